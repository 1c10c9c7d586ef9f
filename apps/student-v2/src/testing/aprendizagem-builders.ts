/** Builders for the learning levels. Index, band and level follow the rules, so that no test invents a pair of its own. */
import type { Aprendizagem, AprendizagemCapitulo, AprendizagemLista, AprendizagemMateria } from '@luneta/api-client';
import { faixaOf, nivelOf, precisaAtencao } from '@luneta/domain';

const levelOf = (indice: number | null) => ({
  indice_aproveitamento: indice,
  faixa: faixaOf(indice),
  nivel: nivelOf(indice),
});

export type MateriaGiven = Pick<AprendizagemMateria, 'materia_nome'> & { indice: number | null };

/** The subjects of cycle 3, of the cycles 1 to 3. */
export const buildAprendizagemLista = (
  materias: readonly MateriaGiven[],
  changes: Partial<AprendizagemLista> = {},
): AprendizagemLista => ({
  ciclo: 3,
  ciclos: [1, 2, 3],
  materias: materias.map(({ materia_nome, indice }, n) => ({
    materia_id: n + 1,
    materia_nome,
    ...levelOf(indice),
    qtde_capitulos: indice === null ? 0 : 9,
  })),
  ...changes,
});

export type CapituloGiven = Partial<Pick<AprendizagemCapitulo, 'capitulo_numero' | 'capitulo_nome' | 'concorda'>> & {
  indice: number;
};

/** Mathematics in cycle 3, with the given chapters. */
export const buildAprendizagem = (
  capitulos: readonly CapituloGiven[],
  changes: Partial<Aprendizagem> = {},
): Aprendizagem => ({
  ciclo: 3,
  ciclos: [1, 2, 3],
  materia_id: 1,
  materia_nome: 'Matemática',
  ...levelOf(capitulos.length === 0 ? null : 0.74),
  capitulos: capitulos.map(({ indice, ...capitulo }, n) => ({
    capitulo_numero: n + 1,
    capitulo_nome: `Assunto ${n + 1}`,
    concorda: null,
    ...capitulo,
    ...levelOf(indice),
    atencao_extra: precisaAtencao(indice),
  })),
  ...changes,
});
