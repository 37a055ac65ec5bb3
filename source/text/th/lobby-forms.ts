import { argumentText } from './word-text.ts';

export const CHALLENGE_FORM = `ท้า [VARIANT] [CLOCK] [${argumentText('to')} NAME หรือ ${argumentText('invite')}] [${argumentText('black')} หรือ ${argumentText('white')}] [${argumentText('unrated')}] [${argumentText('no-watchers')}]`;

export const SEEK_FORM = `หาคู่ [VARIANT] [CLOCK], หาคู่ ${argumentText('anything')}, หาคู่ ${argumentText('off')}`;
