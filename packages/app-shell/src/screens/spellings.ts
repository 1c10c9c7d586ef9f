import { TIPO_SEGMENT } from '@luneta/domain';

/** A kind of roadmap stands in an address as a word: an address for each. */
export const spellings = (address: string): string[] =>
  address.includes(':tipo') ? Object.values(TIPO_SEGMENT).map((tipo) => address.replace(':tipo', tipo)) : [address];

/** Named parts of an address: those that `path`, a spelling of it, says, and what `made` makes for the others. */
export function paramsOf(address: string, path: string, made: (n: number) => string): Record<string, string> {
  const words = path.split('/');
  const parts = address
    .split('/')
    .flatMap((part, n) => (part.startsWith(':') ? [[part.slice(1), words[n]] as const] : []));
  return Object.fromEntries(
    parts.map(([name, word], n) => [name, word === undefined || word.startsWith(':') ? made(n) : word]),
  );
}
