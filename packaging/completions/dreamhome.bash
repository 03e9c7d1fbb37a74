# bash completion for dreamhome

_dreamhome()
{
    local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]}
    case $prev in
    --lang)
        mapfile -t COMPREPLY < <(compgen -W "en fr pt_BR pt_PT hu ru pl" -- "$cur")
        return
        ;;
    --players)
        mapfile -t COMPREPLY < <(compgen -W "2 3 4" -- "$cur")
        return
        ;;
    --size | --seed)
        return
        ;;
    --data-dir | --screenshots)
        compopt -o filenames
        mapfile -t COMPREPLY < <(compgen -d -- "$cur")
        return
        ;;
    --script | --describe | --transcript)
        compopt -o filenames
        mapfile -t COMPREPLY < <(compgen -f -- "$cur")
        return
        ;;
    esac
    if [[ $cur == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W "--new --continue --lang --windowed --fullscreen \
            --size --seed --players --data-dir --script --screenshots --describe --transcript \
            --help --version" -- "$cur")
    else
        compopt -o filenames
        mapfile -t COMPREPLY < <(compgen -f -X '!*.dreamhome' -- "$cur"; compgen -d -- "$cur")
    fi
}

complete -F _dreamhome dreamhome
