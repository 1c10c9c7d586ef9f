// Only `tsc` reads this file. It plants presenters that print a key, and none of them compiles.
import type { components } from '@luneta/openapi';

import type { BossItemRow } from '../roteiros/aluno/boss/tentativa-store.ts';
import type { DayItem } from '../provas/aluno/central/day-items.ts';
import type { GabaritoItemRow } from '../resultados/aluno/gabaritos/store.ts';
import type { ResultadoItemRow } from '../resultados/aluno/resultados/itens-store.ts';
import type { QuizQuestao } from '../roteiros/aluno/roteiro_estudos/quiz.ts';
import { presentQuestao } from './presenter.ts';
import type { QuestaoRow } from './questao.ts';
import type { Sealed } from './seal.ts';

type Schemas = components['schemas'];

export const resumo = ({ gabarito }: DayItem): Pick<Schemas['ResumoItem'], 'gabarito'> => ({
  // @ts-expect-error the key of a resumo's item is sealed
  gabarito,
});

export const resultado = (row: ResultadoItemRow): Pick<Schemas['ResultadoQuestaoItem'], 'gabarito'> => ({
  // @ts-expect-error a condition in the presenter does not open the key
  gabarito: row.presente_no_dia ? row.gabarito : null,
});

// @ts-expect-error a whole row is not accepted as an item of an answer key
export const gabarito = (row: GabaritoItemRow): Pick<Schemas['GabaritoItem'], 'gabarito'> => ({ ...row });

export const boss = (row: BossItemRow): Pick<Schemas['RespostaBoss'], 'item_gabarito' | 'comentario'> => ({
  // @ts-expect-error the key of a Boss item is sealed
  item_gabarito: row.gabarito,
  // @ts-expect-error the comment of a Boss item is sealed
  comentario: row.comentario,
});

export const quiz = (questao: QuizQuestao): Pick<Schemas['RoteiroQuiz'], 'gabarito'> => ({
  // @ts-expect-error the key of a quiz question is sealed
  gabarito: questao.gabarito,
});

// @ts-expect-error the presenter takes a revealed row, not a stored one
export const questao = (row: QuestaoRow) => presentQuestao(row);

// @ts-expect-error a sealed key is never equal to a letter, so it cannot be guessed by comparing
export const guessed = (row: QuestaoRow) => row.gabarito === 'A';

// @ts-expect-error the value is a private field
export const inside = (row: QuestaoRow) => row.gabarito.value;

/** It looks like a sealed key, but it lacks the private field. */
declare const like: Pick<Sealed<string>, keyof Sealed<string>>;
// @ts-expect-error so it is not accepted as one
export const forged: Sealed<string> = like;
