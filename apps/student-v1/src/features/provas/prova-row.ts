/** Turns an entry of 'Hoje' into what its card shows. Pure: time and zone are parameters. */
import type { CentralAvaliacoes } from '@luneta/api-client';
import {
  calendarDay,
  countWords,
  formatDuration,
  formatHora,
  formatPrazo,
  provaCard,
  type ProvaCardBotao,
} from '@luneta/domain';

import type { ProvaCardButton } from './parts/prova-row/prova-press.tsx';
import { paths } from '../../shared/paths.ts';
import { copy } from './copy.ts';

export type ProvaHoje = CentralAvaliacoes['provas_hoje'][number];

/** Server's time of the list, and the school's zone. */
type Clock = { nowMs: number; timeZone: string };

export type ProvaView = {
  botao: ProvaCardBotao;
  button: ProvaCardButton;
  buttonLabel: string;
  /** Handed in, and still open for changes; or cancelled by the school. */
  aviso: string | undefined;
  /** Name of its one subject; '' where there are more. */
  subject: string;
  /** The line under the title of a row. */
  rowText: string;
  /** The line under the title of the large card. */
  heroText: string;
};

/** @param onSaberMais opens the text about in-class and hybrid application */
export function provaView(prova: ProvaHoje, clock: Clock, onSaberMais: () => void): ProvaView {
  const startMs = Date.parse(prova.data_hora_inicial);
  const palavras = countWords(prova.texto_redacao ?? '');
  const cancelled = (prova.cancelada_em ?? null) !== null;
  const card = provaCard({ ...prova, startMs, palavras }, clock.nowMs);
  const { botao, parte, destino } = cancelled ? { ...card, botao: 'finalizada' as const, destino: null } : card;
  const { turma_avaliacao_id, dia_prova, disciplinas, existe_itens } = prova;
  const hrefs = { instrucoes: paths.prova, itens: paths.itens, redacao: paths.redacao };
  const href = destino === null ? '' : hrefs[destino](turma_avaliacao_id, dia_prova);
  return {
    botao,
    button:
      botao === 'iniciar' || botao === 'continuar'
        ? { botao, href }
        : botao === 'saber_mais'
          ? { botao, onPress: onSaberMais }
          : { botao },
    buttonLabel: cancelled
      ? copy.botao.cancelada
      : botao === 'inicio_as'
        ? copy.botao.inicio_as(formatHora(startMs, clock.timeZone))
        : botao === 'continuar'
          ? copy.botao.continuar[parte]
          : copy.botao[botao],
    aviso: cancelled ? copy.cancelada : entregueText(prova, clock),
    subject: existe_itens ? (disciplinas.length === 1 ? (disciplinas[0] ?? '') : '') : copy.redacao,
    rowText: rowText(prova, botao, clock),
    heroText: heroText(prova, botao),
  };
}

const isToday = (ms: number, { nowMs, timeZone }: Clock) => calendarDay(ms, timeZone) === calendarDay(nowMs, timeZone);

/** An hour of today, or a day with its hour. */
export const momentText = (ms: number, clock: Clock) =>
  isToday(ms, clock) ? formatHora(ms, clock.timeZone) : formatPrazo(ms, clock.timeZone);

/** 'Entregue às 14h30' beside the documented button (decision 203). */
function entregueText({ entregue_em, permite_responder }: ProvaHoje, clock: Clock): string | undefined {
  if (entregue_em === null || !permite_responder) return undefined;
  const ms = Date.parse(entregue_em);
  return (isToday(ms, clock) ? copy.entregue.hoje : copy.entregue.antes)(momentText(ms, clock));
}

function rowText(prova: ProvaHoje, botao: ProvaCardBotao, clock: Clock): string {
  const startMs = Date.parse(prova.data_hora_inicial);
  const start = isToday(startMs, clock) ? copy.hojeAs(formatHora(startMs, clock.timeZone)) : momentText(startMs, clock);
  const when =
    botao === 'inicio_as' || botao === 'saber_mais'
      ? start
      : copy.ate(momentText(Date.parse(prova.disponivel_ate), clock));
  const { qtde_itens, qtde_itens_respondidos, tipo_aplicacao } = prova;
  const what =
    botao === 'continuar' && qtde_itens > 0 ? copy.respondidas(qtde_itens_respondidos, qtde_itens) : tipo_aplicacao;
  // The point stays with the words before it.
  return `${when}\u00A0· ${what}`;
}

function heroText({ disciplinas, existe_itens, existe_redacao, tempo_restante }: ProvaHoje, botao: ProvaCardBotao) {
  return [
    ...(disciplinas.length > 0 ? [disciplinas.join(', ')] : []),
    ...(existe_redacao ? [existe_itens ? copy.comRedacao : copy.redacao] : []),
    // A running exam shows its clock.
    ...(botao === 'iniciar' ? [copy.duracao(formatDuration(tempo_restante))] : []),
  ].join(' · ');
}

/** The moments at which a card changes: its start, the end of the window, the end of the student's own time. */
export function turnsOf(prova: ProvaHoje, servidorMs: number): readonly number[] {
  const end = prova.iniciou ? [servidorMs + prova.tempo_restante * 1000] : [];
  return [Date.parse(prova.data_hora_inicial), Date.parse(prova.disponivel_ate), ...end];
}
