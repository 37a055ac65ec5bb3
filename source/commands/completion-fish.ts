import type { OptionData } from './command.ts';
import { type CommandLine, type Place, valueOptions, wordPlaces } from './completion-data.ts';

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
                case ${valueOptions(line)
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

function __komadai_at
    string match -q -- $argv[1] (__komadai_place)
end

function __komadai_games
    set -l home (__komadai_place home)
    set -q home[1]; and set home --home=$home
    komadai games $home 2>/dev/null | cut -f 1
end

complete -c komadai -e
complete -c komadai -f
${[
  ...wordPlaces(line).flatMap(placeLines),
  ...line.options.map((option) => optionLine(option)),
  ...line.commands.flatMap(({ name, options }) =>
    options.map((option) => optionLine(option, `${name}/*`)),
  ),
].join('\n')}
`;
}

function placeLines({ place, anyBefore, offers, suggest }: Place): string[] {
  const start = `complete -c komadai ${condition(`${place}${anyBefore ? '*' : ''}`)}`;
  if (suggest === 'games') return [`${start} -F -a '(__komadai_games)'`];
  if (suggest === 'folders') return [`${start} -a '(__fish_complete_directories)'`];
  return offers.some(({ about }) => about !== undefined)
    ? offers.map(({ word, about = '' }) => `${start} -a ${quote(word)} -d ${quote(about)}`)
    : [`${start} -a ${quote(offers.map(({ word }) => word).join(' '))}`];
}

function optionLine({ name, value, valid, suggest, summary }: OptionData, place?: string): string {
  const parts = ['complete -c komadai'];
  if (place !== undefined) parts.push(condition(place));
  parts.push(`-l ${name}`);
  if (value !== undefined) parts.push('-x');
  if (valid) parts.push(`-a ${quote(valid.join(' '))}`);
  if (suggest === 'folders') parts.push("-a '(__fish_complete_directories)'");
  parts.push(`-d ${quote(summary)}`);
  return parts.join(' ');
}

function condition(place: string): string {
  return `-n ${quote(`__komadai_at ${quote(place)}`)}`;
}

function quote(text: string): string {
  return `'${text.replaceAll(/[\\']/g, '\\$&')}'`;
}
