/**
 * Reads the acts of one school, newest first. The actor may belong to another school, which the row names, so the
 * actor's name is read from that school.
 */
import type { NomesDoAto } from '@luneta/domain/auditoria-objeto';

import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';

export const PAGE = 100;

export type RegistroRow = {
  readonly id: number;
  readonly ordem: number;
  readonly escola_id: number;
  readonly acao: string;
  readonly criada_em: Date;
  readonly ator_id: number | null;
  readonly ator_nome: string | null;
  readonly perfil_real: string | null;
  readonly modo: 'aluno' | 'professor' | null;
  readonly turma_aluno_id: number | null;
  readonly pessoa_nome: string | null;
  readonly motivo: string | null;
  readonly detalhe: Readonly<Record<string, string | number | boolean | null>>;
} & Omit<NomesDoAto, 'pessoa'>;

export type Filtros = {
  readonly acao: string | null;
  readonly ator_id: number | null;
  readonly aluno: number | null;
  /** Days in the school's time zone, both included. */
  readonly data_inicio: string | null;
  readonly data_fim: string | null;
};

/** The page first: names are looked up for its rows alone. An id of the facts that leads nowhere names nothing. */
const LIST = statement<Filtros & { escola_id: number; antes: number | null; quantos: number }, RegistroRow>(
  'find_auditoria',
  `with pagina as materialized (
     select a.*, (a.detalhe ->> 'turma_avaliacao_id')::bigint as ta_id, (a.detalhe ->> 'turma_id')::bigint as turma_id,
            (a.detalhe ->> 'avaliacao_conhecimento_id')::bigint as avaliacao_id, a.detalhe ->> 'avaliacao' as avaliacao,
            coalesce((a.detalhe ->> 'redacao_id')::bigint, (
              select s.tentativa_id from resposta_subjetiva s where s.escola_id = :escola_id
                 and s.id = coalesce(a.detalhe ->> 'resposta_subjetiva_id', a.detalhe ->> 'turma_avaliacao_questao_resposta_id')::bigint)) as tentativa_id
       from auditoria a join escola e on e.id = a.escola_id
      where a.escola_id = :escola_id and (:antes::int is null or a.ordem < :antes)
        and (:acao::text is null or a.acao = :acao) and (:ator_id::bigint is null or a.ator_id = :ator_id)
        and (:aluno::bigint is null or a.turma_aluno_id = :aluno or a.pessoa_id = (
               select m.pessoa_id from turma_aluno m where m.escola_id = :escola_id and m.id = :aluno))
        and (:data_inicio::date is null or a.criada_em >= :data_inicio::date::timestamp at time zone e.fuso_horario)
        and (:data_fim::date is null or a.criada_em < (:data_fim::date + 1)::timestamp at time zone e.fuso_horario)
      order by a.ordem desc limit :quantos)
   select a.id, a.ordem, a.escola_id, a.acao, a.criada_em, a.ator_id, q.nome as ator_nome, a.perfil_real, a.modo,
          a.turma_aluno_id, p.nome as pessoa_nome, a.motivo, a.detalhe, v.descricao as prova, i.numero as item,
          t.codigo as turma, c.nome_curso as curso, b.codigo as questao, n.titulo as aviso, m.nome as materia
     from pagina a
     left join pessoa q on q.escola_id = a.ator_escola_id and q.id = a.ator_id
     left join pessoa p on p.escola_id = :escola_id and p.id = a.pessoa_id
     left join tentativa r on r.escola_id = :escola_id and r.id = a.tentativa_id
     left join turma_avaliacao x on x.escola_id = :escola_id and x.id = coalesce(a.ta_id, r.turma_avaliacao_id)
     left join turma t on t.escola_id = :escola_id and t.id = coalesce(x.turma_id, a.turma_id)
     left join avaliacao v on v.escola_id = :escola_id
      and (v.id = coalesce(x.avaliacao_id, a.avaliacao_id) or v.codigo = a.avaliacao)
     left join avaliacao_item i on i.escola_id = :escola_id and i.id = (a.detalhe ->> 'item_id')::bigint
     left join base_conhecimento c on c.escola_id = :escola_id and c.id = (a.detalhe ->> 'base_conhecimento_id')::bigint
     left join questao b on b.escola_id = :escola_id and b.id = (a.detalhe ->> 'banco_questao_id')::bigint
     left join aviso n on n.escola_id = :escola_id and n.chave = a.detalhe ->> 'aviso_id'
     left join materia m on m.escola_id = :escola_id and m.id = (a.detalhe ->> 'materia_id')::bigint
    order by a.ordem desc`,
);

/** @param antes position in the chain before which the page begins; null for the newest */
export async function listRegistros(
  escola: Tenant,
  filtros: Filtros,
  antes: number | null,
): Promise<{ registros: readonly RegistroRow[]; next: number | null }> {
  const rows = await escola.run(LIST, { ...filtros, antes, quantos: PAGE + 1 });
  const registros = rows.slice(0, PAGE);
  return { registros, next: rows.length > PAGE ? (registros.at(-1)?.ordem ?? null) : null };
}
