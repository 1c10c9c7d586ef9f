/**
 * Builds the statement that saves one answer of a kind. The order of writes and the shape of the result are the same
 * for all kinds.
 */
import type { AnswerKind, Content } from './answer.ts';
import { alvoSql, OTHER_ANSWERS } from './alvo-sql.ts';
import { revisaoOf } from '../../../revisao-sql.ts';

type Column = keyof Content;

type Table = {
  readonly name: string;
  /** The column with the id of the item or the proposal. */
  readonly alvo: string;
  /** The columns that make the row unique, after school and attempt. */
  readonly unique: string;
  /** The stored content, as it is written with parameters. */
  readonly content: Readonly<Partial<Record<Column, string>>>;
  /** How often an item of the exam was repaired. */
  readonly revisao: string;
  /** Whether the stored content is an answer (columns have the prefix `s.`); null for a kind that is not counted. */
  readonly isAnswered: string | null;
  /** More common table expressions, which write with the row. */
  readonly also: string;
};

const TEXT = { texto: ':texto', palavras: ':palavras' };

/** Keeps each essay text that was once the current one. */
const VERSAO = `, versao as (
     insert into redacao_versao (escola_id, tentativa_id, seq, texto, gravada_em)
     select escola_id, tentativa_id, seq, texto, gravada_em from gravada
     on conflict (escola_id, tentativa_id, seq) do nothing
   )`;

const TABLES: Readonly<Record<AnswerKind, Table>> = {
  opcao: {
    name: 'resposta',
    alvo: 'avaliacao_item_id',
    unique: ', avaliacao_item_id',
    content: { item_resposta: ':item_resposta::smallint' },
    revisao: `(select ${revisaoOf('ta.escola_id', 'ta.avaliacao_id')} from turma_avaliacao ta
            where ta.escola_id = :escola_id and ta.id = :turma_avaliacao_id)`,
    isAnswered: 's.item_resposta is not null',
    also: '',
  },
  texto: {
    name: 'resposta_subjetiva',
    alvo: 'avaliacao_item_id',
    unique: ', avaliacao_item_id',
    content: TEXT,
    revisao: 'null::int',
    isAnswered: `coalesce(s.texto, '') ~ '\\S'`,
    also: '',
  },
  redacao: {
    name: 'redacao',
    alvo: 'proposta_redacao_id',
    unique: '',
    content: TEXT,
    revisao: 'null::int',
    isAnswered: null,
    also: VERSAO,
  },
};

const EMPTY: Readonly<Record<Column, string>> = {
  item_resposta: 'null::smallint',
  texto: 'null::text',
  palavras: 'null::int',
};

/** The highest `seq` of the contract. A write without one that follows it keeps it. */
const MAX_SEQ = 2_147_483_647;

/**
 * `gravada` writes the row if its seq is newer than the stored one. The last select reads the state before the write.
 * So it takes the row from `gravada` when there is one, and counts this answer itself.
 */
export function saveSql(kind: AnswerKind): string {
  const { name, alvo, unique, content, revisao, isAnswered, also } = TABLES[kind];
  const columns = Object.keys(content);
  const own = columns.join(', ');
  const shown = Object.entries(EMPTY).map(([column, empty]) =>
    columns.includes(column) ? `s.${column}` : `${empty} as ${column}`,
  );
  const count = isAnswered ? `${OTHER_ANSWERS} + (a.counts and ${isAnswered})::int` : 'null::int';
  return `with ${alvoSql(kind)}, gravada as (
     insert into ${name} as r (escola_id, tentativa_id, ${alvo}, ${own}, seq, gravada_em)
     select escola_id, tentativa_id, alvo_id, ${Object.values(content).join(', ')}, coalesce(:seq::bigint, 1), :agora from alvo
     on conflict (escola_id, tentativa_id${unique}) do update
       set ${columns.map((column) => `${column} = excluded.${column}`).join(', ')}, gravada_em = excluded.gravada_em,
           seq = case when :seq::bigint is null then least(r.seq + 1, ${MAX_SEQ}) else excluded.seq end
       where :seq::bigint is null or excluded.seq > r.seq
     returning escola_id, tentativa_id, ${own}, seq, gravada_em
   )${also}
   select coalesce(s.gravou, false) as gravou, a.prazo_em, s.seq, s.gravada_em, ${shown.join(', ')},
          ${count} as qtde_itens_respondidos, ${revisao} as revisao_prova
   from alvo a
   left join lateral (
     select true as gravou, ${own}, seq, gravada_em from gravada
     union all
     select false, ${columns.map((column) => `r.${column}`).join(', ')}, r.seq, r.gravada_em from ${name} r
     where r.escola_id = a.escola_id and r.tentativa_id = a.tentativa_id${unique && ` and r.${alvo} = a.alvo_id`}
       and not exists (select from gravada)
   ) s on true`;
}
