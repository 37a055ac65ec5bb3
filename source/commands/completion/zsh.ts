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

/** The completion script for zsh: to be sourced, or as `_komadai` in a folder of `fpath`. */
export function zshScript(line: CommandLine): string {
  const withValue = valueFlags(line).map(({ name }) => `--${name}`);
  return `#compdef komadai
# Completion of komadai in zsh: source <(komadai completion zsh), after compinit

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
  .filter(({ flags }) => flags.length > 0)
  .map(({ name, flags }) => branch(shellWord(name), assignment(flagOffers(flags))))
  .join('\n')}
  esac
  offers+=(${words(flagOffers(line.flags))})
  _describe -o option offers
}

_komadai_value() {
  case $option/$last in
${valueFlags(line)
  .flatMap(valuePlaces)
  .map(({ flag, after = '*', offers, suggest }) =>
    branch(`--${flag}/${after}`, action('value', offers, suggest)),
  )
  .join('\n')}
  esac
}

# Saved games and then files; after --unfinished files only where no game fits.
_komadai_games() {
  offers=(\${(f)"$(_call_program games komadai games $1 \${home:+--home=\${(q)home}} 2>/dev/null | cut -f 1)"})
  _wanted -V games expl 'saved game' compadd -a offers && [[ -n $1 ]] || _files
}

compdef _komadai komadai
if [[ $funcstack[1] == _komadai ]]; then _komadai "$@"; fi
`;
}

function branch(pattern: string, commands: string): string {
  return `    ${pattern}) ${commands} ;;`;
}

function action(title: string, offers: readonly WordOffer[], suggest?: Suggestion): string {
  if (suggest === 'games') return '_komadai_games';
  if (suggest === 'unfinished') return '_komadai_games --unfinished';
  if (suggest === 'folders') return '_files -/';
  // No blank follows `engine:`, since the command is still to be typed.
  const open = offers.filter(({ word }) => word.endsWith(':'));
  const whole = offers.filter((offer) => !open.includes(offer));
  const described = `${assignment(whole)}; _describe ${title} offers`;
  return open.length === 0
    ? described
    : `${described}; ${assignment(open)}; _describe ${title} offers -S ''`;
}

function assignment(offers: readonly WordOffer[]): string {
  return `offers=(${words(offers)})`;
}

/** In the form of `_describe`: word and explanation with a colon between. */
function words(offers: readonly WordOffer[]): string {
  const texts = offers.map(({ word, about }) => {
    const text = word.replaceAll(/[\\:]/g, '\\$&');
    return shellWord(about === undefined ? text : `${text}:${about}`);
  });
  return texts.join(' ');
}
