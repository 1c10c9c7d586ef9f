/** Reads essay proposals and the exams that have them. */
import type { ProvaDaProposta } from '@luneta/domain/proposta';

import type { Db } from '../../../../database/db.ts';
import { run, statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';

export type Situacao = 'rascunho' | 'aprovada' | 'arquivada';

export type PropostaRow = {
  readonly proposta_redacao_id: number;
  readonly raiz_id: number;
  readonly revisao: number;
  readonly substituida_por: number | null;
  readonly codigo: string;
  readonly titulo: string;
  readonly descricao: string;
  readonly genero_textual_nome: string;
  readonly min_linhas: number;
  readonly max_linhas: number;
  /** HTML of the motivating texts in their order, each with its source. */
  readonly textos: readonly string[];
  readonly ano: number | null;
  readonly fonte: string;
  readonly situacao: Situacao;
  readonly autor_nome: string | null;
  /** The reader wrote it, or its first revision. */
  readonly autor: boolean;
  /** A published exam has this revision. */
  readonly usada: boolean;
  readonly versao: number;
  readonly atualizada_em: Date | null;
};

const FIND = statement<{ escola_id: number; id: number; pessoa_id: number }, PropostaRow>(
  'find_gestao_proposta',
  `select p.id as proposta_redacao_id, coalesce(p.raiz_id, p.id) as raiz_id, p.revisao, p.substituida_por, p.codigo, p.titulo,
          p.descricao, p.genero_textual_nome, p.min_linhas, p.max_linhas, p.ano, p.fonte, p.situacao, p.autor_nome,
          array(select m.conteudo from texto_motivacional m
                 where m.escola_id = :escola_id and m.proposta_redacao_id = p.id order by m.ordem) as textos,
          p.autor_id is not distinct from :pessoa_id::bigint or exists (select from proposta_redacao r
            where r.escola_id = :escola_id and r.id = p.raiz_id and r.autor_id = :pessoa_id) as autor,
          exists (select from avaliacao_dia d where d.escola_id = :escola_id and d.proposta_redacao_id = p.id) as usada,
          p.versao, p.atualizada_em
     from proposta_redacao p where p.escola_id = :escola_id and p.id = :id`,
);

/** One revision as this person may write it; null when the school has none with the id. */
export async function findProposta(escola: Tenant, id: number, pessoa_id: number): Promise<PropostaRow | null> {
  const [row] = await escola.run(FIND, { id, pessoa_id });
  return row ?? null;
}

const ESCOLA_OF = statement<{ escolas: readonly number[]; id: number }, { escola_id: number }>(
  'find_proposta_escola',
  'select p.escola_id from proposta_redacao p where p.escola_id = any(:escolas::bigint[]) and p.id = :id',
  'global',
);

/** Which of these schools has the proposal; null for none. */
export async function findEscolaDaProposta(db: Db, escolas: readonly number[], id: number): Promise<number | null> {
  const [row] = await run(db, ESCOLA_OF, { escolas, id });
  return row?.escola_id ?? null;
}

const AHEAD = statement<
  { escola_id: number; pessoa_id: number; agora: Date },
  { raiz_id: number; autor: boolean; inicio_em: Date | null }
>(
  'find_propostas_em_provas_a_comecar',
  `select coalesce(p.raiz_id, p.id) as raiz_id, (a.autor_id = :pessoa_id) is true as autor,
          case when bool_or(w.inicio_em is null) then null else max(w.inicio_em) end as inicio_em
     from avaliacao_dia d
     join proposta_redacao p on p.escola_id = d.escola_id and p.id = d.proposta_redacao_id
     join avaliacao a on a.escola_id = d.escola_id and a.id = d.avaliacao_id
     join turma_avaliacao c on c.escola_id = a.escola_id and c.avaliacao_id = a.id and c.cancelada_em is null
     left join turma_avaliacao_dia w on w.escola_id = c.escola_id and w.turma_avaliacao_id = c.id and w.dia_prova = d.dia_prova
    where d.escola_id = :escola_id and (w.inicio_em is null or w.inicio_em > :agora::timestamptz)
    group by coalesce(p.raiz_id, p.id), a.id, a.autor_id`,
);

/** For each family, the exams given to a class that have not begun in all of them. A family in none is absent. */
export async function findProvasAComecar(
  escola: Tenant,
  pessoa_id: number,
  agora: Date,
): Promise<ReadonlyMap<number, readonly ProvaDaProposta[]>> {
  const exams = new Map<number, ProvaDaProposta[]>();
  for (const { raiz_id, autor, inicio_em } of await escola.run(AHEAD, { pessoa_id, agora }))
    exams.set(raiz_id, [...(exams.get(raiz_id) ?? []), { autor, inicioMs: inicio_em?.getTime() ?? null }]);
  return exams;
}

export type UsoRow = {
  readonly avaliacao_conhecimento_id: number;
  readonly descricao: string;
  readonly dia_prova: number;
  readonly revisao: number;
  readonly data_aplicacao: Date | null;
};

/** The contract's limit. */
const MAX_USES = 50;

const USOS = statement<{ escola_id: number; raiz_id: number; quantos: number }, UsoRow>(
  'find_proposta_usos',
  `select d.avaliacao_id as avaliacao_conhecimento_id, a.descricao, d.dia_prova, p.revisao,
          (select min(w.inicio_em) from turma_avaliacao c
             join turma_avaliacao_dia w on w.escola_id = c.escola_id and w.turma_avaliacao_id = c.id and w.dia_prova = d.dia_prova
            where c.escola_id = :escola_id and c.avaliacao_id = d.avaliacao_id) as data_aplicacao
     from proposta_redacao p
     join avaliacao_dia d on d.escola_id = p.escola_id and d.proposta_redacao_id = p.id
     join avaliacao a on a.escola_id = d.escola_id and a.id = d.avaliacao_id
    where p.escola_id = :escola_id and (p.id = :raiz_id or p.raiz_id = :raiz_id)
    order by data_aplicacao desc nulls first, d.avaliacao_id desc, d.dia_prova limit :quantos`,
);

/** Published exams with any revision, newest first. */
export const findUsos = (escola: Tenant, raiz_id: number) => escola.run(USOS, { raiz_id, quantos: MAX_USES });
