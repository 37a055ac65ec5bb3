import { asked, done, NOTHING, told } from './answer.ts';
import { fromHouse, type LobbyAnswer } from './lobby-answer.ts';
import type { Lobby } from './lobby-names.ts';

/** The name of a visitor of a server, and the keys by which they are known. */
export class LobbyKeys {
  readonly #of: Lobby;

  constructor(of: Lobby) {
    this.#of = of;
  }

  register(name: string): LobbyAnswer {
    return this.#of.ask({ kind: 'register', key: this.#key, name: name.trim() });
  }

  enterCode(code: string): LobbyAnswer {
    return this.#of.ask({ kind: 'use-key-code', key: this.#key, code: code.trim() });
  }

  makeCode(): LobbyAnswer {
    return this.#of.ask({ kind: 'make-key-code' }, ({ code = '' }) =>
      told({ code: 'key-code', keyCode: code }),
    );
  }

  /** Removes a key, after a question. */
  remove(argument: string): LobbyAnswer {
    const key = this.#of.names.nameOf(argument.trim());
    const yes = () =>
      this.#of.ask({ kind: 'remove-key', key }, () => done({ code: 'key-removed' }));
    const what = { code: 'removes-key', key, isOwn: key === this.#key } as const;
    return asked(what, yes);
  }

  /** Finds one's own keys, each of which a number means from now on. */
  find(): LobbyAnswer {
    const { house, person } = this.#of.visit;
    const id = person?.id ?? '';
    return fromHouse(async () => {
      await house.meet([id]);
      const keys = house.known(id)?.keys ?? [];
      this.#of.names.listed = keys.map((key) => ({ kind: 'key', key }));
      return NOTHING;
    });
  }

  get #key(): string {
    return this.#of.visit.key ?? '';
  }
}
