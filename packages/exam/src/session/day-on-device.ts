/**
 * A running exam day as the device keeps it for a reload without a connection (decision 199): what the server is known to
 * hold, and no key, because the exam has none. Pure.
 */
import { linhasPedidas } from '@luneta/domain/redacao';

import { secondsLeft, servidorAt } from '../machine/clock.ts';
import type { ProvaState } from '../machine/state.ts';
import type { Resumo, ResumoMateria } from '../shapes.ts';

/** The day as the server would tell it at `now`; null while it is not answered. What waits is in the outbox. */
export function resumoOf(state: ProvaState, now: number): Resumo | null {
  const { facts, phase, essay, language } = state;
  if (facts === null || phase !== 'answering') return null;
  const clock = { ...state.clock, now };
  const materias = new Map<number, ResumoMateria & { itens: ResumoMateria['itens'][number][] }>();
  for (const { materia_id, materia_nome, stored, ...item } of state.items) {
    const materia = materias.get(materia_id) ?? { materia_id, materia_nome, itens: [] };
    materias.set(materia_id, materia);
    const { numero, banco_questao_id, questao_anulada, turma_avaliacao_questao_resposta_id, lingua_estrangeira } = item;
    const row = { numero, banco_questao_id, questao_anulada, turma_avaliacao_questao_resposta_id, lingua_estrangeira };
    materia.itens.push({ ...row, subjetiva: item.subjetiva, reparo: item.reparo ?? null, ...stored });
  }
  return {
    ...facts,
    materias: [...materias.values()],
    redacao: essay === null ? null : redacaoOf(essay),
    lingua_estrangeira: language.chosen,
    tempo_restante: Math.max(0, secondsLeft(clock) ?? 0),
    servidor_em: servidorAt(clock, now),
  };
}

function redacaoOf(essay: NonNullable<ProvaState['essay']>): NonNullable<Resumo['redacao']> {
  const { texto, data_ultima_gravacao, proposta_redacao_id, storedSeq } = essay;
  const { proposta_redacao_titulo, proposta_redacao_descricao, genero_textual_nome, textos_motivacionais } = essay;
  const { min, max } = linhasPedidas(essay);
  return {
    texto,
    data_ultima_gravacao,
    proposta_redacao_id,
    proposta_redacao_titulo,
    proposta_redacao_descricao,
    genero_textual_nome,
    textos_motivacionais,
    min_linhas: min,
    max_linhas: max,
    seq: storedSeq,
  };
}

/**
 * The day `elapsedMs` later: less time left, and a later clock. A device whose clock went back gives no time; the server
 * decides what counts in any case.
 */
export function agedResumo(resumo: Resumo, elapsedMs: number): Resumo {
  const ms = Math.max(0, elapsedMs);
  return {
    ...resumo,
    tempo_restante: Math.max(0, resumo.tempo_restante - Math.floor(ms / 1000)),
    servidor_em: new Date(Date.parse(resumo.servidor_em) + ms).toISOString(),
  };
}
