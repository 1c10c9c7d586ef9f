/** The numbers that one student sees in a shuffled exam (rule MON-3). What is stored names items, never numbers. */
import { createHmac } from 'node:crypto';

import { type ItemDeOrdem, ordemDoAluno, type Sorteador } from '@luneta/domain/monta-ordem';

import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';

/** For a statement with the assessment `a`: its seed; null when its items keep their printed order. */
export const SEMENTE = `case when a.embaralhar and a.tipo_aplicacao = 'Online' then a.semente end`;

const WORDS = 0x1_0000_0000;
const WORD_BYTES = 4;

/**
 * Successive numbers from HMAC-SHA256 of seed, day and whose order it is: a student, or a printed version. Words that would
 * favour low numbers are left out.
 */
export function sorteadorOf(semente: string, quem: number | string, dia_prova: number): Sorteador {
  const key = Buffer.from(semente, 'hex');
  let [block, at, bytes] = [0, 0, Buffer.alloc(0)];
  const word = (): number => {
    if (at >= bytes.length) {
      bytes = createHmac('sha256', key).update(`${quem}/${dia_prova}/${block}`).digest();
      [block, at] = [block + 1, 0];
    }
    at += WORD_BYTES;
    return bytes.readUInt32BE(at - WORD_BYTES);
  };
  return (limite) => {
    const fair = WORDS - (WORDS % limite);
    let drawn = word();
    while (drawn >= fair) drawn = word();
    return drawn % limite;
  };
}

type OfDay = ItemDeOrdem & { readonly semente: string | null };

/** The items of one day in the student's order, each with the number shown. The list itself when the exam is not shuffled. */
export function inOwnOrder<Item extends OfDay>(
  itens: readonly Item[],
  turma_aluno_id: number,
  dia_prova: number,
): readonly Item[] {
  const semente = itens[0]?.semente ?? null;
  if (semente === null) return itens;
  const order = ordemDoAluno(itens, sorteadorOf(semente, turma_aluno_id, dia_prova));
  return itens
    .map((item) => ({ ...item, numero: order.get(item.item_id) ?? item.numero }))
    .toSorted((x, y) => x.numero - y.numero);
}

type Of = { readonly turma_avaliacao_id: number; readonly turma_aluno_id: number };
type Placed = { readonly dia_prova: number; readonly numero: number; readonly semente: string | null };

const ORDER = statement<{ escola_id: number; turma_avaliacao_id: number }, ItemDeOrdem & { dia_prova: number }>(
  'find_ordem_da_prova',
  `select i.id as item_id, i.dia_prova, i.numero, i.bloco, q.texto_base_id
     from turma_avaliacao ta
     join avaliacao_item i on i.escola_id = ta.escola_id and i.avaliacao_id = ta.avaliacao_id
     join questao q on q.escola_id = i.escola_id and q.id = i.questao_id
    where ta.escola_id = :escola_id and ta.id = :turma_avaliacao_id order by i.dia_prova, i.numero, i.id`,
);

/**
 * Rows of items with the numbers that the student saw, in that order. Both languages of a place have one number, so that day
 * and printed number name it. One statement more for a shuffled exam, none for another.
 */
export async function asSeen<Row extends Placed>(
  escola: Tenant,
  { turma_avaliacao_id, turma_aluno_id }: Of,
  rows: readonly Row[],
): Promise<readonly Row[]> {
  const semente = rows[0]?.semente ?? null;
  if (semente === null) return rows;
  const all = await escola.run(ORDER, { turma_avaliacao_id });
  const shown = new Map<string, number>();
  for (const dia_prova of new Set(all.map((item) => item.dia_prova))) {
    const day = all.filter((item) => item.dia_prova === dia_prova);
    const order = ordemDoAluno(day, sorteadorOf(semente, turma_aluno_id, dia_prova));
    for (const { item_id, numero } of day) shown.set(`${dia_prova}/${numero}`, order.get(item_id) ?? numero);
  }
  return rows
    .map((row) => ({ ...row, numero: shown.get(`${row.dia_prova}/${row.numero}`) ?? row.numero }))
    .toSorted((x, y) => x.dia_prova - y.dia_prova || x.numero - y.numero);
}
