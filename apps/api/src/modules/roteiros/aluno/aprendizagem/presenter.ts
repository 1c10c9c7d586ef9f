/**
 * Shapes of the learning levels in responses: turns counts of items into indices, bands and levels by the rules of the
 * domain.
 */
import { faixaOf, indiceAproveitamento, nivelOf, precisaAtencao } from '@luneta/domain/aprendizagem';
import type { components } from '@luneta/openapi';

import type { Contado } from './policy.ts';
import type { MateriaRow } from './store.ts';

type Schemas = components['schemas'];

/** Stands for items that name no chapter. */
const SEM_CAPITULO = 'Outros assuntos';

/** Cycles with data, ascending. */
export function ciclosOf(contados: readonly Contado[]): number[] {
  return [...new Set(contados.map((item) => item.ciclo))].toSorted((x, y) => x - y);
}

/** Returns the requested cycle, or the newest cycle with data. */
export function cicloShown(contados: readonly Contado[], asked: number | undefined): number | null {
  return asked ?? ciclosOf(contados).at(-1) ?? null;
}

function level(itens: readonly Contado[]) {
  const indice = indiceAproveitamento(itens.filter((item) => item.acertou).length, itens.length);
  return { indice_aproveitamento: indice, faixa: faixaOf(indice), nivel: nivelOf(indice) };
}

function chaptersOf(itens: readonly Contado[]): Map<number, Contado[]> {
  const chapters = new Map<number, Contado[]>();
  for (const item of itens) chapters.set(item.capitulo_numero, [...(chapters.get(item.capitulo_numero) ?? []), item]);
  return chapters;
}

export function presentLista(
  materias: readonly MateriaRow[],
  contados: readonly Contado[],
  asked: number | undefined,
): Schemas['AprendizagemLista'] {
  const ciclo = cicloShown(contados, asked);
  return {
    ciclo,
    ciclos: ciclosOf(contados),
    materias: materias.map((materia) => {
      const itens = contados.filter((item) => item.ciclo === ciclo && item.materia_id === materia.materia_id);
      return { ...materia, ...level(itens), qtde_capitulos: chaptersOf(itens).size };
    }),
  };
}

function nomeOf(capitulo_numero: number, itens: readonly Contado[]): string {
  const named = itens.find((item) => item.capitulo_nome !== null)?.capitulo_nome;
  return named ?? (capitulo_numero === 0 ? SEM_CAPITULO : `Capítulo ${capitulo_numero}`);
}

/**
 * Presents one subject.
 * @param ciclo the cycle shown
 * @param concordancias the student's answers by chapter, of that cycle
 */
export function presentMateria(
  materia: MateriaRow,
  contados: readonly Contado[],
  ciclo: number | null,
  concordancias: ReadonlyMap<number, boolean | null>,
): Schemas['Aprendizagem'] {
  const all = contados.filter((item) => item.materia_id === materia.materia_id);
  const itens = all.filter((item) => item.ciclo === ciclo);
  const chapters = [...chaptersOf(itens)].toSorted(([x], [y]) => x - y);
  return {
    ciclo,
    ciclos: ciclosOf(contados),
    ...materia,
    ...level(itens),
    capitulos: chapters.map(([capitulo_numero, own]) => {
      const levels = level(own);
      // Only items of roadmaps carry the chapter's name, so the name may come from any cycle.
      const named = all.filter((item) => item.capitulo_numero === capitulo_numero);
      return {
        capitulo_numero,
        capitulo_nome: nomeOf(capitulo_numero, named),
        ...levels,
        atencao_extra: precisaAtencao(levels.indice_aproveitamento),
        concorda: concordancias.get(capitulo_numero) ?? null,
      };
    }),
  };
}
