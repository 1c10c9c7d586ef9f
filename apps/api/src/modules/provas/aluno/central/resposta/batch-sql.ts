/**
 * The statement that saves the options of many students at once, by the rules of the one that saves a single answer. Whoever
 * sends it knows the items: each is one with options, of the day named (day-items.ts).
 */
import { inTime } from './alvo-sql.ts';
import { revisaoOf } from '../../../revisao-sql.ts';

/** One column of the array parameters: its name in the statement, and the type of an element. */
const COLUMNS = {
  n: 'int',
  escola_id: 'bigint',
  turma_avaliacao_id: 'bigint',
  dia_prova: 'int',
  turma_aluno_id: 'bigint',
  item_id: 'bigint',
  /** The language of the item; null for an item of every student. */
  lingua: 'smallint',
  item_resposta: 'smallint',
  seq: 'bigint',
  respondida_ms: 'float8',
  agora_ms: 'float8',
} as const;
export type BatchColumn = keyof typeof COLUMNS;

/** The items in a language of all days named. */
const LANGUAGE_COLUMNS = { idioma_escola: 'bigint', idioma_item: 'bigint', idioma_lingua: 'smallint' } as const;
export type LanguageColumn = keyof typeof LANGUAGE_COLUMNS;

/** The exams of all days named, each once. */
const EXAM_COLUMNS = { prova_escola: 'bigint', prova_id: 'bigint' } as const;
export type ExamColumn = keyof typeof EXAM_COLUMNS;

const arraysOf = (columns: Readonly<Record<string, string>>): string =>
  Object.entries(columns)
    .map(([name, type]) => `:${name}::${type}[]`)
    .join(', ');

/** Answers that stand and are not written by this statement, by attempt. */
const othersIn = (table: string, isOther: string): string => `
     select x.tentativa_id, count(*) as quantas from dia d
     join ${table} x on x.escola_id = d.escola_id and x.tentativa_id = d.tentativa_id and ${isOther}
     left join idioma l on l.escola_id = x.escola_id and l.item_id = x.avaliacao_item_id
     where l.lingua is null or l.lingua = d.lingua_estrangeira
     group by x.tentativa_id`;

/**
 * `alvo`: what may be written. Attempts are locked in one order, in share mode; one that somebody else is changing is left
 * out, so that nobody else waits for it. `gravada`: what was newer than the stored answer. The lists are joined by whoever
 * reads them: PostgreSQL takes them for short, and would compare each row with each. `revisoes`: how often an item of each exam
 * was repaired (rule MON-6), as of this write.
 */
export const BATCH_SQL = `with e as materialized (
     select n, escola_id, turma_avaliacao_id, dia_prova, turma_aluno_id, item_id, lingua, item_resposta, seq,
            to_timestamp(respondida_ms / 1000) as respondida_em, to_timestamp(agora_ms / 1000) as agora
     from unnest(${arraysOf(COLUMNS)}) as u(${Object.keys(COLUMNS).join(', ')})
   ), idioma as materialized (
     select * from unnest(${arraysOf(LANGUAGE_COLUMNS)}) as u(escola_id, item_id, lingua)
   ), alvo as materialized (
     select t.escola_id, t.id as tentativa_id, t.prazo_em, t.lingua_estrangeira, e.item_id as alvo_id,
            coalesce(e.lingua = t.lingua_estrangeira, true) as counts, e.n, e.item_resposta, e.seq, e.agora
     from e
     join tentativa t on t.escola_id = e.escola_id and t.turma_avaliacao_id = e.turma_avaliacao_id
      and t.dia_prova = e.dia_prova and t.turma_aluno_id = e.turma_aluno_id
     where t.encerrada_em is null and ${inTime('e.agora', 'e.respondida_em')}
     order by t.escola_id, t.id, e.item_id
     for share of t skip locked
   ), gravada as (
     insert into resposta as r (escola_id, tentativa_id, avaliacao_item_id, item_resposta, seq, gravada_em)
     select escola_id, tentativa_id, alvo_id, item_resposta, seq, agora from alvo
     on conflict (escola_id, tentativa_id, avaliacao_item_id) do update
       set item_resposta = excluded.item_resposta, seq = excluded.seq, gravada_em = excluded.gravada_em
       where excluded.seq > r.seq
     returning tentativa_id, avaliacao_item_id
   ), dia as materialized (
     select distinct escola_id, tentativa_id, lingua_estrangeira from alvo
   ), outras as (${othersIn(
     'resposta',
     `x.item_resposta is not null
      and (x.tentativa_id, x.avaliacao_item_id) not in (select g.tentativa_id, g.avaliacao_item_id from gravada g)`,
   )}
     union all ${othersIn('resposta_subjetiva', `x.texto ~ '\\S'`)}
   )
   select json_build_object(
     'alvo', (select coalesce(json_agg(json_build_array(n, tentativa_id, alvo_id,
                floor(extract(epoch from prazo_em) * 1000), counts)), '[]') from alvo),
     'gravada', (select coalesce(json_agg(json_build_array(tentativa_id, avaliacao_item_id)), '[]') from gravada),
     'outras', (select coalesce(json_agg(json_build_array(tentativa_id, quantas)), '[]') from outras),
     'revisoes', (select coalesce(json_agg(json_build_array(p.avaliacao_id,
                ${revisaoOf('p.escola_id', 'p.avaliacao_id')})), '[]')
        from unnest(${arraysOf(EXAM_COLUMNS)}) as p(escola_id, avaliacao_id))) as lote`;
