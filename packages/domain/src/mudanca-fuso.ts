/** What becomes of exam windows that have not begun when a school changes its time zone. */
import { fromLocal, toLocal } from './instante-local.ts';

/** `relogio` keeps the hour that people read, `instante` the moment that is stored. [ESC-3] */
export const JANELAS_NA_MUDANCA = ['relogio', 'instante'] as const;
export type JanelasNaMudanca = (typeof JANELAS_NA_MUDANCA)[number];

export type Janela = { readonly inicioMs: number; readonly fimMs: number };

const MINUTE_MS = 60_000;

/** The instant at which the new zone's clock shows what the old one's shows at this instant. */
function sameClock(ms: number, de: string, para: string): number {
  const beyondMinute = ((ms % MINUTE_MS) + MINUTE_MS) % MINUTE_MS;
  const moved = fromLocal(toLocal(ms, de), para);
  return moved === null ? ms : moved + beyondMinute;
}

/** Whether a window has not begun at this instant; one that begins now has. [ESC-8] */
export const hasNotBegun = ({ inicioMs }: Janela, nowMs: number): boolean => inicioMs > nowMs;

/**
 * The window after the change. Instants never move unless the choice says so. With the clock kept, both ends keep their
 * hour; where the clock of the new zone skips so that nothing would be left, the window keeps its length. [ESC-3]
 */
export function janelaDepois(janela: Janela, de: string, para: string, manter: JanelasNaMudanca): Janela {
  if (manter === 'instante') return janela;
  const { inicioMs, fimMs } = janela;
  const inicio = sameClock(inicioMs, de, para);
  const fim = sameClock(fimMs, de, para);
  return { inicioMs: inicio, fimMs: fim > inicio ? fim : inicio + (fimMs - inicioMs) };
}

/** Whether the moved window would begin in the past: students would find it open, or over. [ESC-9] */
export const wouldBeginEarlier = (depois: Janela, nowMs: number): boolean => depois.inicioMs <= nowMs;
