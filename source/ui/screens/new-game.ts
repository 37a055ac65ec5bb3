import { COLORS, type Color } from '../../core/color.ts';
import { findVariant, VARIANTS } from '../../core/variants/index.ts';
import { seatPlayers, tossPawns } from '../../match/furigoma.ts';
import { HIGHEST_LEVEL, type Player, playerOfName, savedName } from '../../match/side.ts';
import { findHandicap, startPosition } from '../../notation/start.ts';
import { handicapSetting } from '../../settings/settings.ts';
import { latin } from '../../text/charset.ts';
import { clockFaultText } from '../../text/clock.ts';
import { furigomaText } from '../../text/furigoma.ts';
import type { App } from '../app.ts';
import { PromptLine } from '../prompt-line.ts';
import type { Services } from '../services.ts';
import { ClockChoice } from './clock-choice.ts';
import { choiceField, type FormField, FormScreen } from './form.ts';
import { PlayScreen } from './play.ts';
import { changeSetting } from './settings.ts';

/** Who can be chosen for a side. */
const PLAYERS: readonly Player[] = [
  { kind: 'person', name: 'Guest' },
  ...Array.from(
    { length: HIGHEST_LEVEL },
    (_, index) => ({ kind: 'level', level: index + 1 }) as const,
  ),
];

function sameKind(one: Player, other: Player): boolean {
  if (one.kind !== 'level' || other.kind !== 'level') return one.kind === other.kind;
  return one.level === other.level;
}

function playerText(player: Player): string {
  return player.kind === 'level' ? `computer, level ${player.level}` : 'a person';
}

/** What is played and by whom; begins with what was chosen last. */
export function newGameScreen(services: Services): FormScreen {
  const { settings, store, charset } = services;
  const last = store.list()[0]?.head;
  let variant = findVariant(settings.all.variant) ?? VARIANTS[0];
  let handicap = settings.all[handicapSetting(variant)];
  let furigoma = false;
  const names: Record<Color, PromptLine> = { black: new PromptLine(), white: new PromptLine() };
  const players: Record<Color, Player> = {
    black: playerOfName(last?.black || 'Guest'),
    white: playerOfName(last?.white || 'Guest'),
  };
  for (const color of COLORS) {
    const player = players[color];
    names[color].set(player.kind === 'person' ? player.name : 'Guest');
  }
  const nameOf = (color: Color) => {
    const player = players[color];
    return player.kind === 'person' ? names[color].text.trim() || 'Guest' : savedName(player);
  };
  const playerFields = (color: Color, label: string): FormField[] => [
    choiceField(
      label,
      PLAYERS,
      () => PLAYERS.find((one) => sameKind(one, players[color])) ?? PLAYERS[0],
      (chosen) => {
        players[color] = chosen;
      },
      playerText,
    ),
    ...(players[color].kind === 'person'
      ? [{ kind: 'text', label: '  name', line: names[color] } as const]
      : []),
  ];

  const clock = new ClockChoice(last?.timeControl ?? '');
  const chosenStart = () => startPosition(variant, findHandicap(variant, handicap));
  const preview = () => ({ variant, placement: chosenStart().placement });
  const begin = (app: App) => {
    const control = clock.control;
    if (!control.ok) {
      form.warning = clockFaultText(clock.line.text);
      return;
    }
    const toss = furigoma && handicap === 'even' ? tossPawns(services.random) : undefined;
    const match = services.table.start({
      variant,
      start: chosenStart(),
      names: seatPlayers(nameOf('black'), nameOf('white'), toss),
      clock: control.value,
    });
    const screen = new PlayScreen(
      services,
      match,
      toss && furigomaText(toss, nameOf('black'), charset),
    );
    const warn = (text: string) => {
      screen.message = { text, tone: 'warning' };
    };
    changeSetting(services, 'variant', variant.id, app, warn);
    changeSetting(services, handicapSetting(variant), handicap, app, warn);
    app.reset(screen);
  };

  const fields = (): FormField[] => [
    choiceField(
      'Game',
      VARIANTS,
      () => variant,
      (chosen) => {
        variant = chosen;
        handicap = settings.all[handicapSetting(variant)];
      },
      ({ name }) => latin(name, charset),
    ),
    choiceField(
      'Handicap',
      ['even', ...variant.handicaps.map(({ name }) => name)],
      () => handicap,
      (chosen) => {
        handicap = chosen;
      },
      (name) => name,
    ),
    ...playerFields('black', 'Black'),
    ...playerFields('white', handicap === 'even' ? 'White' : 'White (gives)'),
    ...(handicap === 'even'
      ? [
          choiceField(
            'Colours',
            [false, true],
            () => furigoma,
            (chosen) => {
              furigoma = chosen;
            },
            (tossed) => (tossed ? 'by furigoma' : 'as entered'),
          ),
        ]
      : []),
    ...clock.fields,
    { kind: 'action', label: 'Start', run: begin },
  ];
  const form = new FormScreen({ title: 'New game', fields, preview });
  return form;
}
