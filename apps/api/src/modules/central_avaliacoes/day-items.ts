/**
 * The items of exam days from memory. While a day runs nobody changes which items it has, their language or their kind. What
 * was read counts for some seconds, so an item that was added is found soon; until then its answer goes the longer way.
 */
import type { Db } from '../../database/db.ts';
import { run, statement } from '../../database/statement.ts';
import type { Lingua } from './prova-store.ts';

export type DayItem = {
  /** Null: for every student of the day. */
  readonly lingua_estrangeira: Lingua | null;
  readonly subjetiva: boolean;
};

/** A day of an assessment, as a class of a school has it. */
export type Day = { readonly escola_id: number; readonly turma_avaliacao_id: number; readonly dia_prova: number };

/** Empty when there is no such day. */
export type DayItems = {
  readonly byId: ReadonlyMap<number, DayItem>;
  /** The items in a language. */
  readonly idiomas: readonly { readonly item_id: number; readonly lingua: Lingua }[];
};

const FRESH_MS = 5_000;
/** Days kept at most; each has some kilobytes. */
const MOST = 1_000;

type Columns = 'n' | 'escola' | 'turma_avaliacao' | 'dia';
const ITENS = statement<Record<Columns, readonly number[]>, { n: number; item_id: number } & DayItem>(
  'itens_de_dias',
  `select d.n, i.id as item_id, i.lingua_estrangeira, q.subjetiva
     from unnest(:n::int[], :escola::bigint[], :turma_avaliacao::bigint[], :dia::int[])
       as d(n, escola_id, turma_avaliacao_id, dia_prova)
     join turma_avaliacao ta on ta.escola_id = d.escola_id and ta.id = d.turma_avaliacao_id
     join avaliacao_item i on i.escola_id = ta.escola_id and i.avaliacao_id = ta.avaliacao_id and i.dia_prova = d.dia_prova
     join questao q on q.escola_id = i.escola_id and q.id = i.questao_id`,
  'global',
);

async function readDays(db: Db, days: readonly Day[]): Promise<DayItems[]> {
  const rows = await run(db, ITENS, {
    n: days.map((_day, n) => n),
    escola: days.map(({ escola_id }) => escola_id),
    turma_avaliacao: days.map(({ turma_avaliacao_id }) => turma_avaliacao_id),
    dia: days.map(({ dia_prova }) => dia_prova),
  });
  const ofDay = Map.groupBy(rows, ({ n }) => n);
  return days.map((_day, n) => itemsOf(ofDay.get(n) ?? []));
}

function itemsOf(rows: readonly ({ item_id: number } & DayItem)[]): DayItems {
  return {
    byId: new Map(
      rows.map(({ item_id, lingua_estrangeira, subjetiva }) => [item_id, { lingua_estrangeira, subjetiva }]),
    ),
    idiomas: rows.flatMap(({ item_id, lingua_estrangeira: lingua }) => (lingua === null ? [] : [{ item_id, lingua }])),
  };
}

const NONE: DayItems = itemsOf([]);

type Kept = { readonly items: DayItems; readonly readAt: number };
const kept = new WeakMap<Db, Map<string, Kept>>();

const keyOf = ({ escola_id, turma_avaliacao_id, dia_prova }: Day): string =>
  `${escola_id}/${turma_avaliacao_id}/${dia_prova}`;

/**
 * The items of each of these days: one statement for those that are not kept, none when all are.
 * @param now milliseconds of a clock that only grows
 */
export async function findDayItems(
  db: Db,
  days: readonly Day[],
  now: () => number = () => performance.now(),
): Promise<DayItems[]> {
  const known = kept.get(db) ?? new Map<string, Kept>();
  kept.set(db, known);
  const readAt = now();
  const isFresh = (day: Day) => readAt - (known.get(keyOf(day))?.readAt ?? Number.NEGATIVE_INFINITY) < FRESH_MS;
  const missing = [...new Map(days.filter((day) => !isFresh(day)).map((day) => [keyOf(day), day])).values()];
  if (missing.length > 0) {
    const read = await readDays(db, missing);
    for (const [n, day] of missing.entries()) {
      known.delete(keyOf(day));
      known.set(keyOf(day), { items: read[n] ?? NONE, readAt });
    }
  }
  const found = days.map((day) => known.get(keyOf(day))?.items ?? NONE);
  for (const key of known.keys()) {
    if (known.size <= MOST) break;
    known.delete(key);
  }
  return found;
}
