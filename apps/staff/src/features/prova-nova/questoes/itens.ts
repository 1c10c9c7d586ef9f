/** The questions of the days of an exam, as places in order: added, moved, paired, numbered. Pure. */
import type { RascunhoItem } from '@luneta/api-client';

import type { Dia } from '../valores.ts';

export type Lingua = 1 | 2;
/** A question, or the two of a language pair: they share a number. */
export type Lugar = { readonly numero: number; readonly itens: readonly RascunhoItem[] };

/** What is known of a question that is put into an exam. */
export type Entra = {
  readonly banco_questao_id: number;
  readonly lingua_estrangeira: Lingua | null;
  /** The question of the other language. */
  readonly par_id?: number | null;
};

/** The places of a day in their order; in a pair Inglês comes first. */
export function lugaresDoDia({ itens }: Pick<Dia, 'itens'>): Lugar[] {
  const found = new Map<number, RascunhoItem[]>();
  for (const item of itens) found.set(item.numero, [...(found.get(item.numero) ?? []), item]);
  return [...found]
    .sort(([a], [b]) => a - b)
    .map(([numero, same]) => ({
      numero,
      itens: [...same].sort((a, b) => (a.lingua_estrangeira ?? 0) - (b.lingua_estrangeira ?? 0)),
    }));
}

/** Numbers every day without a gap, each going on from the day before (MON-10). */
function numbered(dias: readonly Dia[], places: (dia: Dia) => readonly Lugar[]): Dia[] {
  let last = 0;
  return dias.map((dia) => ({
    ...dia,
    itens: places(dia).flatMap(({ itens }) => {
      last += 1;
      const numero = last;
      return itens.map((item) => ({ ...item, numero }));
    }),
  }));
}

const inDay = (dias: readonly Dia[], dia_prova: number, change: (places: readonly Lugar[]) => readonly Lugar[]) =>
  numbered(dias, (dia) => {
    const places = lugaresDoDia(dia);
    return dia.dia_prova === dia_prova ? change(places) : places;
  });

const languages = ({ itens }: Lugar) => itens.map(({ lingua_estrangeira }) => lingua_estrangeira);

/** Whether a place lacks the question of a language: it has the other one alone. */
export const faltaLingua = (lugar: Lugar): Lingua | null => {
  const [only, ...more] = languages(lugar);
  if (only == null || more.length > 0) return null;
  return only === 1 ? 2 : 1;
};

/** The questions of all days, by id. */
export const idsDaProva = (dias: readonly Dia[]): ReadonlySet<number> =>
  new Set(dias.flatMap(({ itens }) => itens.map(({ questao_id }) => questao_id)));

/**
 * Puts a question at the end of a day; one of a language into the first place that lacks it, that of its pair before others.
 * One that the exam has stays where it is.
 * @param para the number of the place that it is chosen for
 */
export function acrescentar(dias: readonly Dia[], dia_prova: number, entra: Entra, para?: number): Dia[] {
  const { banco_questao_id, lingua_estrangeira, par_id } = entra;
  if (idsDaProva(dias).has(banco_questao_id)) return [...dias];
  const item = { questao_id: banco_questao_id, numero: 0, lingua_estrangeira, pontuacao: null, bloco: 1 };
  return inDay(dias, dia_prova, (places) => {
    const open = places.filter((lugar) => lingua_estrangeira !== null && faltaLingua(lugar) === lingua_estrangeira);
    const place =
      open.find(({ numero }) => numero === para) ??
      open.find(({ itens }) => itens.some(({ questao_id }) => questao_id === par_id)) ??
      open[0];
    if (place === undefined) return [...places, { numero: 0, itens: [{ ...item, bloco: blocoOf(places) }] }];
    return places.map((one) =>
      one === place
        ? { ...one, itens: [...one.itens, { ...item, bloco: one.itens[0]?.bloco ?? 1 }].sort(byLanguage) }
        : one,
    );
  });
}
const byLanguage = (a: RascunhoItem, b: RascunhoItem) => (a.lingua_estrangeira ?? 0) - (b.lingua_estrangeira ?? 0);
/** A new question belongs to the block that the day ends with. */
const blocoOf = (places: readonly Lugar[]): number => places[places.length - 1]?.itens[0]?.bloco ?? 1;

/** Takes a question out; the other one of a pair stays in its place. */
export const tirar = (dias: readonly Dia[], questao_id: number): Dia[] =>
  numbered(dias, (dia) =>
    lugaresDoDia(dia)
      .map((lugar) => ({ ...lugar, itens: lugar.itens.filter((item) => item.questao_id !== questao_id) }))
      .filter(({ itens }) => itens.length > 0),
  );

/** Moves a place of a day to another one. @param numero the place as it is numbered @param para the number it gets */
export const mover = (dias: readonly Dia[], dia_prova: number, numero: number, para: number): Dia[] =>
  inDay(dias, dia_prova, (places) => {
    const from = places.findIndex((lugar) => lugar.numero === numero);
    const moved = places[from];
    if (moved === undefined) return places;
    const first = places[0]?.numero ?? 1;
    const rest = places.filter((lugar) => lugar !== moved);
    const at = Math.min(rest.length, Math.max(0, para - first));
    return [...rest.slice(0, at), moved, ...rest.slice(at)];
  });

/** Moves a place into another day, to its end. */
export function moverParaDia(dias: readonly Dia[], numero: number, para: number): Dia[] {
  const moved = dias.flatMap(lugaresDoDia).find((lugar) => lugar.numero === numero);
  if (moved === undefined) return [...dias];
  return numbered(dias, (dia) => {
    const places = lugaresDoDia(dia).filter((lugar) => lugar.numero !== numero);
    return dia.dia_prova === para ? [...places, moved] : places;
  });
}

/** Changes the item of a question. */
export const mudarItem = (dias: readonly Dia[], questao_id: number, changes: Partial<RascunhoItem>): Dia[] =>
  dias.map((dia) => ({
    ...dia,
    itens: dia.itens.map((item) => (item.questao_id === questao_id ? { ...item, ...changes } : item)),
  }));

/** Whether a day has room for more questions. */
export const cabem = ({ itens }: Pick<Dia, 'itens'>, max: number): number => Math.max(0, max - itens.length);

/** Numbers again, as a day was taken out or put in. */
export const numerar = (dias: readonly Dia[]): Dia[] => numbered(dias, lugaresDoDia);

/** Brings the places of one passage together, behind the first of them. @param ids its questions */
export const juntar = (dias: readonly Dia[], dia_prova: number, ids: ReadonlySet<number>): Dia[] =>
  inDay(dias, dia_prova, (places) => {
    const of = (lugar: Lugar) => lugar.itens.some(({ questao_id }) => ids.has(questao_id));
    const first = places.findIndex(of);
    if (first < 0) return places;
    const same = places.filter(of);
    return [...places.slice(0, first), ...same, ...places.slice(first).filter((lugar) => !of(lugar))];
  });
