; The installer, for the user who starts it: no administrator is asked. An entry in the start menu,
; records that open with a double click, and an uninstaller that leaves only what is the player's.
; build.sh passes VERSION, PUBLISHER, ICON, FOLDER (what is installed) and REMOVE (the same, as a
; list of commands that delete exactly that).
Unicode true
!include MUI2.nsh

!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\Dream Home"
!define KIND "Software\Classes\DreamHome.Record"
!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\bin\dreamhome.exe"

Name "Dream Home"
OutFile "${OUTPUT}"
InstallDir "$LOCALAPPDATA\Programs\Dream Home"
InstallDirRegKey HKCU "${KEY}" "InstallLocation"
RequestExecutionLevel user
ManifestDPIAware true
SetCompressor /SOLID lzma

!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES

!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "PortugueseBR"
!insertmacro MUI_LANGUAGE "Portuguese"
!insertmacro MUI_LANGUAGE "Hungarian"
!insertmacro MUI_LANGUAGE "Russian"
!insertmacro MUI_LANGUAGE "Polish"

!macro tell_the_desktop
    System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend

Section
    SetOutPath "$INSTDIR"
    File /r "${FOLDER}/*"
    WriteUninstaller "$INSTDIR\uninstall.exe"
    CreateShortcut "$SMPROGRAMS\Dream Home.lnk" "$INSTDIR\bin\dreamhome.exe"

    WriteRegStr HKCU "Software\Classes\.dreamhome" "" "DreamHome.Record"
    WriteRegStr HKCU "${KIND}" "" "Dream Home"
    WriteRegStr HKCU "${KIND}\DefaultIcon" "" "$INSTDIR\bin\dreamhome.exe,0"
    WriteRegStr HKCU "${KIND}\shell\open\command" "" '"$INSTDIR\bin\dreamhome.exe" "%1"'
    !insertmacro tell_the_desktop

    WriteRegStr HKCU "${KEY}" "DisplayName" "Dream Home"
    WriteRegStr HKCU "${KEY}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${KEY}" "DisplayIcon" "$INSTDIR\bin\dreamhome.exe"
    WriteRegStr HKCU "${KEY}" "Publisher" "${PUBLISHER}"
    WriteRegStr HKCU "${KEY}" "InstallLocation" "$INSTDIR"
    WriteRegStr HKCU "${KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
    WriteRegStr HKCU "${KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
    WriteRegDWORD HKCU "${KEY}" "NoModify" 1
    WriteRegDWORD HKCU "${KEY}" "NoRepair" 1
SectionEnd

Section Uninstall
    !include "${REMOVE}"
    Delete "$INSTDIR\uninstall.exe"
    RMDir "$INSTDIR"
    Delete "$SMPROGRAMS\Dream Home.lnk"
    DeleteRegKey HKCU "Software\Classes\.dreamhome"
    DeleteRegKey HKCU "${KIND}"
    DeleteRegKey HKCU "${KEY}"
    !insertmacro tell_the_desktop
SectionEnd
