/**
 * The items of an exam day as every student of the exam has them: numbers, languages, kinds, subjects. They hardly ever
 * change while a class takes the exam, so a running exam takes them from memory. A change is seen `MAX_AGE_MS` later.
 */
import type { Letra } from '@luneta/domain/resposta';

import type { Db } from '../../../../database/db.ts';
import { remembered } from '../../../../database/remembered.ts';
import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';
import { seal, type Sealed, type Unsealed } from '../../../questoes/index.ts';
import { revisaoOf } from '../../revisao-sql.ts';
import { SEMENTE } from './ordem.ts';
import type { Lingua } from './prova-store.ts';

/** The longest time that a running exam may show an item as it was before a change. */
export const MAX_AGE_MS = 5000;
/** Days of exams of all classes that take one at the same time; an entry is about 25 kB. */
const MAX_ENTRIES = 500;

/** One item with its key sealed. */
export type DayItem = {
  readonly item_id: number;
  readonly numero: number;
  readonly questao_id: number;
  /** The language it belongs to; null when it is for all. */
  readonly lingua_estrangeira: Lingua | null;
  readonly anulada: boolean;
  readonly gabarito: Sealed<Letra | null>;
  readonly materia_id: number;
  readonly materia_nome: string;
  /** Answered with a text. */
  readonly subjetiva: boolean;
  readonly bloco: number;
  /** The passage it shares with others. */
  readonly texto_base_id: number | null;
  /** Of the exam, where each student has an own order (`ordem.ts`). */
  readonly semente: string | null;
  /** What students are told of its last repair (rule MON-6). */
  readonly reparo: 'anulada' | 'corrigida' | null;
  /** Annulled, and students are not told before the release. */
  readonly calada: boolean;
  readonly avaliacao_id: number;
  /** How often an item of the exam was repaired (rule MON-6). */
  readonly revisao_prova: number;
};

/** An exam day of a class. */
export type DayOfClass = { readonly turma_avaliacao_id: number; readonly dia_prova: number };

const ITEMS = statement<{ escola_id: number } & DayOfClass, Unsealed<DayItem>>(
  'find_itens_of_dia',
  `select i.id as item_id, i.numero, i.questao_id, i.lingua_estrangeira, i.anulada, q.gabarito, m.id as materia_id,
          m.nome as materia_nome, q.subjetiva, i.bloco, q.texto_base_id, ta.avaliacao_id, ${SEMENTE} as semente,
          (select case when i.anulada or e.tipo <> 'anulada' then e.depois->>'aviso' end from avaliacao_evento e
            where e.escola_id = :escola_id and e.avaliacao_id = ta.avaliacao_id and e.item_id = i.id
            order by e.id desc limit 1) as reparo,
          coalesce((select e.depois->>'aviso' is null from avaliacao_evento e where e.escola_id = :escola_id
             and e.avaliacao_id = ta.avaliacao_id and e.item_id = i.id and e.tipo = 'anulada' order by e.id desc limit 1), false) as calada,
          ${revisaoOf(':escola_id', 'ta.avaliacao_id')} as revisao_prova
   from turma_avaliacao ta
   join avaliacao a on a.escola_id = ta.escola_id and a.id = ta.avaliacao_id
   join avaliacao_item i on i.escola_id = ta.escola_id and i.avaliacao_id = ta.avaliacao_id
   join questao q on q.escola_id = i.escola_id and q.id = i.questao_id
   join materia m on m.escola_id = q.escola_id and m.id = q.materia_id
   where ta.escola_id = :escola_id and ta.id = :turma_avaliacao_id and i.dia_prova = :dia_prova
   order by i.numero, i.lingua_estrangeira`,
);

/** Items of the day in both languages, in the order of the exam, as they are now. */
export async function readItems(escola: Tenant, { turma_avaliacao_id, dia_prova }: DayOfClass): Promise<DayItem[]> {
  const rows = await escola.run(ITEMS, { turma_avaliacao_id, dia_prova });
  return rows.map((row) => ({ ...row, gabarito: seal(row.gabarito) }));
}

const memory = remembered<readonly DayItem[]>({ maxAgeMs: MAX_AGE_MS, maxEntries: MAX_ENTRIES });

const keyOf = (escola_id: number, { turma_avaliacao_id, dia_prova }: DayOfClass) =>
  `${escola_id}/${turma_avaliacao_id}/${dia_prova}`;

/** The same, at most `MAX_AGE_MS` old. Empty for a day that the school does not have. */
export const itemsOfDay = (escola: Tenant, day: DayOfClass, agora: Date): Promise<readonly DayItem[]> =>
  memory.get(escola.db, keyOf(escola.escola_id, day), agora, () => readItems(escola, day));

/** The next reader sees the items as they are now. */
export const forgetItems = (db: Db, escola_id: number, day: DayOfClass): void =>
  memory.forget(db, keyOf(escola_id, day));
