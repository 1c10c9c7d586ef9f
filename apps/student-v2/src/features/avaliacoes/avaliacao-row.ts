/** Turns an entry of the list into what its card shows. Pure: time and zone are parameters. */
import type { Avaliacao } from '@luneta/api-client';
import {
  avaliacaoCardState,
  formatDuration,
  formatHora,
  formatPrazo,
  formatRemaining,
  type AvaliacaoTimes,
} from '@luneta/domain';
import type { ExamCardState } from '@luneta/ui';

import { copy } from './copy.ts';

export type AvaliacaoRow = AvaliacaoTimes & { readonly avaliacao: Avaliacao };

export const toRow = (avaliacao: Avaliacao): AvaliacaoRow => ({
  avaliacao,
  startMs: Date.parse(avaliacao.data_hora_inicial_prova),
  endMs: Date.parse(avaliacao.data_hora_final_prova),
  finishedMs: avaliacao.data_hora_fim === null ? null : Date.parse(avaliacao.data_hora_fim),
  realizado_online: avaliacao.realizado_online,
});

export type CardAction = 'iniciar' | 'continuar' | 'presencial' | null;

export type CardView = {
  state: ExamCardState;
  stateLabel: string;
  time: string | undefined;
  date: string;
  progress: { answered: number; total: number; label: string } | undefined;
  action: CardAction;
};

function stateLabel(state: ExamCardState, row: AvaliacaoRow, timeZone: string): string {
  return state === 'iminente' ? copy.state.iminente(formatHora(row.startMs, timeZone)) : copy.state[state];
}

/** Null for an exam that ended before today: it is not listed (decision 102). */
export function cardView(row: AvaliacaoRow, nowMs: number, timeZone: string): CardView | null {
  const state = avaliacaoCardState(row, nowMs, timeZone);
  if (state === 'encerrada') return null;
  const { avaliacao } = row;
  const started = avaliacao.data_hora_inicio !== null;
  const running = state === 'em_andamento';
  const left = Math.max(0, avaliacao.tempo_restante - Math.floor((nowMs - Date.parse(avaliacao.servidor_em)) / 1000));
  const total = avaliacao.qtde_itens;
  return {
    state,
    stateLabel: stateLabel(state, row, timeZone),
    date: formatPrazo(row.startMs, timeZone),
    time:
      state === 'finalizada'
        ? undefined
        : started && running
          ? formatRemaining(left)
          : copy.available(formatDuration(avaliacao.tempo_total)),
    progress:
      total > 0 && (running || state === 'finalizada')
        ? {
            answered: avaliacao.qtde_itens_respondidos,
            total,
            label: copy.answered(avaliacao.qtde_itens_respondidos, total),
          }
        : undefined,
    action: running ? (started ? 'continuar' : 'iniciar') : state === 'presencial' ? 'presencial' : null,
  };
}
