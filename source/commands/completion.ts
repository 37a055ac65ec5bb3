import { type Command, STATUS_DONE } from './command.ts';

/**
 * For version 3.2 and later. `compopt` is there from 4.0 on, its `nosort` from 4.4 on; `filenames`
 * has bash quote what it offers.
 */
const BASH = `# Completion of komadai in bash: source <(komadai completion bash)
_komadai() {
  local kind word
  COMPREPLY=()
  while IFS= read -r word; do COMPREPLY+=("$word"); done < <(
    komadai complete bash "\${COMP_LINE:0:COMP_POINT}" "$2" 2>/dev/null
  )
  kind=$COMPREPLY
  COMPREPLY=("\${COMPREPLY[@]:1}")
  # More is to be typed after engine:.
  [[ \${#COMPREPLY[@]} -eq 1 && $COMPREPLY == *: ]] && compopt -o nospace 2>/dev/null
  compopt -o nosort 2>/dev/null
  [[ $kind == words ]] || compopt -o filenames 2>/dev/null
  [[ $kind == file || $kind == directory ]] || return
  while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen -A $kind -- "$2")
}
complete -F _komadai komadai
`;

/** To be sourced, or as `_komadai` in a folder of `fpath`. */
const ZSH = `#compdef komadai
# Completion of komadai in zsh: source <(komadai completion zsh), after compinit
_komadai() {
  local line="\${(j: :)words[1,CURRENT-1]} $QIPREFIX$PREFIX"
  local -a answer=("\${(@f)$(komadai complete zsh "$line" 2>/dev/null)}")
  # No blank follows engine:, since the command is still to be typed.
  local -a offers=(\${\${answer[2,-1]}:#*\\\\:}) open=(\${(M)answer:#*\\\\:})
  local -i none=1
  [[ $PREFIX == --*=* ]] && compset -P '*='
  _describe -V komadai offers -- open -S '' && none=0
  [[ $answer[1] == file ]] && _files && none=0
  [[ $answer[1] == directory ]] && _files -/ && none=0
  return none
}
compdef _komadai komadai
if [[ $funcstack[1] == _komadai ]]; then _komadai "$@"; fi
`;

/** For version 3.0 and later. */
const FISH = `# Completion of komadai in fish: komadai completion fish | source
function __komadai_offers
    set -l answer (komadai complete fish (commandline -cp | string join ' ') 2>/dev/null)
    printf '%s\\n' $answer[2..-1]
    test "$answer[1]" = file; and __fish_complete_path (commandline -ct)
    test "$answer[1]" = directory; and __fish_complete_directories (commandline -ct)
end
complete -c komadai -e
complete -c komadai -f -k -a '(__komadai_offers)'
`;

const SCRIPTS = { bash: BASH, zsh: ZSH, fish: FISH } as const;

/** `komadai completion`: a script that lets a shell ask `komadai complete` at each Tab. */
export const completion: Command = {
  operands: [{ name: 'SHELL', what: 'shell', choices: () => Object.keys(SCRIPTS) }],
  flags: {},
  examples: [
    'source <(komadai completion bash)',
    'source <(komadai completion zsh)',
    'komadai completion fish | source',
  ],
  async run(context) {
    const [found = ''] = context.operands;
    context.stdout.write(SCRIPTS[found as keyof typeof SCRIPTS]);
    return STATUS_DONE;
  },
};
