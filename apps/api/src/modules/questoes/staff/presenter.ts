/** Shapes of questions and their figures in responses. It withholds the figures of an exam that is not released. */
import { percentualAcerto } from '@luneta/domain/nota';
import type { components } from '@luneta/openapi';

import { iso } from '../../../http/iso.ts';
import { toPlainText } from '../../../http/rich-text/plain-text.ts';
import type { QuestaoLinha } from './lista-store.ts';
import { tipoOf } from './questao/presenter.ts';
import type { QuestaoRow } from './store.ts';
import type { OpcaoRow, UsoRow } from './uso-store.ts';

type Schemas = components['schemas'];

/** The contract's limit. */
const STEM_MAX = 200;

/** What exams decide about a row: whether one still needs the key, and whether this reader may not see it (rule BAN-5). */
export type Lacre = { readonly em_prova_nao_liberada: boolean; readonly lacrada: boolean };

export function gestaoQuestao(row: QuestaoLinha, lacre: Lacre): Schemas['GestaoQuestao'] {
  const { enunciado, atualizada_em, presentes, acertos, etiquetas, habilidades, ...rest } = row;
  const { subjetiva } = row;
  return {
    ...rest,
    ...lacre,
    tipo: tipoOf(row),
    etiquetas: [...etiquetas],
    habilidades: [...habilidades],
    enunciado_inicio: toPlainText(enunciado, STEM_MAX),
    percentual_acerto:
      presentes === null || acertos === null
        ? null
        : percentualAcerto({ acertos, presentes, anulada: false, subjetiva }),
    atualizada_em: iso(atualizada_em),
  };
}

/** Null until the exam is released and its results are computed (decision 95; security T5). */
function figures({ presentes, acertos, anulada }: UsoRow, subjetiva: boolean, opcoes: readonly OpcaoRow[]) {
  if (presentes === null || acertos === null) return NO_FIGURES;
  return {
    presentes,
    acertos,
    percentual_acerto: percentualAcerto({ acertos, presentes, anulada, subjetiva }),
    opcoes: opcoes.map(({ item_resposta, qtde }) => ({ item_resposta, qtde })),
  };
}
const NO_FIGURES = { presentes: null, acertos: null, percentual_acerto: null, opcoes: [] };

/** A use with the figures that may be shown. */
export type Uso = { readonly row: UsoRow; readonly liberado: boolean; readonly opcoes: readonly OpcaoRow[] };

function presentUso({ row, liberado, opcoes }: Uso, subjetiva: boolean): Schemas['QuestaoUso'] {
  const { avaliacao_id, descricao, dia_prova, numero, anulada, gabarito_bonificado, data_aplicacao } = row;
  return {
    avaliacao_conhecimento_id: avaliacao_id,
    descricao,
    dia_prova,
    numero,
    anulada,
    gabarito_bonificado,
    data_aplicacao: iso(data_aplicacao),
    liberado,
    ...(liberado ? figures(row, subjetiva, opcoes) : NO_FIGURES),
  };
}

export function questaoEstatisticas(row: QuestaoRow, usos: readonly Uso[]): Schemas['QuestaoEstatisticas'] {
  const { banco_questao_id, tri_a: a, tri_b: b, tri_c: c, tri_origem: origem, qtde_fases } = row;
  const tri = a === null || b === null || c === null ? null : { a, b, c, origem };
  return { banco_questao_id, tri, usos: usos.map((uso) => presentUso(uso, row.subjetiva)), qtde_fases };
}
