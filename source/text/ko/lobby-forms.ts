import { spelledArgument } from './spelled.ts';

export const CHALLENGE_FORM = `도전 [VARIANT] [CLOCK] [${spelledArgument('to')} NAME 또는 ${spelledArgument('invite')}] [${spelledArgument('black')} 또는 ${spelledArgument('white')}] [${spelledArgument('unrated')}] [${spelledArgument('no-watchers')}]`;

export const SEEK_FORM = `상대찾기 [VARIANT] [CLOCK], 상대찾기 ${spelledArgument('anything')}, 상대찾기 ${spelledArgument('off')}`;
