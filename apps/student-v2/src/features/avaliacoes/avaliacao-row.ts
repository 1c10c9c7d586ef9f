/** Turns an entry of the list into what its card shows. Pure: time and zone are parameters. */
import type { Avaliacao } from '@luneta/api-client';
import {
  avaliacaoCardState,
  calendarLeaf,
  finishedMsOf,
  formatDuration,
  formatDurationTight,
  formatHora,
  formatPrazo,
  formatRemaining,
  secondsFromNow,
  type AvaliacaoBegun,
} from '@luneta/domain';
import type { ExamCardState } from '@luneta/ui';

import { copy } from './copy.ts';

export type AvaliacaoRow = AvaliacaoBegun & { readonly avaliacao: Avaliacao };

const isCancelled = ({ cancelada_em }: Avaliacao) => (cancelada_em ?? null) !== null;

export const toRow = (avaliacao: Avaliacao): AvaliacaoRow => ({
  avaliacao,
  startMs: Date.parse(avaliacao.data_hora_inicial_prova),
  endMs: Date.parse(avaliacao.data_hora_final_prova),
  finishedMs: finishedMsOf(avaliacao),
  begunMs: avaliacao.data_hora_inicio === null ? null : Date.parse(avaliacao.data_hora_inicio),
  realizado_online: avaliacao.realizado_online,
});

export type CardAction = 'iniciar' | 'continuar' | 'presencial' | null;

export type CardView = {
  /** What the tile of a row stands for: the subject, or the area of several. */
  materia: string;
  /** Battery and kind of the exam, until when it can be taken. */
  lead: string;
  /** What a row says under the title: its battery, and what is answered, until when or when it is. */
  text: string;
  state: ExamCardState;
  stateLabel: string;
  time: string | undefined;
  /** The time as a ring: what is left of it, or before the exam is begun what one would have. */
  ring: { percent: number; figures: string; caption: string } | undefined;
  /** The day it begins. */
  date: { dia: string; semana: string };
  progress: { answered: number; total: number; label: string } | undefined;
  action: CardAction;
};

/** One subject by its name, several of one area by the area's. */
function materiaOf({ materias }: Avaliacao): string {
  const names = new Set(materias.map(({ materia_nome }) => materia_nome));
  const areas = new Set(materias.map(({ area_conhecimento_nome_curto }) => area_conhecimento_nome_curto));
  const [only = ''] = names.size === 1 ? names : areas.size === 1 ? areas : [];
  return only;
}

function stateLabel(state: ExamCardState, row: AvaliacaoRow, timeZone: string): string {
  if (isCancelled(row.avaliacao)) return copy.cancelled;
  return state === 'iminente' ? copy.state.iminente(formatHora(row.startMs, timeZone)) : copy.state[state];
}

/** Null for an exam that ended before today: it is not listed (decision 102). */
export function cardView(row: AvaliacaoRow, nowMs: number, timeZone: string): CardView | null {
  const state = avaliacaoCardState(row, nowMs, timeZone);
  if (state === 'encerrada') return null;
  const { avaliacao } = row;
  const started = avaliacao.data_hora_inicio !== null;
  const running = state === 'em_andamento';
  const { tempo_total, tempo_restante: restante, qtde_itens: total } = avaliacao;
  const passed = Math.floor((nowMs - Date.parse(avaliacao.servidor_em)) / 1000);
  const left = Math.max(0, restante - passed);
  // Only of an exam that can be begun now: one that comes has its whole time.
  const whole = running ? secondsFromNow(row, { total: tempo_total, restante, passed }, nowMs) : tempo_total;
  const date = formatPrazo(row.startMs, timeZone);
  const until = copy.until(formatPrazo(row.endMs, timeZone));
  const answered = copy.answered(avaliacao.qtde_itens_respondidos, total);
  const begun = started && running;
  const shown = begun ? left : whole;
  const counts = total > 0 && (running || state === 'finalizada');
  const battery = copy.battery(avaliacao.bateria);
  return {
    materia: materiaOf(avaliacao),
    lead: [battery, avaliacao.tipo_aplicacao, until].join(' · '),
    text: isCancelled(avaliacao)
      ? copy.cancelledText
      : [battery, counts ? answered : running ? until : date].join(' · '),
    state,
    stateLabel: stateLabel(state, row, timeZone),
    time: state === 'finalizada' ? undefined : begun ? formatRemaining(left) : copy.available(formatDuration(whole)),
    ring: running
      ? {
          percent: Math.round((100 * shown) / Math.max(1, shown, tempo_total)),
          figures: formatDurationTight(shown),
          caption: begun ? copy.left(formatRemaining(left)) : copy.whole,
        }
      : undefined,
    date: calendarLeaf(row.startMs, timeZone),
    progress: counts ? { answered: avaliacao.qtde_itens_respondidos, total, label: answered } : undefined,
    action: running ? (started ? 'continuar' : 'iniciar') : state === 'presencial' ? 'presencial' : null,
  };
}
