/** How a store hands on a key: sealed as soon as its row is read. Opening it is the matter of `reveal.ts`. */
import { Sealed } from './sealed.ts';

export type { Sealed };

/** The row as the statement returns it, for a row type whose keys are sealed. */
export type Stored<Row> = { readonly [K in keyof Row]: Row[K] extends Sealed<infer V> ? V : Row[K] };

/** Seals one key or comment. */
export const seal = <T>(value: T): Sealed<T> => new Sealed(value);
