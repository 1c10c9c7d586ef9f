/** How a store returns a key: sealed as soon as its row is read. Only `reveal.ts` opens it. */
import { Sealed } from './sealed.ts';

export type { Sealed };

/** The row as the statement returns it, given a row type with sealed keys. */
export type Unsealed<Row> = { readonly [K in keyof Row]: Row[K] extends Sealed<infer V> ? V : Row[K] };

/** Seals one key or comment. */
export const seal = <T>(value: T): Sealed<T> => new Sealed(value);
