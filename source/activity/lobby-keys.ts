import type { HallAnswer, HallCommand } from '../rooms/hall/hall-command.ts';
import type { Visit } from '../rooms/hall/visit.ts';
import { asked, done, later, NOTHING, refused, told } from './answer.ts';
import type { LobbyAnswer } from './lobby-answer.ts';
import type { LobbyNames } from './lobby-names.ts';
/** Asks the house of a server for something, and goes on with its answer. */
export function askHouse(
  visit: Visit,
  command: HallCommand,
  then: (answer: HallAnswer) => LobbyAnswer,
): LobbyAnswer {
  return later(async () => {
    const result = await visit.command(command);
    return result.ok ? then(result.value) : refused({ code: 'refused', refusal: result.fault });
  });
}

/** The name of a visitor of a server, and the keys by which they are known. */
export class LobbyKeys {
  readonly #visit: Visit;
  readonly #names: LobbyNames;

  constructor(visit: Visit, names: LobbyNames) {
    this.#visit = visit;
    this.#names = names;
  }

  register(name: string): LobbyAnswer {
    return askHouse(
      this.#visit,
      { kind: 'register', key: this.#key, name: name.trim() },
      () => NOTHING,
    );
  }

  enterCode(code: string): LobbyAnswer {
    return askHouse(
      this.#visit,
      { kind: 'use-key-code', key: this.#key, code: code.trim() },
      () => NOTHING,
    );
  }

  makeCode(): LobbyAnswer {
    return askHouse(this.#visit, { kind: 'make-key-code' }, ({ code = '' }) =>
      told({ code: 'key-code', keyCode: code }),
    );
  }

  /** Removes a key, after a question. */
  remove(argument: string): LobbyAnswer {
    const key = this.#names.nameOf(argument.trim());
    const yes = () =>
      askHouse(this.#visit, { kind: 'remove-key', key }, () => done({ code: 'key-removed' }));
    const what = { code: 'removes-key', key, isOwn: key === this.#key } as const;
    return asked(what, yes);
  }

  /** One's own keys, each of which a number means from now on. */
  async find(): Promise<readonly string[]> {
    const { house, person } = this.#visit;
    const id = person?.id ?? '';
    await house.meet([id]);
    const keys = house.known(id)?.keys ?? [];
    this.#names.listed = keys.map((key) => ({ kind: 'key', key }));
    return keys;
  }

  get #key(): string {
    return this.#visit.key ?? '';
  }
}
