/**
 * A value that code outside this layer may carry but not read: the key of a question, or the comment that tells it. It
 * has no property to print and refuses every conversion to text. Only `reveal.ts` and `seal.ts` import this file.
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

  /** @throws always: an answer that carries a sealed key is a bug and must not leave */
  toJSON(): never {
    throw new TypeError(REFUSED);
  }

  /** @throws always, also for a number or a template */
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
