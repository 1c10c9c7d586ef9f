/**
 * A study roadmap as a whole, for the server and the screens of version 2: whether it is open, its progress, and how
 * lists of roadmaps are filtered and sorted. It knows no phases or answers. Instants are epoch milliseconds.
 */
import { calendarDaysBetween } from './data-hora.ts';

/** Days left up to which a card shows its deadline. */
export const BADGE_DAYS = 3;
/** 'All' in every filter of closed roadmaps. */
export const FILTER_ALL = -1;

/** 1 Roteiro de Estudos, 2 Plano de Ação. */
export type TrilhaTipo = 1 | 2;

/** Open up to and including its last instant; view only for everybody afterwards. [TRL-1] S3 §4, §6 */
export function isTrilhaAberta(dataFimMs: number, nowMs: number): boolean {
  return nowMs <= dataFimMs;
}

/** Finished phases over all phases, exact, 0 to 1; 0 without phases. [TRL-2] */
export function trilhaProgresso(concluidas: number, fases: number): number {
  return fases <= 0 ? 0 : Math.min(1, Math.max(0, concluidas / fases));
}

/**
 * New: it opened after the student last did something in any roadmap (an answer, a quiz answer, a medium opened), which
 * stands for the last visit. Looking is no act, so a prefetch or a view by staff uses nothing up. [TRL-9] D 185
 * @param ultimoAtoMs null when there was none
 */
export function isTrilhaNova(abertaEmMs: number, ultimoAtoMs: number | null): boolean {
  return ultimoAtoMs === null || abertaEmMs > ultimoAtoMs;
}

export type PrazoBadge = { readonly kind: 'encerrada' } | { readonly kind: 'faltam'; readonly dias: number };

/** Below 0 calendar days in the school's zone 'Encerrada'; up to 3 'Faltam N dia(s)', 0 included; else none. [TRL-3] S3 §2; D 150 */
export function prazoBadge(dataFimMs: number, nowMs: number, timeZone: string): PrazoBadge | null {
  const dias = calendarDaysBetween(nowMs, dataFimMs, timeZone);
  if (dias < 0) return { kind: 'encerrada' };
  return dias <= BADGE_DAYS ? { kind: 'faltam', dias } : null;
}

/** What ordering needs of a roadmap; `data_fim` as the contract writes it. */
export type TrilhaOrdenavel = {
  readonly trilha_id: number;
  readonly materia_nome: string;
  readonly data_fim: string;
  readonly progresso: number;
};

/** 1 newest end, 2 oldest end, 3 finished first, 4 unfinished first. S3 §2 */
export type TrilhaOrdem = 1 | 2 | 3 | 4;
export const TRILHA_ORDENS: readonly TrilhaOrdem[] = [1, 2, 3, 4];

type Compare = (x: TrilhaOrdenavel, y: TrilhaOrdenavel) => number;
let names: Intl.Collator | undefined;
/** Made with the first tie: making one costs a cheap phone more than a screen. */
const byName = (x: string, y: string) => (names ??= new Intl.Collator('pt-BR')).compare(x, y);
const newest: Compare = (x, y) => Date.parse(y.data_fim) - Date.parse(x.data_fim);
const most: Compare = (x, y) => y.progresso - x.progresso;
const FIRST: Readonly<Record<TrilhaOrdem, Compare>> = {
  1: newest,
  2: (x, y) => newest(y, x),
  3: most,
  4: (x, y) => most(y, x),
};

/** In one of the four orders [TRL-4]; equal rows by newest end, then by subject, then by id [TRL-5]. S3 §2; D 151 */
export function sortTrilhas<Row extends TrilhaOrdenavel>(rows: readonly Row[], ordem: TrilhaOrdem): Row[] {
  const first = FIRST[ordem];
  return [...rows].sort(
    (x, y) => first(x, y) || newest(x, y) || byName(x.materia_nome, y.materia_nome) || x.trilha_id - y.trilha_id,
  );
}

/** Open roadmaps with something left to do first, each part in the order of the list. [TRL-11] */
export function toDoFirst<Row extends { readonly progresso: number }>(rows: readonly Row[]): Row[] {
  const isDone = ({ progresso }: Row) => Number(progresso >= 1);
  return [...rows].sort((x, y) => isDone(x) - isDone(y));
}

/** Only one type, or every one with −1. [TRL-6] S3 §2; D 151 */
export function filterByTipo<Row extends { readonly tipo: TrilhaTipo }>(
  rows: readonly Row[],
  tipo: TrilhaTipo | typeof FILTER_ALL,
): Row[] {
  return rows.filter((row) => tipo === FILTER_ALL || row.tipo === tipo);
}

/** A saved choice that the filters no longer offer, or that is no number, becomes all (−1). [TRL-7] S3 §2 */
export function restoreFiltro(saved: number | null, offered: readonly number[]): number {
  return saved !== null && offered.includes(saved) ? saved : FILTER_ALL;
}

/** A first address segment of 1 or 2 means the open roadmap of that type; ids begin above 1000. [TRL-8] D 66 */
export function tipoOfSegment(trilha_id: number): TrilhaTipo | null {
  return trilha_id === 1 || trilha_id === 2 ? trilha_id : null;
}

type TrilhaCard = { readonly trilha_id: number; readonly tipo: TrilhaTipo; readonly materia_id: number };

/**
 * The first segment of a card's address: the type, as documented; the roadmap itself when the list has several of that
 * type and subject, of which the type would reach only one. [TRL-10] S3 §2; D 66
 */
export function trilhaSegment(card: TrilhaCard, lista: readonly TrilhaCard[]): number {
  const same = lista.filter(({ tipo, materia_id }) => tipo === card.tipo && materia_id === card.materia_id);
  return same.length > 1 ? card.trilha_id : card.tipo;
}
