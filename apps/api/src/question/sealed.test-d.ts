// Read by `tsc` alone: presenters that print a key are planted here, and none of them compiles.
import type { components } from '@luneta/openapi';

import type { BossItemRow } from '../modules/boss/tentativa-store.ts';
import type { ItemRow } from '../modules/central_avaliacoes/itens-store.ts';
import type { GabaritoItemRow } from '../modules/gabaritos/store.ts';
import type { ResultadoItemRow } from '../modules/resultados/itens-store.ts';
import type { QuizQuestao } from '../modules/roteiro_estudos/quiz.ts';
import { presentQuestao } from './presenter.ts';
import type { QuestaoRow } from './questao.ts';
import type { Sealed } from './seal.ts';

type Schemas = components['schemas'];

export const resumo = ({ gabarito }: ItemRow): Pick<Schemas['ResumoItem'], 'gabarito'> => ({
  // @ts-expect-error the key of a resumo's item is sealed
  gabarito,
});

export const resultado = (row: ResultadoItemRow): Pick<Schemas['ResultadoQuestaoItem'], 'gabarito'> => ({
  // @ts-expect-error a condition of the presenter's own does not open the key either
  gabarito: row.presente_no_dia ? row.gabarito : null,
});

// @ts-expect-error a whole row does not pass for an item of an answer key
export const gabarito = (row: GabaritoItemRow): Pick<Schemas['GabaritoItem'], 'gabarito'> => ({ ...row });

export const boss = (row: BossItemRow): Pick<Schemas['RespostaBoss'], 'item_gabarito' | 'comentario'> => ({
  // @ts-expect-error the key of a Boss item is sealed
  item_gabarito: row.gabarito,
  // @ts-expect-error and so is its comment
  comentario: row.comentario,
});

export const quiz = (questao: QuizQuestao): Pick<Schemas['RoteiroQuiz'], 'gabarito'> => ({
  // @ts-expect-error the key of a quiz question is sealed
  gabarito: questao.gabarito,
});

// @ts-expect-error the presenter takes a row that was revealed, not one of a store
export const questao = (row: QuestaoRow) => presentQuestao(row);

// @ts-expect-error a sealed key is never equal to a letter, so it cannot be guessed by comparing
export const guessed = (row: QuestaoRow) => row.gabarito === 'A';

// @ts-expect-error the value has no name outside its class
export const inside = (row: QuestaoRow) => row.gabarito.value;

/** What only looks like a sealed key: the private field is missing. */
declare const like: Pick<Sealed<string>, keyof Sealed<string>>;
// @ts-expect-error so it cannot stand in for one
export const forged: Sealed<string> = like;
