import type {
  AuthContext,
  AuthenticationType,
  KeyboardAuthContext,
  Prompt,
  PublicKeyAuthContext,
} from 'ssh2';
import { guestUser } from './guest-environment.ts';
import { LIMITS } from './limits.ts';
import { isSignedBy, readOfferedKey } from './offered-key.ts';

/**
 * What a server thinks of a key. `known`: it belongs to somebody; `new`: it may register; `no`: this
 * server is for others; `banned`: its owner was sent away.
 */
export type Admission = 'known' | 'new' | 'no' | 'banned';

/** Looks at a key that came from an address. @param key its fingerprint */
export type Admit = (key: string, user: string, address: string) => Admission | Promise<Admission>;

/** What is said at the door. Lines end with `\n`. */
export interface DoorTexts {
  /** The one key that was offered is not known; it registers a new player now. */
  readonly registers: string;
  /** Several keys were offered, none of them known: how to choose one. */
  readonly severalKeys: string;
  /** None was offered: how to get one. */
  readonly needsKey: string;
  /** The same where Enter lets guests in, who can do without. */
  readonly nameNeedsKey: string;
  readonly invitedOnly: string;
  readonly banned: string;
  /** Enter lets somebody in as a guest: this comes before any advice. */
  readonly guestFirst: string;
  /** The prompt that waits for it. */
  readonly guestPrompt: string;
}

export interface LoginOptions {
  readonly admit: (key: string, user: string) => ReturnType<Admit>;
  readonly hasGuests: boolean;
  readonly texts: DoorTexts;
  /** Ends the connection: there were too many attempts. */
  readonly giveUp: () => void;
}

const METHODS: AuthenticationType[] = ['publickey', 'keyboard-interactive'];

/** The name that registers the first key that is offered. */
const NEW = 'new';

/** The name of those who want to be a guest, whatever keys they have. */
const GUEST = 'guest';

/** The login of one connection. A person is who has signed with a key that is let in. */
export class Login {
  readonly #options: LoginOptions;
  /** The keys that were offered and are not let in. */
  readonly #refusedKeys = new Map<string, Admission>();
  /** The first new key, after it has signed: without others, it registers its owner. */
  #signedNew: string | undefined;
  #wasNoneAsked = false;
  #refused = 0;
  /** The key with which the other side has come in, '' without one; undefined before that. */
  key: string | undefined;

  constructor(options: LoginOptions) {
    this.#options = options;
  }

  /** Answers an attempt. Rejects with what `admit` rejects with. */
  async answer(context: AuthContext): Promise<void> {
    if (this.#refused > LIMITS.attempts.value) {
      this.#options.giveUp();
    } else if (context.username.length > LIMITS.user.value) {
      this.#refuse(context);
    } else if (context.method === 'none' && !this.#wasNoneAsked) {
      this.#wasNoneAsked = true;
      context.reject(METHODS);
    } else if (context.method === 'publickey') {
      await this.#answerKey(context);
    } else if (context.method === 'keyboard-interactive') {
      await this.#answerKeyboard(context);
    } else {
      this.#refuse(context);
    }
  }

  /** After the last attempt with a key, a client is told how to go on; then the line ends. */
  #refuse(context: AuthContext): void {
    this.#refused++;
    if (this.#refused > LIMITS.attempts.value) this.#options.giveUp();
    else if (this.#refused === LIMITS.attempts.value) context.reject(['keyboard-interactive']);
    // A guest who has read the advice need not read it again.
    else if (context.method === 'keyboard-interactive') context.reject(['publickey']);
    else context.reject(METHODS);
  }

  async #answerKey(context: PublicKeyAuthContext): Promise<void> {
    if (this.#refused >= LIMITS.attempts.value) {
      this.#options.giveUp();
      return;
    }
    const key = readOfferedKey(context);
    const isSigned = context.signature !== undefined;
    if (!key || (isSigned && !isSignedBy(context, key))) {
      this.#refuse(context);
      return;
    }
    const { fingerprint } = key;
    const admission = await this.#options.admit(fingerprint, guestUser(context.username));
    const isOnlyNew = fingerprint === this.#signedNew && this.#refusedKeys.size === 1;
    const isGuest = this.#options.hasGuests && context.username === GUEST;
    const mayRegister = context.username === NEW || (isOnlyNew && !isGuest);
    if (admission === 'known' || (admission === 'new' && mayRegister)) {
      // An offer without a signature is answered, and is no login.
      if (isSigned) this.key = fingerprint;
      context.accept();
      return;
    }
    const isFirst = [...this.#refusedKeys.keys()].every((other) => other === fingerprint);
    this.#refusedKeys.set(fingerprint, admission);
    if (admission !== 'new' || !isFirst || this.#signedNew === fingerprint) {
      this.#refuse(context);
    } else if (isSigned) {
      this.#signedNew = fingerprint;
      // After a partial success OpenSSH offers its other keys, and then this one again. Other
      // clients come to the question below.
      context.reject(METHODS, true);
    } else {
      context.accept();
    }
  }

  async #answerKeyboard(context: KeyboardAuthContext): Promise<void> {
    const { admit, hasGuests, texts: sentences } = this.#options;
    const isGuest = hasGuests && context.username === GUEST;
    const key = this.#refusedKeys.size === 1 && !isGuest ? this.#signedNew : undefined;
    if (key !== undefined) {
      const admission = await admit(key, guestUser(context.username));
      if (admission === 'new' || admission === 'known') {
        this.#ask(context, [], admission === 'new' ? sentences.registers : '', () => {
          this.key = key;
          context.accept();
        });
        return;
      }
    }
    // A visitor who comes as `guest` has said so; the others are asked.
    const isAsked = hasGuests && !isGuest;
    const prompts = isAsked ? [{ prompt: sentences.guestPrompt, echo: true }] : [];
    const advice = isGuest ? '' : this.#advice();
    this.#ask(context, prompts, isAsked ? `${sentences.guestFirst}${advice}` : advice, () => {
      if (!hasGuests) {
        this.#refuse(context);
        return;
      }
      this.key = '';
      context.accept();
    });
  }

  #ask(
    context: KeyboardAuthContext,
    prompts: Prompt[],
    instruction: string,
    onAnswer: () => void,
  ): void {
    context.prompt(prompts, '', instruction, (answers: unknown) => {
      // An error, where the other side has begun another attempt.
      if (Array.isArray(answers)) onAnswer();
    });
  }

  /** How somebody could come in who has not. */
  #advice(): string {
    const { texts: sentences, hasGuests } = this.#options;
    const admissions = [...this.#refusedKeys.values()];
    if (admissions.includes('new')) return sentences.severalKeys;
    if (admissions.includes('banned')) return sentences.banned;
    if (admissions.includes('no')) return sentences.invitedOnly;
    return hasGuests ? sentences.nameNeedsKey : sentences.needsKey;
  }
}
