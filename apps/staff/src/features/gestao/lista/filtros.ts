/** How students and classes are narrowed, as it stands in the address, and turned into the call. Pure. */
import type { AcompanhamentoBusca } from '@luneta/api-client/gestao';

import { choice, choiceOf, isText, search, type ValuesOf } from '@luneta/app-shell/filters';

import { byTurma, type Turma } from '../../../shared/aluno.ts';
import { copy } from '../copy.ts';
import { copy as turmas } from '../turma/copy.ts';

const busca = search(copy.search, { placeholder: copy.searchHint });
const situacao = choice(copy.situacao, copy.situacoes);
// Choosing a wider filter clears the narrower ones, because they may not belong to it.
const sede = choiceOf(copy.sede, isText, { clears: ['serie', 'turma'] });
const serie = choiceOf(copy.serie, isText, { clears: ['turma'] });

/** Of all students, of one class, and of the classes themselves. */
export const FILTERS = { busca, sede, serie, turma: choiceOf(copy.turma), situacao };
export const DA_TURMA = { busca, situacao };
export const DE_TURMAS = { busca: search(turmas.search, { placeholder: turmas.searchHint }), sede, serie };

/** As in the address; '' is not filtered. */
export type Filtros = ValuesOf<typeof FILTERS>;
export const NO_FILTERS: Filtros = { busca: '', sede: '', serie: '', turma: '', situacao: '' };

/** What the call is asked. */
export function buscaOf({ busca, sede, serie, turma, situacao }: Filtros): AcompanhamentoBusca {
  const typed = busca.trim();
  return {
    ...(typed === '' ? {} : { busca: typed }),
    ...(sede === '' ? {} : { sede }),
    ...(serie === '' ? {} : { serie }),
    ...(turma === '' ? {} : { turma: Number(turma) }),
    ...(situacao === '' ? {} : { situacao }),
  };
}

type Onde = Pick<Filtros, 'sede' | 'serie'>;

/** What can be chosen, narrowed from campus to grade to class. */
export function choices(all: readonly Turma[], { sede, serie }: Onde) {
  const inSede = all.filter(({ sede_nome }) => sede === '' || sede_nome === sede);
  const inSerie = inSede.filter(({ serie_nome }) => serie === '' || serie_nome === serie).sort(byTurma);
  return {
    sedes: unique(all.map(({ sede_nome }) => sede_nome).sort(byName)),
    series: unique([...inSede].sort(byTurma).map(({ serie_nome }) => serie_nome)),
    turmas: inSerie,
  };
}

const byName = (a: string, b: string) => a.localeCompare(b, 'pt-BR');
const unique = (names: readonly string[]) => [...new Set(names)];
