import { argumentText } from './word-text.ts';

/** How a challenge is typed. */
export const CHALLENGE_FORM = `ท้า [VARIANT] [CLOCK] [${argumentText('to')} NAME หรือ ${argumentText('invite')}] [${argumentText('black')} หรือ ${argumentText('white')}] [${argumentText('unrated')}] [${argumentText('no-watchers')}]`;

/** How a game is sought. */
export const SEEK_FORM = `หาคู่ [VARIANT] [CLOCK], หาคู่ ${argumentText('anything')}, หาคู่ ${argumentText('off')}`;
