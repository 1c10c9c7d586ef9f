/**
 * Addresses as patterns: `#` stands for a whole number, `@` for an evaluation type. Compares and renames addresses; the
 * list of addresses is in `rotas.ts`.
 */

export type Pattern = string;

const TIPO_CANONICAL: ReadonlyMap<string, string> = new Map([
  ['RoteiroEstudo', 'roteiro_estudos'],
  ['PlanoAcao', 'plano_acoes'],
  ['roteiro_estudos', 'roteiro_estudos'],
  ['plano_acoes', 'plano_acoes'],
]);

/** Ids and orders: a whole number from 1, without leading zero. */
const NUMBER = /^[1-9]\d{0,14}$/;

/** The numbers in `path` when it fits the pattern, else null. [DES-15] D 75 */
export function matchPattern(pattern: Pattern, path: string): readonly string[] | null {
  const wanted = pattern.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return null;
  const numbers: string[] = [];
  for (const [i, segment] of given.entries()) {
    const want = wanted[i];
    if (want === '#' ? !NUMBER.test(segment) : want === '@' ? !TIPO_CANONICAL.has(segment) : want !== segment)
      return null;
    if (want === '#') numbers.push(segment);
  }
  return numbers;
}

export function matchesAny(tree: readonly Pattern[], path: string): boolean {
  return tree.some((pattern) => matchPattern(pattern, path) !== null);
}

/** The new name of `path` by a table, or null when the table has none. */
export function translate(table: readonly (readonly [Pattern, Pattern])[], path: string): string | null {
  for (const [from, to] of table) {
    const numbers = matchPattern(from, path);
    if (numbers === null) continue;
    let i = 0;
    return to.replaceAll('#', () => numbers[i++] ?? '');
  }
  return null;
}

/** RoteiroEstudo → roteiro_estudos, PlanoAcao → plano_acoes in a path of version 1. [DES-14] D 65 */
export function canonicalTipo(path: string): string {
  const segments = path.split('/');
  const tipo = segments[1] === 'v1' && segments[2] === 'avaliacao_adaptadas' ? segments[3] : undefined;
  const canonical = tipo === undefined ? undefined : TIPO_CANONICAL.get(tipo);
  return canonical === undefined ? path : [...segments.slice(0, 3), canonical, ...segments.slice(4)].join('/');
}
