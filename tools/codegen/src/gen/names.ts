/** Names that `pnpm gen` takes, and their spellings. A wrong name is an error that says what a right one looks like. */

/** What a person typed is wrong; the message says what to type. */
export class GenError extends Error {}

const KEBAB = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/u;
const MAX_CHARACTERS = 40;

/** A name in its four spellings. */
export type Name = {
  /** `meu-recado`: files and folders. */
  readonly kebab: string;
  /** `meu_recado`: the contract and the database. */
  readonly snake: string;
  /** `meuRecado`: values. */
  readonly camel: string;
  /** `MeuRecado`: components, types and schemas. */
  readonly pascal: string;
  /** `Meu recado`: for people, until somebody writes it better. */
  readonly title: string;
};

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** @throws GenError unless `given` is lowercase words of a to z and 0 to 9 with hyphens between them. */
export function nameOf(given: string | undefined, what: string): Name {
  if (given === undefined || !KEBAB.test(given) || given.length > MAX_CHARACTERS)
    throw new GenError(
      `${what} "${given ?? ''}": write lowercase words without accents, joined by hyphens, at most ${MAX_CHARACTERS} characters, as in "meu-recado"`,
    );
  const words = given.split('-');
  const pascal = words.map(capital).join('');
  return {
    kebab: given,
    snake: words.join('_'),
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    title: capital(words.join(' ')),
  };
}

/** @throws GenError unless `given` is one of `known`. */
export function oneOf<T extends string>(given: string | undefined, known: readonly T[], what: string): T {
  const found = known.find((name) => name === given);
  if (found === undefined) throw new GenError(`${what} "${given ?? ''}": take one of ${known.join(', ')}`);
  return found;
}
