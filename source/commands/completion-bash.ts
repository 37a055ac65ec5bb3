import {
  asOffers,
  type CommandLine,
  type Offer,
  optionOffers,
  shellWord,
  valueOptions,
  wordPlaces,
} from './completion-data.ts';

/** The completion script for bash, from version 3.2 on. */
export function bashScript(line: CommandLine): string {
  return `# Completion of komadai in bash: source <(komadai completion bash)

_komadai() {
  local cur=\${COMP_WORDS[COMP_CWORD]} IFS=$'\\n'
  local command= option= last= home= only_words= word at operands=0
  COMPREPLY=()
  for ((at = 1; at < COMP_CWORD; at++)); do
    word=\${COMP_WORDS[at]}
    if [[ -n $option ]]; then
      # Where = breaks words, --home=DIR comes as three of them.
      [[ $word == = ]] && continue
      [[ $option == --home ]] && home=$(_komadai_plain "$word")
      option=
    elif [[ -z $only_words && $word == -?* ]]; then
      case $word in
        --) only_words=1 ;;
        ${valueOptions(line)
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
  .filter(({ options }) => options.length > 0)
  .map(({ name, options }) => branch(shellWord(name), action(optionOffers(options))))
  .join('\n')}
  esac
  ${action(optionOffers(line.options))}
}

_komadai_value() {
  case $option in
${valueOptions(line)
  .filter(({ valid, suggest }) => valid || suggest)
  .map(({ name, valid, suggest }) => branch(`--${name}`, action(asOffers(valid), suggest)))
  .join('\n')}
  esac
}

# Offers those of the given words that begin like the one that is typed.
_komadai_offer() {
  local word
  for word; do
    [[ $word == "$cur"* ]] && COMPREPLY+=("$word")
  done
}

_komadai_games() {
  local word
  _komadai_paths -f
  while read -r word; do
    [[ $word == "$cur"* ]] && COMPREPLY+=("$word")
  done < <(komadai games \${home:+--home="$home"} 2>/dev/null | cut -f 1)
}

_komadai_paths() {
  local word
  # Has bash quote what it offers; does not exist before version 4.
  compopt -o filenames 2>/dev/null
  while read -r word; do COMPREPLY+=("$word"); done < <(compgen "$1" -- "$cur")
  cur=$(_komadai_plain "$cur")
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

function action(offers: readonly Offer[], suggest?: 'games' | 'folders'): string {
  if (suggest === 'games') return '_komadai_games';
  if (suggest === 'folders') return '_komadai_paths -d';
  return `_komadai_offer ${offers.map(({ word }) => shellWord(word)).join(' ')}`;
}
