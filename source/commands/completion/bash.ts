import { shellWord } from '../../text/shell-word.ts';
import type { Suggestion } from '../flags.ts';
import {
  type CommandLine,
  flagOffers,
  valueFlags,
  valuePlaces,
  type WordOffer,
  wordPlaces,
} from './data.ts';

/** The completion script for bash, from version 3.2 on. */
export function bashScript(line: CommandLine): string {
  return `# Completion of komadai in bash: source <(komadai completion bash)

_komadai() {
  local cur IFS=$'\\n' words joined=
  local command= option= last= home= only_words= word at operands=0
  COMPREPLY=()
  _komadai_join
  cur=\${words[\${#words[@]} - 1]}
  for word in "\${words[@]:0:\${#words[@]} - 1}"; do
    if [[ -n $option ]]; then
      # Where = breaks words, --home=DIR comes as three of them.
      [[ $word == = ]] && continue
      [[ $option == --home ]] && home=$(_komadai_plain "$word")
      option=
    elif [[ -z $only_words && $word == -?* ]]; then
      case $word in
        --) only_words=1 ;;
        ${valueFlags(line)
          .map(({ name }) => `--${name}`)
          .join(' | ')}) option=$word ;;
      esac
    elif [[ -z $command ]]; then
      command=$word
    else
      last=$word
      operands=$((operands + 1))
    fi
  done
  if [[ -n $option ]]; then
    [[ $cur == = ]] && cur=
    _komadai_value
  elif [[ -z $only_words && $cur == -* ]]; then
    _komadai_option
  else
    _komadai_word
  fi
  if [[ -n $joined ]]; then
    for ((at = 0; at < \${#COMPREPLY[@]}; at++)); do COMPREPLY[at]=\${COMPREPLY[at]#"$joined"}; done
  fi
}

# The words up to the one that is typed. Where : breaks words, level:3 comes as three of them; bash
# then replaces only what follows the colon, and the part before it is in joined.
_komadai_join() {
  local at word before=
  words=()
  for ((at = 1; at <= COMP_CWORD; at++)); do
    word=\${COMP_WORDS[at]}
    joined=
    if [[ $at -gt 1 && ( $word == :* || ( $before == *: && $word == [!-]* ) ) ]]; then
      words[\${#words[@]} - 1]=$before$word
      joined=\${before%\${before##*:}}
      [[ $word == :* ]] && joined=$before:
    else
      words+=("$word")
    fi
    before=\${words[\${#words[@]} - 1]}
  done
}

_komadai_word() {
  case $command/$operands/$last in
${wordPlaces(line)
  .map(({ place, anyBefore, offers, suggest }) =>
    branch(`${shellWord(place)}${anyBefore ? '*' : ''}`, action(offers, suggest)),
  )
  .join('\n')}
  esac
}

_komadai_option() {
  case $command in
${line.commands
  .filter(({ flags }) => flags.length > 0)
  .map(({ name, flags }) => branch(shellWord(name), action(flagOffers(flags))))
  .join('\n')}
  esac
  ${action(flagOffers(line.flags))}
}

_komadai_value() {
  case $option/$last in
${valueFlags(line)
  .flatMap(valuePlaces)
  .map(({ flag, after = '*', offers, suggest }) =>
    branch(`--${flag}/${after}`, action(offers, suggest)),
  )
  .join('\n')}
  esac
}

# Offers those of the given words that begin like the one that is typed.
_komadai_offer() {
  local word
  for word; do
    [[ $word == "$cur"* ]] && COMPREPLY+=("$word")
  done
  # More is to be typed after engine:. There is no compopt before version 4.
  [[ \${#COMPREPLY[@]} -eq 1 && $COMPREPLY == *: ]] && compopt -o nospace 2>/dev/null
}

# Saved games and then files; after --unfinished files only where no game fits.
_komadai_games() {
  local word plain
  plain=$(_komadai_plain "$cur")
  while read -r word; do
    [[ $word == "$plain"* ]] && COMPREPLY+=("$word")
  done < <(komadai games "$@" \${home:+--home="$home"} 2>/dev/null | cut -f 1)
  # In the order in which they were played, in version 4.4 and later; quoted.
  compopt -o nosort 2>/dev/null
  compopt -o filenames 2>/dev/null
  [[ $# -gt 0 && \${#COMPREPLY[@]} -gt 0 ]] || _komadai_paths -f
}

_komadai_paths() {
  local word
  # Has bash quote what it offers.
  compopt -o filenames 2>/dev/null
  while read -r word; do COMPREPLY+=("$word"); done < <(compgen "$1" -- "$cur")
}

# A word as it is typed, without quotes and with its home folder.
_komadai_plain() {
  local word=\${1//[\\"\\'\\\\]/}
  printf '%s' "\${word/#\\~\\//$HOME/}"
}

complete -F _komadai komadai
`;
}

function branch(pattern: string, commands: string): string {
  return `    ${pattern}) ${commands} ;;`;
}

function action(offers: readonly WordOffer[], suggest?: Suggestion): string {
  if (suggest === 'games') return '_komadai_games';
  if (suggest === 'unfinished') return '_komadai_games --unfinished';
  if (suggest === 'folders') return '_komadai_paths -d';
  return `_komadai_offer ${offers.map(({ word }) => shellWord(word)).join(' ')}`;
}
