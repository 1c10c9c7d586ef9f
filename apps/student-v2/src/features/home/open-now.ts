/** The exam that is open now, as the first thing to do. Pure. */
import type { Avaliacao } from '@luneta/api-client';
import {
  avaliacaoCardState,
  finishedMsOf,
  firstAvaliacao,
  formatDuration,
  formatHora,
  formatRemaining,
  secondsFromNow,
  type AvaliacaoBegun,
} from '@luneta/domain';

import { copy } from './copy.ts';

export type Row = AvaliacaoBegun & { readonly avaliacao: Avaliacao };

export const toRow = (avaliacao: Avaliacao): Row => ({
  avaliacao,
  startMs: Date.parse(avaliacao.data_hora_inicial_prova),
  endMs: Date.parse(avaliacao.data_hora_final_prova),
  begunMs: avaliacao.data_hora_inicio === null ? null : Date.parse(avaliacao.data_hora_inicio),
  finishedMs: finishedMsOf(avaliacao),
  realizado_online: avaliacao.realizado_online,
});

export type OpenExam = {
  readonly avaliacao: Avaliacao;
  /** `espera`: it has not started yet. */
  readonly action: 'iniciar' | 'continuar' | 'espera';
  readonly badge: string;
  readonly time: string;
  readonly progress: { readonly answered: number; readonly total: number; readonly label: string } | undefined;
};

export function openExam(avaliacoes: readonly Avaliacao[], nowMs: number, timeZone: string): OpenExam | null {
  const row = firstAvaliacao(avaliacoes.map(toRow), nowMs, timeZone);
  if (row === null) return null;
  const { avaliacao, startMs } = row;
  const running = avaliacaoCardState(row, nowMs, timeZone) === 'em_andamento';
  const begun = avaliacao.data_hora_inicio !== null;
  const passed = Math.floor((nowMs - Date.parse(avaliacao.servidor_em)) / 1000);
  const { qtde_itens: total, qtde_itens_respondidos: answered, tempo_total, tempo_restante: restante } = avaliacao;
  const whole = running ? secondsFromNow(row, { total: tempo_total, restante, passed }, nowMs) : tempo_total;
  return {
    avaliacao,
    action: running ? (begun ? 'continuar' : 'iniciar') : 'espera',
    badge: running ? copy.open.running : copy.open.imminent(formatHora(startMs, timeZone)),
    time:
      running && begun ? formatRemaining(Math.max(0, restante - passed)) : copy.open.available(formatDuration(whole)),
    progress:
      running && begun && total > 0 ? { answered, total, label: copy.open.answered(answered, total) } : undefined,
  };
}
