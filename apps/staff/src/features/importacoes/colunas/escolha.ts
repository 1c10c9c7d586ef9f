/** What the person says of the columns and of the rest, and whether it can be judged. Pure. */
import type { GestaoImportacao, GestaoImportacaoCampo, GestaoImportacaoMapeamentoRequest } from '@luneta/api-client';

export type Opcoes = GestaoImportacao['opcoes'];

/** Fields by the place of their column; a column that is left out is not there. */
export type Escolha = { readonly campos: ReadonlyMap<number, GestaoImportacaoCampo>; readonly opcoes: Opcoes };

/** What the server has read and proposes. */
export const escolhaDe = ({ colunas, opcoes }: Pick<GestaoImportacao, 'colunas' | 'opcoes'>): Escolha => ({
  campos: new Map(colunas.flatMap(({ coluna, campo }) => (campo === null ? [] : [[coluna, campo] as const]))),
  opcoes,
});

/** The same with another field for a column; null leaves it out. */
export function withCampo(escolha: Escolha, coluna: number, campo: GestaoImportacaoCampo | null): Escolha {
  const campos = new Map(escolha.campos);
  if (campo === null) campos.delete(coluna);
  else campos.set(coluna, campo);
  return { ...escolha, campos };
}

/** Fields that several columns are said to be. */
export function repetidos({ campos }: Escolha): readonly GestaoImportacaoCampo[] {
  const seen = [...campos.values()];
  return [...new Set(seen.filter((campo, n) => seen.indexOf(campo) !== n))];
}

/** Needed fields that no column is. */
export const faltam = (
  { campos }: Escolha,
  possiveis: GestaoImportacao['campos'],
): readonly GestaoImportacaoCampo[] => {
  const there = new Set(campos.values());
  return possiveis.filter(({ campo, necessario }) => necessario && !there.has(campo)).map(({ campo }) => campo);
};

export const isSame = (a: Escolha, b: Escolha): boolean =>
  JSON.stringify([[...a.campos].sort(([x], [y]) => x - y), a.opcoes]) ===
  JSON.stringify([[...b.campos].sort(([x], [y]) => x - y), b.opcoes]);

export const requestOf = (
  { campos, opcoes }: Escolha,
  versao: number,
): Omit<GestaoImportacaoMapeamentoRequest, 'params'> => ({
  colunas: [...campos].map(([coluna, campo]) => ({ coluna, campo })),
  opcoes,
  versao,
});
