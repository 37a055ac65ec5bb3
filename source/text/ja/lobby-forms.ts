import { argumentSpelling } from './spelling.ts';

export const CHALLENGE_FORM = `挑戦 [VARIANT] [CLOCK] [${argumentSpelling('to')} NAME | ${argumentSpelling('invite')}] [${argumentSpelling('black')} | ${argumentSpelling('white')}] [${argumentSpelling('unrated')}] [${argumentSpelling('no-watchers')}]`;

export const SEEK_FORM = `相手募集 [VARIANT] [CLOCK]、相手募集 ${argumentSpelling('anything')}、相手募集 ${argumentSpelling('off')}`;
