/** Writes the options of many students in one statement; each is acknowledged after the commit of all. */
import { TOLERANCE_SECONDS } from '@luneta/domain/prova-prazo';

import type { Db } from '../../../../../database/db.ts';
import { grouped } from '../../../../../database/grouped.ts';
import { run, statement } from '../../../../../database/statement.ts';
import { tenant } from '../../../../../database/tenant.ts';
import { forgetItems, itemsOfDay, type DayItem } from '../day-items.ts';
import { forgetQuestoes } from '../questoes.ts';
import type { Answer, SavedAnswer } from './answer.ts';
import { BATCH_SQL, type BatchColumn, type ExamColumn, type LanguageColumn } from './batch-sql.ts';

/** An answer that may share a statement: of a known day, and with its own place among others of the item. */
export type Groupable = Answer & { readonly dia_prova: number; readonly seq: number };

type Item = {
  readonly escola_id: number;
  readonly turma_aluno_id: number;
  readonly agora: Date;
  readonly answer: Groupable;
};

/** What a batch needs of the items of a day. */
type Day = {
  readonly avaliacao_id: number;
  readonly revisao_prova: number;
  readonly byId: ReadonlyMap<number, DayItem>;
  /** The items in a language. */
  readonly idiomas: readonly { readonly item_id: number; readonly lingua: number }[];
};

/** What became of an answer: stored; met by a newer or equal one; or there is no open attempt that nobody is changing. */
export type Written = SavedAnswer | 'older' | 'no-attempt';

type Row = {
  readonly lote: {
    readonly alvo: readonly (readonly [
      n: number,
      tentativa_id: number,
      item_id: number,
      prazo_ms: number,
      isCounted: boolean,
    ])[];
    readonly gravada: readonly (readonly [tentativa_id: number, item_id: number])[];
    readonly outras: readonly (readonly [tentativa_id: number, quantas: number])[];
    readonly revisoes: readonly (readonly [avaliacao_id: number, revisao_prova: number])[];
  };
};

type Columns<K extends string> = Record<K, readonly (number | null)[]>;
const SAVE_MANY = statement<Columns<BatchColumn | LanguageColumn | ExamColumn> & { tolerancia: number }, Row>(
  'save_respostas',
  BATCH_SQL,
  'global',
);

/** An answer to an item with options of its day. */
type Known = Item & { readonly day: Day; readonly lingua: number | null };

function paramsOf(items: readonly Known[]): Columns<BatchColumn> {
  const column = (read: (item: Known, n: number) => number | null) => items.map(read);
  return {
    n: column((_item, n) => n),
    escola_id: column(({ escola_id }) => escola_id),
    turma_avaliacao_id: column(({ answer }) => answer.turma_avaliacao_id),
    dia_prova: column(({ answer }) => answer.dia_prova),
    turma_aluno_id: column(({ turma_aluno_id }) => turma_aluno_id),
    item_id: column(({ answer }) => answer.alvo_id),
    lingua: column(({ lingua }) => lingua),
    item_resposta: column(({ answer }) => answer.content.item_resposta),
    seq: column(({ answer }) => answer.seq),
    respondida_ms: column(({ answer }) => answer.respondida_em?.getTime() ?? null),
    agora_ms: column(({ agora }) => agora.getTime()),
  };
}

/** The items in a language of the days of these answers. */
function idiomasOf(items: readonly Known[]): Columns<LanguageColumn> {
  const schools = new Map(items.map(({ day, escola_id }) => [day, escola_id]));
  const rows = [...schools].flatMap(([{ idiomas }, escola_id]) => idiomas.map((one) => ({ ...one, escola_id })));
  return {
    idioma_escola: rows.map(({ escola_id }) => escola_id),
    idioma_item: rows.map(({ item_id }) => item_id),
    idioma_lingua: rows.map(({ lingua }) => lingua),
  };
}

/** The exams of these answers. */
function examsOf(items: readonly Known[]): Columns<ExamColumn> {
  const schools = new Map(items.map(({ day, escola_id }) => [day.avaliacao_id, escola_id]));
  return { prova_escola: [...schools.values()], prova_id: [...schools.keys()] };
}

