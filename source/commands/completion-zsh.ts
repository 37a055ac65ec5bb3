import {
  asOffers,
  type CommandLine,
  type Offer,
  optionOffers,
  shellWord,
  valueOptions,
  wordPlaces,
} from './completion-data.ts';

/** The completion script for zsh: to be sourced, or as `_komadai` in a folder of `fpath`. */
export function zshScript(line: CommandLine): string {
  const withValue = valueOptions(line).map(({ name }) => `--${name}`);
  return `#compdef komadai
# Completion of komadai in zsh: source <(komadai completion zsh), behind compinit

_komadai() {
  local cur=$words[CURRENT] command= option= last= home= only_words= word
  local -i operands=0
  local -a offers
  for word in "\${(@)words[2,CURRENT-1]}"; do
    if [[ -n $option ]]; then
      [[ $option == --home ]] && home=$word
      option=
    elif [[ -z $only_words && $word == -?* ]]; then
      case $word in
        --) only_words=1 ;;
        --home=*) home=\${word#*=} ;;
        ${withValue.join(' | ')}) option=$word ;;
      esac
    elif [[ -z $command ]]; then
      command=$word
    else
      last=\${(Q)word}
      operands+=1
    fi
  done
  home=\${(Q)\${home/#\\~\\//$HOME/}}
  if [[ -n $option ]]; then
    _komadai_value
  elif [[ -z $only_words && $cur == --*=* ]]; then
    option=\${cur%%=*}
    compset -P '*='
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
    branch(`${shellWord(place)}${anyBefore ? '*' : ''}`, action('word', offers, suggest)),
  )
  .join('\n')}
  esac
}

_komadai_option() {
  case $command in
${line.commands
  .filter(({ options }) => options.length > 0)
  .map(({ name, options }) => branch(shellWord(name), assignment(optionOffers(options))))
  .join('\n')}
  esac
  offers+=(${words(optionOffers(line.options))})
  _describe -o option offers
}

_komadai_value() {
  case $option in
${valueOptions(line)
  .filter(({ valid, suggest }) => valid || suggest)
  .map(({ name, valid, suggest }) => branch(`--${name}`, action('value', asOffers(valid), suggest)))
  .join('\n')}
  esac
}

_komadai_games() {
  offers=(\${(f)"$(_call_program games komadai games \${home:+--home=\${(q)home}} 2>/dev/null | cut -f 1)"})
  _wanted games expl 'saved game' compadd -a offers
  _files
}

compdef _komadai komadai
if [[ $funcstack[1] == _komadai ]]; then _komadai "$@"; fi
`;
}

function branch(pattern: string, commands: string): string {
  return `    ${pattern}) ${commands} ;;`;
}

function action(title: string, offers: readonly Offer[], suggest?: 'games' | 'folders'): string {
  if (suggest === 'games') return '_komadai_games';
  if (suggest === 'folders') return '_files -/';
  return `${assignment(offers)}; _describe ${title} offers`;
}

function assignment(offers: readonly Offer[]): string {
  return `offers=(${words(offers)})`;
}

/** As `_describe` takes them: word and explanation with a colon between. */
function words(offers: readonly Offer[]): string {
  const texts = offers.map(({ word, about }) => {
    const text = word.replaceAll(/[\\:]/g, '\\$&');
    return shellWord(about === undefined ? text : `${text}:${about}`);
  });
  return texts.join(' ');
}
