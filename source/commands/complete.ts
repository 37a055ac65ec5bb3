import { readFileSync } from 'node:fs';
import { withoutControls } from '../clean/clean-text.ts';
import type { GameEntry } from '../records/store/game-entry.ts';
import { GameStore } from '../records/store/store.ts';
import { namedEngines } from '../settings/engine-list.ts';
import type { Folders } from '../settings/folders.ts';
import { enginesOf, parseSettingsFile } from '../settings/settings-file.ts';
import type { Texts } from '../text/texts.ts';
import type { Command, Operand } from './command.ts';
import { COMMON_FLAGS, namedFlags, type ValueFlag } from './flags.ts';
import { COMMANDS } from './table.ts';
import { typedWords } from './typed-words.ts';

/** What may stand at the end of a command line, whatever is typed of it. */
export interface Offers {
  readonly words: readonly (readonly [word: string, about?: string])[];
  /** What the typed word has before them: `--labels=`. */
  readonly start: string;
  /** What the words are; after `file` and `directory`, which are names too, the shell adds its own. */
  readonly kind: 'words' | 'names' | 'file' | 'directory';
}

/** An operand, or the value of a flag. */
type Place = Pick<ValueFlag, 'choices' | 'offers' | 'offersAfter'> & Pick<Operand, 'suggest'>;

/**
 * Finds what may stand as the last of the words. Loads the command that they name and no other.
 * @param typed the words after the program's name
 * @param games lists the saved games, the latest first
 * @param engines lists the names of engines
 */
export async function offersFor(
  texts: Texts,
  typed: readonly string[],
  games: () => readonly Pick<GameEntry, 'name' | 'isUnfinished'>[],
  commands = COMMANDS,
  engines: () => readonly string[] = () => [],
): Promise<Offers> {
  const last = typed.at(-1) ?? '';
  let command: Pick<Command, 'operands' | 'flags'> | undefined;
  let flags = namedFlags(COMMON_FLAGS);
  let option: ValueFlag | undefined;
  let onlyOperands = false;
  const operands: string[] = [];
  const valued = (word: string) => {
    const flag = flags.find(({ name }) => word === `--${name}`);
    return flag?.type === 'string' ? flag : undefined;
  };
  for (const word of typed.slice(0, -1)) {
    if (option) option = undefined;
    else if (!onlyOperands && /^-./.test(word)) {
      onlyOperands = word === '--';
      option = valued(word);
    } else if (command) operands.push(word);
    else {
      const entry = commands.find(({ name }) => name === word);
      command = (await entry?.load()) ?? { operands: [], flags: {} };
      flags = [...namedFlags(command.flags), ...flags];
    }
  }
  const nameOf = ({ name }: { readonly name: string }) => name;
  const at = (place: Place = {}, start = ''): Offers => {
    const { suggest, choices = () => [], offers = choices, offersAfter } = place;
    const before = operands.at(-1) ?? '';
    const offer = (list: readonly string[], kind: Offers['kind']) =>
      ({ words: list.map((word) => [word] as const), start, kind }) as const;
    switch (suggest) {
      case undefined: {
        const lists = offersAfter?.(texts, engines) ?? {};
        const after = Object.hasOwn(lists, before) ? lists[before] : undefined;
        return offer(after ?? offers(engines), 'words');
      }
      case 'commands':
        return {
          words: [
            ...commands.map(({ name, summary }) => [name, summary(texts)] as const),
            ...offers(engines).map((word) => [word] as const),
          ],
          start,
          kind: 'words',
        };
      case 'folders':
        return offer([], 'directory');
      case 'games':
        return offer(games().map(nameOf), 'file');
      case 'unfinished': {
        const fit = games().filter((game) => game.name.startsWith(last) && game.isUnfinished);
        return offer(fit.map(nameOf), fit.length > 0 ? 'names' : 'file');
      }
      default:
        return suggest satisfies never;
    }
  };
  if (option) return at(option);
  if (!onlyOperands && last.startsWith('-')) {
    const [start, name] = /^(.*?)=/s.exec(last) ?? [];
    if (name !== undefined) return at(valued(name), start);
    const words = flags.map(({ name, summary }) => [`--${name}`, summary(texts)] as const);
    return { words, start: '', kind: 'words' };
  }
  if (!command) return at({ suggest: 'commands' });
  const repeated = command.operands.findLast(({ repeats }) => repeats);
  return at(command.operands[operands.length] ?? repeated);
}

/** The names in the list of engines of a settings file; none where it cannot be read. */
function listedNames(configFile: string): readonly string[] {
  try {
    const list = enginesOf(parseSettingsFile(readFileSync(configFile, 'utf8')));
    return namedEngines(list).map(({ name }) => name);
  } catch {
    return [];
  }
}

/**
 * Answers a shell with the kind of the offers and then one a line, to bash only those that fit.
 * @param part what bash replaces of the typed word: all after the last `=` or `:`
 */
export async function answerShell(
  texts: Texts,
  [shell, line = '', part = '']: readonly string[],
  { gamesFolder, configFile }: Pick<Folders, 'gamesFolder' | 'configFile'>,
): Promise<string> {
  const typed = typedWords(line);
  const store = new GameStore({ folder: gamesFolder, now: () => new Date() });
  const games = () => store.list().filter(({ name }) => withoutControls(name) === name);
  const { words, start, kind } = await offersFor(texts, typed, games, COMMANDS, () =>
    listedNames(configFile),
  );
  const kept = typedWords(line.slice(0, line.length - part.length)).at(-1) ?? '';
  const lines = words.map(([word, about]) => {
    if (shell === 'zsh') return word.replaceAll(/[\\:]/g, '\\$&') + (about ? `:${about}` : '');
    return start + word + (about && shell === 'fish' ? `\t${about}` : '');
  });
  const fitting = lines.filter((text) => text.startsWith(typed.at(-1) ?? '') && text !== kept);
  const answer = shell === 'bash' ? fitting.map((text) => text.slice(kept.length)) : lines;
  return `${[kind, ...answer].join('\n')}\n`;
}
