/**
 * A value that code outside this layer may pass on but not read: the key of a question, or the comment that explains it. It
 * has no readable property and refuses every conversion to text. Only `reveal.ts` and `seal.ts` import this file.
 */
const REFUSED = 'a sealed key has no text: open it through question/reveal';

let read: <T>(sealed: Sealed<T>) => T;

export class Sealed<T> {
  readonly #value: T;

  static {
    read = (sealed) => sealed.#value;
  }

  constructor(value: T) {
    this.#value = value;
  }

  /** @throws always: an answer that contains a sealed key is a bug and must not be sent */
  toJSON(): never {
    throw new TypeError(REFUSED);
  }

  /** @throws always, also on conversion to a number or in a template */
  [Symbol.toPrimitive](): never {
    throw new TypeError(REFUSED);
  }

  /** @throws always */
  toString(): never {
    throw new TypeError(REFUSED);
  }
}

/** The value inside. */
export const unseal = <T>(sealed: Sealed<T>): T => read(sealed);
