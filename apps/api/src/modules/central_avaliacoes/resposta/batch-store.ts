/** Writes the options of many students in one statement; each is acknowledged after the commit of all. */
import { TOLERANCE_SECONDS } from '@luneta/domain/prova-prazo';

import type { Db } from '../../../database/db.ts';
import { grouped } from '../../../database/grouped.ts';
import { run, statement } from '../../../database/statement.ts';
import type { Answer, Stored } from './answer.ts';
import { BATCH_SQL, type BatchColumn } from './batch-sql.ts';

/** An answer that may share a statement: of a known day, and with its own place among others of the item. */
export type Groupable = Answer & { readonly dia_prova: number; readonly seq: number };

type Item = {
  readonly escola_id: number;
  readonly turma_aluno_id: number;
  readonly agora: Date;
  readonly answer: Groupable;
};

/** What became of an answer: stored; met by a newer or equal one; or there is no open attempt that nobody is changing. */
export type Written = Stored | 'older' | 'no-attempt';

type Row = {
  readonly lote: {
    readonly alvo: readonly (readonly [
      n: number,
      tentativa_id: number,
      item_id: number,
      prazo_ms: number,
      conta: boolean,
    ])[];
    readonly gravada: readonly (readonly [tentativa_id: number, item_id: number])[];
    readonly outras: readonly (readonly [tentativa_id: number, quantas: number])[];
  };
};

const SAVE_MANY = statement<Record<BatchColumn, readonly (number | null)[]> & { tolerancia: number }, Row>(
  'save_respostas',
  BATCH_SQL,
  'global',
);

function paramsOf(items: readonly Item[]): Record<BatchColumn, readonly (number | null)[]> {
  const column = (read: (item: Item, n: number) => number | null) => items.map(read);
  return {
    n: column((_item, n) => n),
    escola_id: column(({ escola_id }) => escola_id),
    turma_avaliacao_id: column(({ answer }) => answer.turma_avaliacao_id),
    dia_prova: column(({ answer }) => answer.dia_prova),
    turma_aluno_id: column(({ turma_aluno_id }) => turma_aluno_id),
    item_id: column(({ answer }) => answer.alvo_id),
    item_resposta: column(({ answer }) => answer.content.item_resposta),
    seq: column(({ answer }) => answer.seq),
    respondida_ms: column(({ answer }) => answer.respondida_em?.getTime() ?? null),
    agora_ms: column(({ agora }) => agora.getTime()),
  };
}

/** Answered items by attempt: those that stood before, and those just written that count. */
function countsOf({ alvo, outras }: Row['lote'], items: readonly Item[], isWritten: (key: string) => boolean) {
  const counts = new Map<number, number>();
  const add = (tentativa_id: number, more: number) => counts.set(tentativa_id, (counts.get(tentativa_id) ?? 0) + more);
  for (const [tentativa_id, quantas] of outras) add(tentativa_id, quantas);
  for (const [n, tentativa_id, item_id, , conta] of alvo)
    if (conta && items[n]?.answer.content.item_resposta !== null && isWritten(`${tentativa_id}/${item_id}`))
      add(tentativa_id, 1);
  return counts;
}

async function writeMany(db: Db, items: readonly Item[]): Promise<Written[]> {
  const [row] = await run(db, SAVE_MANY, { ...paramsOf(items), tolerancia: TOLERANCE_SECONDS });
  if (!row) throw new Error('save_respostas gave no row');
  const keys = new Set(row.lote.gravada.map(([tentativa_id, item_id]) => `${tentativa_id}/${item_id}`));
  const counts = countsOf(row.lote, items, (key) => keys.has(key));
  const alvos = new Map(row.lote.alvo.map((alvo) => [alvo[0], alvo]));
  return items.map(({ answer, agora }, n) => {
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
    };
  });
}

const respostas = grouped(writeMany);

/** Answers that wait, statements so far and the answers in them. */
export const respostasLoad = respostas.load;

/** Whether answers sent through `db` are grouped. */
export const groupsRespostas = respostas.groups;

/** Writes one answer together with those that wait. Two answers to an item never meet in one statement. */
export function writeGrouped(db: Db, item: Item): Promise<Written> {
  const { escola_id, turma_aluno_id, answer } = item;
  return respostas.add(db, item, `${escola_id}/${turma_aluno_id}/${answer.alvo_id}`);
}
