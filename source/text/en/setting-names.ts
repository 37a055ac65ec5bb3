/** Settings that belong together, in the order on the screen; handicaps follow the first setting. */
export const SETTING_GROUPS = [
  {
    title: 'Game',
    names: {
      variant: 'Which game',
      illegal: 'Illegal moves',
      'away-time': 'Clock when away',
    },
  },
  {
    title: 'Board',
    names: {
      language: 'Language',
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
      motion: 'Motion',
    },
  },
  {
    title: 'Sound and speech',
    names: {
      bell: 'Bell',
      notify: 'Notifications',
      speech: 'Moves told',
      'clock-calls': 'Clock told',
    },
  },
  {
    title: 'Engines',
    names: {
      resigns: 'Computer resigns',
      ponder: 'Pondering',
      'analyse-games': 'Analyse games',
      analyst: 'Who analyses',
    },
  },
] as const;

/** The setting of the handicap of a game. */
export function handicapSettingName(variantId: string): string {
  return `Handicap, ${variantId}`;
}
