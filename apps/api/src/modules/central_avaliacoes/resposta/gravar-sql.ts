/** The statement that saves one answer, by kind: the same order of writes and the same shape of result for all. */
import type { AnswerKind, Content } from './answer.ts';
import { alvoSql, OTHER_ANSWERS } from './alvo-sql.ts';

type Column = keyof Content;

type Table = {
  readonly name: string;
  /** The column that takes the item or the proposal. */
  readonly alvo: string;
  /** The columns that make the row unique, after school and attempt. */
  readonly unique: string;
  /** The content it stores, as the parameters are written. */
  readonly content: Readonly<Partial<Record<Column, string>>>;
  /** Whether the stored content, a column prefix before it, is an answer; null where it counts nothing. */
  readonly isAnswered: string | null;
  /** More to be written with the row. */
  readonly also: string;
};

const TEXT = { texto: ':texto', palavras: ':palavras' };

/** Each essay text that was current at some time is kept. */
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
    isAnswered: 's.item_resposta is not null',
    also: '',
  },
  texto: {
    name: 'resposta_subjetiva',
    alvo: 'avaliacao_item_id',
    unique: ', avaliacao_item_id',
    content: TEXT,
    isAnswered: `coalesce(s.texto, '') ~ '\\S'`,
    also: '',
  },
  redacao: {
    name: 'redacao',
    alvo: 'proposta_redacao_id',
    unique: '',
    content: TEXT,
    isAnswered: null,
    also: VERSAO,
  },
};

const EMPTY: Readonly<Record<Column, string>> = {
  item_resposta: 'null::smallint',
  texto: 'null::text',
  palavras: 'null::int',
};

/**
 * `gravada` is the write, if its seq is newer than the stored one. The last select reads the state before the write, hence
 * it takes the written row where there is one, and counts this answer by itself.
 */
export function gravarSql(kind: AnswerKind): string {
  const { name, alvo, unique, content, isAnswered, also } = TABLES[kind];
  const columns = Object.keys(content);
  const own = columns.join(', ');
  const shown = Object.entries(EMPTY).map(([column, empty]) =>
    columns.includes(column) ? `s.${column}` : `${empty} as ${column}`,
  );
  const count = isAnswered ? `${OTHER_ANSWERS} + (a.conta and ${isAnswered})::int` : 'null::int';
  return `with ${alvoSql(kind)}, gravada as (
     insert into ${name} as r (escola_id, tentativa_id, ${alvo}, ${own}, seq, gravada_em)
     select escola_id, tentativa_id, alvo_id, ${Object.values(content).join(', ')}, coalesce(:seq::bigint, 1), :agora from alvo
     on conflict (escola_id, tentativa_id${unique}) do update
       set ${columns.map((column) => `${column} = excluded.${column}`).join(', ')}, gravada_em = excluded.gravada_em,
           seq = case when :seq::bigint is null then r.seq + 1 else excluded.seq end
       where :seq::bigint is null or excluded.seq > r.seq
     returning escola_id, tentativa_id, ${own}, seq, gravada_em
   )${also}
   select coalesce(s.gravou, false) as gravou, a.prazo_em, s.seq, s.gravada_em, ${shown.join(', ')},
          ${count} as qtde_itens_respondidos
   from alvo a
   left join lateral (
     select true as gravou, ${own}, seq, gravada_em from gravada
     union all
     select false, ${columns.map((column) => `r.${column}`).join(', ')}, r.seq, r.gravada_em from ${name} r
     where r.escola_id = a.escola_id and r.tentativa_id = a.tentativa_id${unique && ` and r.${alvo} = a.alvo_id`}
       and not exists (select from gravada)
   ) s on true`;
}
