/**
 * The card of version 1's exam centre: what its button says and where it leads, and which days 'Hoje' holds. Instants are
 * epoch milliseconds. Knows neither texts nor addresses.
 */
import { avaliacaoCardState, type AvaliacaoTimes } from './avaliacao-card.ts';
import { calendarDay } from './data-hora.ts';

/** What a card of `provas_hoje` says about one exam day. */
export type ProvaCardInput = {
  /** `data_hora_inicial`. */
  readonly startMs: number;
  readonly tipo_aplicacao: 'Online' | 'Presencial' | 'Híbrida';
  readonly existe_itens: boolean;
  readonly existe_redacao: boolean;
  readonly iniciou: boolean;
  readonly permite_responder: boolean;
  /** Words of the essay saved (`countWords` of `texto_redacao`). */
  readonly palavras: number;
};

/** `inicio_as` shows the time; `saber_mais` opens the text about in-class and hybrid application. */
export type ProvaCardBotao = 'saber_mais' | 'inicio_as' | 'iniciar' | 'continuar' | 'finalizada';

export type ProvaCard = {
  readonly botao: ProvaCardBotao;
  /** What the button names: 'REDAÇÃO' when the day has nothing else. */
  readonly parte: 'avaliacao' | 'redacao';
  /** Where it leads; null where it leads nowhere. */
  readonly destino: 'instrucoes' | 'itens' | 'redacao' | null;
};

/**
 * First match wins: not online, without essay and not to be answered → 'saber_mais' [CAR-8]; before the start →
 * 'inicio_as' [CAR-9]; may be answered → 'continuar' once started or with a word of the essay, else 'iniciar' by the
 * instructions [CAR-10]; else 'finalizada' [CAR-11].
 */
export function provaCard(prova: ProvaCardInput, nowMs: number): ProvaCard {
  const { existe_itens, existe_redacao, iniciou, permite_responder } = prova;
  const parte = existe_redacao && !existe_itens ? 'redacao' : 'avaliacao';
  const begun = iniciou || prova.palavras > 0;
  if (prova.tipo_aplicacao !== 'Online' && !existe_redacao && !permite_responder && !begun)
    return { botao: 'saber_mais', parte, destino: null };
  if (prova.startMs > nowMs) return { botao: 'inicio_as', parte, destino: null };
  if (!permite_responder) return { botao: 'finalizada', parte, destino: null };
  if (!begun) return { botao: 'iniciar', parte, destino: 'instrucoes' };
  return { botao: 'continuar', parte, destino: existe_itens ? 'itens' : 'redacao' };
}

/** 'Hoje': the window has begun or begins today, and nothing of it ended before today, in the school's zone. [CAR-12] S2 §2.12 */
export function isProvaDeHoje(times: AvaliacaoTimes, nowMs: number, timeZone: string): boolean {
  const begins = calendarDay(times.startMs, timeZone) <= calendarDay(nowMs, timeZone);
  return begins && avaliacaoCardState(times, nowMs, timeZone) !== 'encerrada';
}

/** What decides which exam of 'Hoje' is shown large. */
export type ProvaDestaqueInput = Pick<ProvaCard, 'botao'> & { readonly entregue: boolean; readonly fimMs: number };

/**
 * The place of the exam that 'Hoje' shows as its large card: one that can be entered and was not handed in, a running one
 * before one not begun, then the one that ends first; null when there is none. [CAR-14] S2 §2.12
 */
export function provaDestaque(provas: readonly ProvaDestaqueInput[]): number | null {
  for (const wanted of ['continuar', 'iniciar'] as const) {
    const places = [...provas.entries()].filter(([, { botao, entregue }]) => botao === wanted && !entregue);
    const [first] = [...places].sort(([, x], [, y]) => x.fimMs - y.fimMs);
    if (first !== undefined) return first[0];
  }
  return null;
}

/**
 * Whether the list must be asked for again: an exam began or ended between the server's time in it and now. Until the new
 * one comes, its cards say what was true at that time. [CAR-15] S2 §2.12
 */
export function isCentralOutdated(turns: readonly number[], servidorMs: number, nowMs: number): boolean {
  return turns.some((ms) => servidorMs < ms && ms <= nowMs);
}
