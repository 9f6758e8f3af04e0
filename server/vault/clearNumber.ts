import { inspect } from 'node:util';

const HIDDEN = '[account number]';

/**
 * An account number that is readable for a moment. It shows itself nowhere but to whoever asks in so many words: not
 * in a log, not in an error, not in JSON, not to a debugger that looks at what is around it.
 */
export class ClearNumber {
  readonly #digits: string;

  constructor(digits: string) {
    this.#digits = digits;
  }

  /** The digits. Never hand them to anything that may write them down. */
  reveal(): string {
    return this.#digits;
  }

  toString(): string {
    return HIDDEN;
  }

  toJSON(): string {
    return HIDDEN;
  }

  [inspect.custom](): string {
    return HIDDEN;
  }
}
