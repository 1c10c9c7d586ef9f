/** Subject and topic of each folder of a file of questions: as a person chose, else as the file says. Pure. */
import type { GestaoImportacao } from '@luneta/api-client';

import type { Opcoes } from '../colunas/escolha.ts';

export type Categoria = GestaoImportacao['categorias'][number];
export type Lugar = { readonly materia_id: number | null; readonly objeto_conhecimento_id: number | null };

/** What holds for a folder; the subject of all stands in for none. */
export function lugarOf({ categoria, materia_id, objeto_conhecimento_id }: Categoria, { categorias }: Opcoes): Lugar {
  const own = categorias.find((one) => one.categoria === categoria);
  return own ?? { materia_id, objeto_conhecimento_id };
}

/** The options with another place of a folder; without a subject that of the file, or of all, holds again. */
export function withLugar(opcoes: Opcoes, categoria: string, { materia_id, objeto_conhecimento_id }: Lugar): Opcoes {
  const others = opcoes.categorias.filter((one) => one.categoria !== categoria);
  const categorias = materia_id === null ? others : [...others, { categoria, materia_id, objeto_conhecimento_id }];
  return { ...opcoes, categorias };
}

/** Those whose subject the school does not know come first. */
export const emOrdem = (categorias: readonly Categoria[]): readonly Categoria[] => [
  ...categorias.filter(({ materia_id }) => materia_id === null),
  ...categorias.filter(({ materia_id }) => materia_id !== null),
];
