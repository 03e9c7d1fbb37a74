; The installer, for the user who starts it: no administrator is asked. An entry in the start menu,
; records that open with a double click, and an uninstaller that leaves only what is the player's.
; An older version is removed first; while the game runs, nothing is touched.
; build.sh passes VERSION, PUBLISHER, SIZE (in KB), the pictures ICON, SIDE and HEADER, and two lists of
; commands: INSTALL, which brings every file, and REMOVE, which deletes exactly those.
Unicode true
!include MUI2.nsh
!include WinVer.nsh

!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\Dream Home"
!define KIND "Software\Classes\DreamHome.Record"
!define ENDING "Software\Classes\.dreamhome"
!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_WELCOMEFINISHPAGE_BITMAP "${SIDE}"
!define MUI_HEADERIMAGE
!define MUI_HEADERIMAGE_BITMAP "${HEADER}"
!define MUI_HEADERIMAGE_UNBITMAP "${HEADER}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\bin\dreamhome.exe"

Name "Dream Home"
OutFile "${OUTPUT}"
InstallDir "$LOCALAPPDATA\Programs\Dream Home"
InstallDirRegKey HKCU "${KEY}" "InstallLocation"
RequestExecutionLevel user
ManifestDPIAware true
ManifestLongPathAware true
ManifestSupportedOS Win10
SetCompressor /SOLID lzma

VIProductVersion "${VERSION}.0"
VIFileVersion "${VERSION}.0"
VIAddVersionKey /LANG=0 "ProductName" "Dream Home"
VIAddVersionKey /LANG=0 "ProductVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "FileDescription" "Dream Home, installer"
VIAddVersionKey /LANG=0 "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "CompanyName" "${PUBLISHER}"
VIAddVersionKey /LANG=0 "LegalCopyright" "${PUBLISHER}"

!insertmacro MUI_PAGE_WELCOME
!define MUI_PAGE_CUSTOMFUNCTION_LEAVE refuse_while_running
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

LangString RUNNING ${LANG_ENGLISH} "Dream Home is running. Please finish your game first; it is saved."
LangString RUNNING ${LANG_FRENCH} "Dream Home est ouvert. Fermez d’abord le jeu ; votre partie est enregistrée."
LangString RUNNING ${LANG_PORTUGUESEBR} "Dream Home está aberto. Feche o jogo primeiro; a partida fica salva."
LangString RUNNING ${LANG_PORTUGUESE} "Dream Home está aberto. Feche primeiro o jogo; a partida fica guardada."
LangString RUNNING ${LANG_HUNGARIAN} "A Dream Home éppen fut. Előbb zárd be a játékot; a játszma mentve marad."
LangString RUNNING ${LANG_RUSSIAN} "Dream Home запущен. Сначала закройте игру: партия сохранится."
LangString RUNNING ${LANG_POLISH} "Dream Home jest uruchomiony. Najpierw zamknij grę; partia zostanie zapisana."
LangString OLD_WINDOWS ${LANG_ENGLISH} "Dream Home needs Windows 10, version 1903, or later."
LangString OLD_WINDOWS ${LANG_FRENCH} "Dream Home nécessite Windows 10, version 1903, ou plus récent."
LangString OLD_WINDOWS ${LANG_PORTUGUESEBR} "Dream Home requer o Windows 10, versão 1903, ou mais recente."
LangString OLD_WINDOWS ${LANG_PORTUGUESE} "Dream Home requer o Windows 10, versão 1903, ou mais recente."
LangString OLD_WINDOWS ${LANG_HUNGARIAN} "A Dream Home futtatásához Windows 10 (1903) vagy újabb szükséges."
LangString OLD_WINDOWS ${LANG_RUSSIAN} "Для Dream Home нужна Windows 10 версии 1903 или новее."
LangString OLD_WINDOWS ${LANG_POLISH} "Dream Home wymaga systemu Windows 10 w wersji 1903 lub nowszego."

!macro tell_the_desktop
    System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend

; A program that runs cannot be opened for writing.
!macro define_refuse_while_running prefix
Function ${prefix}refuse_while_running
    IfFileExists "$INSTDIR\bin\dreamhome.exe" 0 free
    ClearErrors
    FileOpen $0 "$INSTDIR\bin\dreamhome.exe" a
    IfErrors running
    FileClose $0
    Goto free
running:
    MessageBox MB_OK|MB_ICONEXCLAMATION "$(RUNNING)" /SD IDOK
    SetErrorLevel 2
    Abort
free:
FunctionEnd
!macroend
!insertmacro define_refuse_while_running ""
!insertmacro define_refuse_while_running "un."

Function .onInit
    ${IfNot} ${AtLeastWin10}
        Goto old
    ${EndIf}
    ${IfNot} ${AtLeastBuild} 18362
        Goto old
    ${EndIf}
    Call refuse_while_running
    Return
old:
    MessageBox MB_OK|MB_ICONSTOP "$(OLD_WINDOWS)" /SD IDOK
    SetErrorLevel 3
    Abort
FunctionEnd

Function un.onInit
    Call un.refuse_while_running
FunctionEnd

; Its own uninstaller knows best what an older version has brought. It runs where it lies and not from
; a copy, so that it can be waited for.
Function remove_old_version
    ReadRegStr $1 HKCU "${KEY}" "InstallLocation"
    StrCmp $1 "" none
    IfFileExists "$1\uninstall.exe" 0 none
    ExecWait '"$1\uninstall.exe" /S _?=$1' $2
    StrCmp $2 "0" +3
    SetErrorLevel 2
    Abort
    Delete "$1\uninstall.exe"
    RMDir "$1"
none:
FunctionEnd

Section
    Call remove_old_version
    !include "${INSTALL}"
    SetOutPath "$INSTDIR"
    WriteUninstaller "$INSTDIR\uninstall.exe"
    CreateShortcut "$SMPROGRAMS\Dream Home.lnk" "$INSTDIR\bin\dreamhome.exe"

    WriteRegStr HKCU "${ENDING}" "" "DreamHome.Record"
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
    WriteRegDWORD HKCU "${KEY}" "EstimatedSize" ${SIZE}
    WriteRegDWORD HKCU "${KEY}" "NoModify" 1
    WriteRegDWORD HKCU "${KEY}" "NoRepair" 1
SectionEnd

Section Uninstall
    SetOutPath "$TEMP" ; the current folder cannot be removed
    !include "${REMOVE}"
    Delete "$INSTDIR\uninstall.exe"
    RMDir "$INSTDIR"
    RMDir "$LOCALAPPDATA\Programs" ; only if it is empty, as all folders here
    Delete "$SMPROGRAMS\Dream Home.lnk"
    ReadRegStr $0 HKCU "${ENDING}" ""
    StrCmp $0 "DreamHome.Record" 0 +2 ; another program may have taken it over
    DeleteRegKey HKCU "${ENDING}"
    DeleteRegKey HKCU "${KIND}"
    DeleteRegKey HKCU "${KEY}"
    !insertmacro tell_the_desktop
SectionEnd
