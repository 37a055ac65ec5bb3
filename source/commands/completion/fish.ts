import type { NamedFlag } from '../flags.ts';
import { type CommandLine, type Place, valueFlags, valuePlaces, wordPlaces } from './data.ts';

/** The completion script for fish, from version 3.0 on. */
export function fishScript(line: CommandLine): string {
  return `# Completion of komadai in fish: komadai completion fish | source

# The place of the word that is typed: command/operands so far/last of them. With an argument only
# the folder that --home names.
function __komadai_place
    set -l words (commandline -opc)
    set -l command
    set -l option
    set -l home
    set -l last
    set -l only_words
    set -l operands 0
    for word in $words[2..-1]
        if test -n "$option"
            test $option = --home; and set home $word
            set option
        else if test -z "$only_words"; and string match -q -- '-?*' $word
            switch $word
                case --
                    set only_words 1
                case '--home=*'
                    set home (string replace -- --home= '' $word)
                case ${valueFlags(line)
                  .map(({ name }) => `--${name}`)
                  .join(' ')}
                    set option $word
            end
        else if test -z "$command"
            set command $word
        else
            set last $word
            set operands (math $operands + 1)
        end
    end
    if set -q argv[1]
        string replace -r -- '^~/' "$HOME/" $home
    else
        echo "$command/$operands/$last"
    end
end

# Whether the place is as the first pattern says, and not as one of the others.
function __komadai_at
    set -l place (__komadai_place)
    string match -q -- $argv[1] $place; or return
    for other in $argv[2..-1]
        string match -q -- $other $place; and return 1
    end
    return 0
end

function __komadai_games
    set -l home (__komadai_place home)
    set -q home[1]; and set home --home=$home
    komadai games $argv $home 2>/dev/null | cut -f 1
end

# The games that can be resumed, and files only where none of them fits.
function __komadai_unfinished
    set -l typed (string escape --style=regex -- (commandline -ct | string unescape))
    set -l games (__komadai_games --unfinished | string match -re -- "^$typed")
    if set -q games[1]
        printf '%s\\n' $games
    else
        __fish_complete_path (commandline -ct)
    end
end

complete -c komadai -e
complete -c komadai -f
${[
  ...wordPlaces(line).flatMap(placeLines),
  ...line.flags.flatMap((flag) => flagLines(flag)),
  ...line.commands.flatMap(({ name, flags }) => flags.flatMap((flag) => flagLines(flag, name))),
].join('\n')}
`;
}

function placeLines({ place, anyBefore, offers, suggest }: Place): string[] {
  const start = `complete -c komadai ${condition(`${place}${anyBefore ? '*' : ''}`)}`;
  if (suggest === 'games') return [`${start} -k -F -a '(__komadai_games)'`];
  if (suggest === 'unfinished') return [`${start} -k -a '(__komadai_unfinished)'`];
  if (suggest === 'folders') return [`${start} -a '(__fish_complete_directories)'`];
  return offers.some(({ about }) => about !== undefined)
    ? offers.map(({ word, about = '' }) => `${start} -a ${quote(word)} -d ${quote(about)}`)
    : [`${start} -a ${quote(offers.map(({ word }) => word).join(' '))}`];
}

/** @param command that has the flag; missing if all have it */
function flagLines(flag: NamedFlag, command?: string): string[] {
  const { name, type, summary } = flag;
  const line = (patterns: readonly string[], rest: string) =>
    ['complete -c komadai', ...(patterns.length > 0 ? [condition(...patterns)] : []), rest].join(
      ' ',
    );
  const at = command === undefined ? [] : [`${command}/*`];
  const known = `-l ${name}${type === 'string' ? ' -x' : ''} -d ${quote(summary)}`;
  const places = valuePlaces(flag);
  const afters = places.flatMap(({ after }) => after ?? []);
  return [
    line(at, known),
    ...places.map(({ after, offers, suggest }) => {
      const others = afters.map((other) => `*/${other}`);
      const patterns =
        afters.length === 0 ? at : after ? [`${command}/*/${after}`] : [...at, ...others];
      const words = offers.map(({ word }) => word).join(' ');
      const values = suggest === 'folders' ? "'(__fish_complete_directories)'" : quote(words);
      return line(patterns, `-l ${name} -x -k -a ${values}`);
    }),
  ];
}

function condition(...patterns: readonly string[]): string {
  return `-n ${quote(`__komadai_at ${patterns.map(quote).join(' ')}`)}`;
}

function quote(text: string): string {
  return `'${text.replaceAll(/[\\']/g, '\\$&')}'`;
}
