/** The filters of the list of classes, and the classes they leave. Pure. */
import type { AnoLetivo, TurmaDaEscola } from '@luneta/api-client';

import { byTurma, type Turma } from '../../../shared/aluno.ts';
import { simple } from '../../../shared/texto.ts';
import type { Filtros } from '../lista/filtros.ts';

/** A class as lists of students name one, with what the school set up. */
export type TurmaListada = Turma & { readonly dados: TurmaDaEscola };

export const listada = (dados: TurmaDaEscola, escola_nome = ''): TurmaListada => ({
  escola_nome,
  sede_nome: dados.sede_nome,
  serie_nome: dados.serie_nome,
  nivel_ordem: Math.max(0, dados.nivel_ordem),
  turma_id: dados.turma_id,
  turma_codigo: dados.codigo,
  turma_turno: dados.turno,
  versao: dados.versao_aluno,
  dados,
});

export type FiltrosDeTurmas = Pick<Filtros, 'busca' | 'sede' | 'serie'>;

/** Grades in their order, then codes; every word typed stands in the grade or the code, accents aside. */
export function turmasDe<One extends Turma>(turmas: readonly One[], { busca, sede, serie }: FiltrosDeTurmas): One[] {
  const typed = simple(busca).split(/\s+/u).filter(Boolean);
  return turmas
    .filter(
      (turma) =>
        (sede === '' || turma.sede_nome === sede) &&
        (serie === '' || turma.serie_nome === serie) &&
        typed.every((word) => simple(`${turma.serie_nome} ${turma.turma_codigo}`).includes(word)),
    )
    .sort(byTurma);
}

/** Stands for classes of every year. */
export const TODOS = 'todos';

/**
 * The year that a list is about: the one in the address, else the active one, else the newest; all where the school has set up
 * none.
 */
export function anoDe(anos: readonly AnoLetivo[], asked: string | null): number | null {
  if (asked === TODOS) return null;
  const known = anos.find(({ ano }) => String(ano) === asked) ?? anos.find(({ situacao }) => situacao === 'ativo');
  return (known ?? anos[0])?.ano ?? null;
}