/** Answered items by attempt: those that stood before, and those just written that count. */
function countsOf({ alvo, outras }: Row['lote'], items: readonly Item[], isWritten: (key: string) => boolean) {
  const counts = new Map<number, number>();
  const add = (tentativa_id: number, more: number) => counts.set(tentativa_id, (counts.get(tentativa_id) ?? 0) + more);
  for (const [tentativa_id, quantas] of outras) add(tentativa_id, quantas);
  for (const [n, tentativa_id, item_id, , isCounted] of alvo)
    if (isCounted && items[n]?.answer.content.item_resposta !== null && isWritten(`${tentativa_id}/${item_id}`))
      add(tentativa_id, 1);
  return counts;
}

async function writeMany(db: Db, items: readonly Known[]): Promise<Written[]> {
  const params = { ...paramsOf(items), ...idiomasOf(items), ...examsOf(items), tolerancia: TOLERANCE_SECONDS };
  const [row] = await run(db, SAVE_MANY, params);
  if (!row) throw new Error('save_respostas gave no row');
  const keys = new Set(row.lote.gravada.map(([tentativa_id, item_id]) => `${tentativa_id}/${item_id}`));
  const counts = countsOf(row.lote, items, (key) => keys.has(key));
  const revisoes = new Map(row.lote.revisoes);
  const alvos = new Map(row.lote.alvo.map((alvo) => [alvo[0], alvo]));
  return items.map(({ answer, agora, day }, n) => {
    const alvo = alvos.get(n);
    if (!alvo) return 'no-attempt';
    const [, tentativa_id, item_id, prazo_ms] = alvo;
    if (!keys.has(`${tentativa_id}/${item_id}`)) return 'older';
    return {
      ...answer.content,
      gravou: true,
      seq: answer.seq,
      gravada_em: agora,
      prazo_em: new Date(prazo_ms),
      qtde_itens_respondidos: counts.get(tentativa_id) ?? 0,
      revisao_prova: revisoes.get(day.avaliacao_id) ?? 0,
    };
  });
}

const respostas = grouped(writeMany);

/** Answers that wait, statements so far and the answers in them. */
export const respostasLoad = respostas.load;

/** Whether answers sent through `db` are grouped. */
export const groupsRespostas = respostas.groups;

const days = new WeakMap<readonly DayItem[], Day>();

function dayOf(items: readonly DayItem[]): Day {
  const known = days.get(items);
  if (known) return known;
  const day = {
    avaliacao_id: items[0]?.avaliacao_id ?? 0,
    revisao_prova: items[0]?.revisao_prova ?? 0,
    byId: new Map(items.map((item) => [item.item_id, item])),
    idiomas: items.flatMap(({ item_id, lingua_estrangeira: lingua }) => (lingua === null ? [] : [{ item_id, lingua }])),
  };
  days.set(items, day);
  return day;
}

/**
 * Writes one answer together with those that wait. Two answers to an item never meet in one statement. An answer to no item
 * with options of its day, as far as memory knows, goes the longer way, which finds the reason.
 */
export async function writeGrouped(db: Db, item: Item): Promise<Written> {
  const { escola_id, turma_aluno_id, answer, agora } = item;
  const day = dayOf(await itemsOfDay(tenant(db, escola_id), answer, agora));
  const found = day.byId.get(answer.alvo_id);
  if (!found || found.subjetiva) return 'no-attempt';
  const known = { ...item, day, lingua: found.lingua_estrangeira };
  const written = await respostas.add(db, known, `${escola_id}/${turma_aluno_id}/${answer.alvo_id}`);
  if (typeof written === 'object' && (written.revisao_prova ?? 0) > day.revisao_prova) {
    // Whoever hears of the repair here sees it.
    forgetItems(db, escola_id, answer);
    forgetQuestoes(db, escola_id, { avaliacao_id: day.avaliacao_id, dia_prova: answer.dia_prova });
  }
  return written;
}
