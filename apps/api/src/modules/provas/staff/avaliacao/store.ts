/** Reads published exams for who makes them: lists, one with its parts, its history. No key leaves this file. */
import { TOLERANCE_SECONDS } from '@luneta/domain/prova-prazo';

import { plain } from '../../../../database/plain.ts';
import type { Db } from '../../../../database/db.ts';
import { run, statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';
import type { Situacao } from './situacao.ts';

export const PAGE = 50;

type Reach = { readonly turmas: readonly number[] | null };

const HEAD = `a.escola_id, a.id as avaliacao_id, a.descricao, a.codigo, a.especie, a.tipo_aplicacao, a.nota_maxima::float8 as nota_maxima,
  a.solicitar_idioma, a.instrucoes, a.embaralhar, a.responde_apos_entrega, a.ciclo_id, a.serie_id, a.autor_id, a.autor_nome,
  (select c.numero_referencia from ciclo c where c.escola_id = a.escola_id and c.id = a.ciclo_id) as ciclo,
  (select s.nome from serie s where s.escola_id = a.escola_id and s.id = a.serie_id) as serie_nome,
  a.fim_em, a.liberado_em, a.publicada_em, a.cancelada_em, a.motivo_cancelamento, a.copiada_de, a.versao,
  (select min(d.inicio_em) from turma_avaliacao c
     join turma_avaliacao_dia d on d.escola_id = c.escola_id and d.turma_avaliacao_id = c.id
    where c.escola_id = a.escola_id and c.avaliacao_id = a.id) as inicio_em,
  (select max(d.fim_em) from turma_avaliacao c
     join turma_avaliacao_dia d on d.escola_id = c.escola_id and d.turma_avaliacao_id = c.id
    where c.escola_id = a.escola_id and c.avaliacao_id = a.id) as ultima_fim_em`;

export type AvaliacaoRow = {
  readonly escola_id: number;
  readonly avaliacao_id: number;
  readonly descricao: string;
  readonly codigo: string;
  readonly especie: 'prova' | 'atividade' | 'marco';
  readonly tipo_aplicacao: 'Online' | 'Presencial' | 'Híbrida';
  readonly nota_maxima: number;
  readonly solicitar_idioma: boolean;
  readonly instrucoes: string;
  readonly embaralhar: boolean;
  readonly responde_apos_entrega: boolean | null;
  readonly ciclo_id: number;
  readonly serie_id: number | null;
  readonly autor_id: number | null;
  readonly autor_nome: string | null;
  readonly ciclo: number;
  readonly serie_nome: string | null;
  readonly fim_em: Date | null;
  readonly liberado_em: Date | null;
  readonly publicada_em: Date | null;
  readonly cancelada_em: Date | null;
  readonly motivo_cancelamento: string | null;
  readonly copiada_de: number | null;
  readonly versao: number;
  /** First start and last end of its windows. */
  readonly inicio_em: Date | null;
  readonly ultima_fim_em: Date | null;
};

/** A class of the exam is taught, or the exam is the own one. @param school what limits `c.escola_id` */
const reached = (school: string): string => `(:turmas::bigint[] is null or a.autor_id = :pessoa_id::bigint or exists (
  select from turma_avaliacao c where c.escola_id = a.escola_id and c.escola_id ${school} and c.avaliacao_id = a.id
     and c.turma_id = any(:turmas::bigint[])))`;

const FIND = statement<
  { escolas: readonly number[]; turmas: readonly number[] | null; pessoa_id: number; avaliacao_id: number },
  AvaliacaoRow
>(
  'find_avaliacao_gestao',
  `select ${HEAD} from avaliacao a where a.escola_id = any(:escolas::bigint[]) and a.id = :avaliacao_id and ${reached('= any(:escolas::bigint[])')}`,
  'global',
);

/** The exam, if the person may see it. */
export async function findAvaliacao(
  db: Db,
  of: Reach & { readonly escolas: readonly number[]; readonly pessoa_id: number; readonly avaliacao_id: number },
): Promise<AvaliacaoRow | undefined> {
  const [row] = await run(db, FIND, of);
  return row;
}

const SITUACAO = `case when a.cancelada_em is not null then 'cancelada'
  when :agora::timestamptz > a.liberado_em then 'liberada'
  when :agora::timestamptz > a.fim_em + make_interval(secs => :tolerancia) then 'encerrada'
  when a.inicio_em is null or :agora::timestamptz < a.inicio_em then 'agendada' else 'aberta' end`;

export type Filtros = Reach & {
  readonly pessoa_id: number;
  readonly situacao: Situacao | null;
  readonly serie_id: number | null;
  readonly ciclo: number | null;
  readonly minhas: boolean;
  readonly turma_id: number | null;
  readonly texto: string | null;
  readonly id: number | null;
  readonly depois: number | null;
  readonly agora: Date;
};

export type LinhaRow = AvaliacaoRow & {
  readonly qtde_dias: number;
  readonly qtde_itens: number;
  readonly turmas: readonly string[];
};

const LIST = statement<Filtros & { escola_id: number; tolerancia: number; quantas: number }, LinhaRow>(
  'find_avaliacoes_gestao',
  `with a as (
     select ${HEAD} from avaliacao a where a.escola_id = :escola_id and a.especie <> 'marco' and ${reached('= :escola_id')}
        and (:serie_id::bigint is null or a.serie_id = :serie_id) and (not :minhas::boolean or a.autor_id = :pessoa_id::bigint)
        and (:turma_id::bigint is null or exists (select from turma_avaliacao c
              where c.escola_id = :escola_id and c.avaliacao_id = a.id and c.turma_id = :turma_id))
        and (:texto::text is null or a.id = :id::bigint or ${plain('a.codigo')} = :texto or position(:texto in ${plain('a.descricao')}) > 0)
        and (:depois::bigint is null or a.id < :depois))
   select a.*, (select count(*)::int from avaliacao_dia d where d.escola_id = :escola_id and d.avaliacao_id = a.avaliacao_id) as qtde_dias,
          (select count(distinct (i.dia_prova, i.numero))::int from avaliacao_item i
            where i.escola_id = :escola_id and i.avaliacao_id = a.avaliacao_id) as qtde_itens,
          array(select t.codigo from turma_avaliacao c join turma t on t.escola_id = c.escola_id and t.id = c.turma_id
                 where c.escola_id = :escola_id and c.avaliacao_id = a.avaliacao_id
                   and (:turmas::bigint[] is null or c.turma_id = any(:turmas::bigint[])) order by t.codigo limit 200) as turmas
     from a where (:ciclo::int is null or a.ciclo = :ciclo) and (:situacao::text is null or ${SITUACAO} = :situacao)
    order by a.avaliacao_id desc limit :quantas`,
);

/** One page, and one row more when another page follows. */
export const findAvaliacoes = (escola: Tenant, filtros: Filtros): Promise<LinhaRow[]> =>
  escola.run(LIST, { ...filtros, tolerancia: TOLERANCE_SECONDS, quantas: PAGE + 1 });
