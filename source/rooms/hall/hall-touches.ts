import type { HallEventBody } from './hall-event.ts';
import type { HallState } from './hall-state.ts';
import { nameKey, nameLooks } from './member-name.ts';

/**
 * The people, names and codes that an event is about. Events that share none are judged alike in
 * whatever order they come, and go into the log together.
 * @returns undefined for an event whose judge looks at more than that: it goes into the log alone
 */
export function touchesOf(hall: HallState, body: HallEventBody): readonly string[] | undefined {
  switch (body.kind) {
    case 'registered': {
      const { person, name } = body;
      return [person, `name ${nameKey(name)}`, ...nameLooks(name).map((look) => `look ${look}`)];
    }
    case 'key-code-made':
      return [body.person, `digest ${body.digest}`];
    case 'key-added':
    case 'key-removed':
      return [body.person, body.key];
    case 'banned':
    case 'unbanned':
    case 'network-banned':
    case 'network-unbanned':
    case 'network-held':
    case 'renamed':
    case 'deleted':
      return undefined;
    case 'challenged': {
      const { code, by, to, variant, timeControl } = body;
      // A quick game takes a like challenge, of which there is to be none before.
      const open = to.kind === 'anyone' ? [`open ${variant} ${timeControl}`] : [];
      return [`code ${code}`, by.id, ...open, ...(to.kind === 'person' ? [to.person] : [])];
    }
    case 'withdrawn': {
      const by = hall.challenge(body.code)?.by.id;
      return [`code ${body.code}`, ...(by === undefined ? [] : [by])];
    }
    case 'began':
      return [`code ${body.code}`, body.black.id, body.white.id];
    case 'ended': {
      const began = hall.game(body.code)?.began;
      return [`code ${body.code}`, ...(began ? [began.black.id, began.white.id] : [])];
    }
    default:
      return body satisfies never;
  }
}
