/**
 * Reads essays to mark, those of attempts that are over. An essay is named by its attempt's id, which no other staff
 * call returns. Nothing of the student is read (decision 120).
 */
import type { Db } from '../../../../database/db.ts';
import { run, statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';
import type { Alcance } from '../../../escola/index.ts';
import { TAUGHT } from '../../../provas/index.ts';
import type { MarcaRow } from './correcao-store.ts';

export type RedacaoRow = {
  readonly escola_id: number;
  readonly redacao_id: number;
  readonly avaliacao_id: number;
  readonly descricao: string;
  readonly dia_prova: number;
  readonly titulo: string;
  readonly palavras: number;
  readonly nota: number | null;
  readonly configuracao: unknown;
  /** When the results of the exam came or come out. */
  readonly liberado_em: Date | null;
  readonly marcas: readonly MarcaRow[];
};

/** Every part of the marking of essay `r`, as `MarcaDatada`. */
export const MARCAS = `coalesce((
            select json_agg(json_build_object('papel', c.papel, 'nota', c.nota, 'corretor', c.corretor_escola_id || '/' || c.corretor_id,
                                              'gravadaMs', extract(epoch from c.gravada_em) * 1000)
                            order by c.papel)
              from correcao_redacao c where c.escola_id = r.escola_id and c.tentativa_id = r.tentativa_id), '[]')`;

const COLUMNS = `r.escola_id, r.tentativa_id as redacao_id, a.id as avaliacao_id, a.descricao, t.dia_prova, p.titulo, r.palavras,
          r.nota, e.configuracao, a.liberado_em, ${MARCAS} as marcas`;
const JOINS = `redacao r
     join escola e on e.id = r.escola_id
     join tentativa t on t.escola_id = r.escola_id and t.id = r.tentativa_id and t.encerrada_em is not null
     join turma_avaliacao ta on ta.escola_id = t.escola_id and ta.id = t.turma_avaliacao_id
     join avaliacao a on a.escola_id = ta.escola_id and a.id = ta.avaliacao_id
     join proposta_redacao p on p.escola_id = r.escola_id and p.id = r.proposta_redacao_id`;

type Params = PosicoesParams & {
  turmas: readonly number[] | null;
  turma_avaliacao_id: number | null;
  depois: number | null;
  /** Null: those the caller can mark now, or with `todas` every one. */
  situacao: string | null;
  todas: boolean;
  quantas: number;
};

/**
 * Repeats rules COR-4, COR-6 and COR-10 in SQL, because the database selects and counts; the tests compare both. `s` has
 * the state of each essay of the school, and what of it is the caller's.
 */
export const POSICOES = `m as (
     select r.tentativa_id, max(c.nota) filter (where c.papel = 1) as n1, max(c.nota) filter (where c.papel = 2) as n2,
            max(c.nota) filter (where c.papel = 3) as n3, coalesce(max(c.papel) filter (where c.nota is null and c.gravada_em > :abandonado_em), 0) as em_curso,
            bool_or(c.corretor_escola_id = :corretor_escola_id and c.corretor_id = :corretor_id) as tenho,
            bool_or(c.corretor_escola_id = :corretor_escola_id and c.corretor_id = :corretor_id and c.nota is null) as rascunho
       from redacao r left join correcao_redacao c on c.escola_id = r.escola_id and c.tentativa_id = r.tentativa_id
      where r.escola_id = :escola_id group by r.tentativa_id),
   s as (
     select m.*, case when n1 is null then 'pendente' when n2 is null then case when :segundo::boolean then 'segunda_correcao' else 'corrigida' end
       when abs(n1 - n2) > :divergencia::int and n3 is null then 'divergente' else 'corrigida' end as situacao from m)`;

/** What `POSICOES` asks for. */
export type PosicoesParams = {
  escola_id: number;
  corretor_escola_id: number;
  corretor_id: number;
  segundo: boolean;
  divergencia: number;
  /** A draft last saved at or before this instant no longer holds its part. */
  abandonado_em: Date;
};

/** Of an essay without a final mark: whether the caller can mark it now. */
export const PARA_MIM = `s.situacao <> 'corrigida' and (coalesce(s.rascunho, false) or (not coalesce(s.tenho, false) and s.em_curso = 0))`;

const fila = statement<Params, RedacaoRow>(
  'find_gestao_redacoes_fila',
  `with ${POSICOES}
   select ${COLUMNS} from ${JOINS}
     join s on s.tentativa_id = r.tentativa_id
    where r.escola_id = :escola_id and (:turma_avaliacao_id::bigint is null or ta.id = :turma_avaliacao_id)
      and ${TAUGHT('ta.turma_id')}
      and (:depois::bigint is null or r.tentativa_id > :depois)
      and case when :todas::boolean then true
               when r.nota is not null then coalesce(:situacao::text, '') = 'corrigida'
               when :situacao::text is not null then s.situacao = :situacao
               else ${PARA_MIM} end
    order by r.tentativa_id limit :quantas`,
);

/** A page of essays, oldest attempts first, and one more when another page follows. */
export function findFila(escola: Tenant, filtros: Omit<Params, 'escola_id'>): Promise<RedacaoRow[]> {
  return escola.run(fila, filtros);
}

export type RedacaoInteira = RedacaoRow & {
  readonly texto: string;
  readonly proposta_descricao: string;
  readonly genero_textual_nome: string;
  readonly textos: readonly { readonly ordem: number; readonly conteudo: string }[];
};

const one = statement<
  { escolas: readonly number[]; turmas: readonly number[] | null; redacao_id: number },
  RedacaoInteira
>(
  'find_gestao_redacao',
  `select ${COLUMNS}, r.texto, p.descricao as proposta_descricao, p.genero_textual_nome, coalesce((
            select json_agg(json_build_object('ordem', m.ordem, 'conteudo', m.conteudo) order by m.ordem)
              from texto_motivacional m where m.escola_id = p.escola_id and m.proposta_redacao_id = p.id), '[]') as textos
     from ${JOINS}
    where r.escola_id = any(:escolas::bigint[]) and r.tentativa_id = :redacao_id and ${TAUGHT('ta.turma_id')}`,
  'global',
);

/** An essay within reach; undefined when there is none, or its attempt is not over. */
export async function findRedacao(db: Db, alcance: Alcance, redacao_id: number): Promise<RedacaoInteira | undefined> {
  const [row] = await run(db, one, { ...alcance, redacao_id });
  return row;
}
