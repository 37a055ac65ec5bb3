import { VARIANTS } from '../rules/variants/index.ts';
import { handicapSetting } from '../settings/settings.ts';

/** Settings that belong together, in the order on the screen. */
interface SettingGroup {
  readonly title: string;
  /** Each setting by its name, with the name in words. */
  readonly names: Readonly<Record<string, string>>;
}

/** The groups, with the settings of the games that are known now. */
export function settingGroups(): SettingGroup[] {
  return [
    {
      title: 'Game',
      names: {
        variant: 'Which game',
        ...Object.fromEntries(
          VARIANTS.filter(({ handicaps }) => handicaps.length > 0).map((variant) => [
            handicapSetting(variant),
            `Handicap, ${variant.id}`,
          ]),
        ),
        illegal: 'Illegal moves',
        'away-time': 'Clock when away',
      },
    },
    {
      title: 'Board',
      names: {
        labels: 'Piece labels',
        coordinates: 'Rank marks',
        notation: 'Move notation',
        charset: 'Characters',
        pieces: 'Pieces',
        colour: 'Colours',
        theme: 'Colour theme',
        flip: 'Who sits below',
        reigning: 'Reigning king',
        mouse: 'Mouse',
      },
    },
    {
      title: 'Sound and speech',
      names: { bell: 'Bell', speech: 'Moves told', 'clock-calls': 'Clock told' },
    },
    { title: 'Engines', names: { resigns: 'Computer resigns', ponder: 'Pondering' } },
  ];
}
