/**
 * Puts into the device's outbox what an exam day left there: the answer to question 3 of the example, a text for question 4, and
 * its essay.
 */
import type { RedacaoEntry, RespostaEntry, SubjetivaEntry, OutboxEntry } from '@luneta/exam';
import { browserOutbox } from '@luneta/exam/react';

const IDS = { turma_aluno_id: 1002, turma_avaliacao_id: 301, dia_prova: 1, seq: 9 } as const;

export const UNSENT_RESPOSTA: RespostaEntry = {
  ...IDS,
  kind: 'resposta',
  turma_avaliacao_questao_resposta_id: 9004,
  item_resposta: 2,
  respondida_em: '2026-11-21T20:00:00.000Z',
};
export const UNSENT_SUBJETIVA: SubjetivaEntry = {
  ...IDS,
  kind: 'subjetiva',
  turma_avaliacao_questao_resposta_id: 9005,
  texto_resposta: 'A resposta que só este aparelho tem.',
  respondida_em: '2026-11-21T20:00:00.000Z',
};
export const UNSENT_REDACAO: RedacaoEntry = {
  ...IDS,
  kind: 'redacao',
  proposta_redacao_id: 41,
  texto_redacao: 'O texto que só este aparelho tem.',
};

export async function putOnDevice(...entries: OutboxEntry[]): Promise<void> {
  for (const entry of entries) await browserOutbox().put(entry);
}
