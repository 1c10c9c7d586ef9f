/** Counts texts to mark by exam and class. It reads no text and nothing of a student (decision 120). */
import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';
import { HAS_TEXT, TAUGHT } from '../../../provas/index.ts';
import { PARA_MIM, POSICOES, type PosicoesParams } from './store.ts';

export type ResumoRow = {
  readonly turma_avaliacao_id: number;
  readonly avaliacao_conhecimento_id: number;
  readonly descricao: string;
  readonly turma_codigo: string;
  readonly serie_nome: string;
  readonly redacoes: {
    readonly total: number;
    readonly corrigidas: number;
    readonly para_mim: number;
    readonly rascunhos: number;
    readonly divergentes: number;
  };
  readonly subjetivas: { readonly total: number; readonly corrigidas: number };
};

const MAX_ROWS = 500;

const resumo = statement<PosicoesParams & { turmas: readonly number[] | null; quantas: number }, ResumoRow>(
  'find_gestao_correcoes_resumo',
  `with ${POSICOES},
   red as (
     select t.turma_avaliacao_id, count(*)::int as total,
            count(*) filter (where r.nota is not null or s.situacao = 'corrigida')::int as corrigidas,
            count(*) filter (where r.nota is null and ${PARA_MIM})::int as para_mim,
            count(*) filter (where r.nota is null and coalesce(s.rascunho, false))::int as rascunhos,
            count(*) filter (where r.nota is null and s.situacao = 'divergente')::int as divergentes
       from redacao r
       join tentativa t on t.escola_id = r.escola_id and t.id = r.tentativa_id and t.encerrada_em is not null
       join s on s.tentativa_id = r.tentativa_id
      where r.escola_id = :escola_id group by t.turma_avaliacao_id),
   sub as (
     select t.turma_avaliacao_id, count(*)::int as total, count(c.versao)::int as corrigidas
       from resposta_subjetiva x
       join tentativa t on t.escola_id = x.escola_id and t.id = x.tentativa_id and t.encerrada_em is not null
       left join correcao_subjetiva c on c.escola_id = x.escola_id and c.tentativa_id = x.tentativa_id and c.avaliacao_item_id = x.avaliacao_item_id
      where x.escola_id = :escola_id and ${HAS_TEXT('x')} group by t.turma_avaliacao_id)
   select ta.id as turma_avaliacao_id, a.id as avaliacao_conhecimento_id, a.descricao, tu.codigo as turma_codigo, g.nome as serie_nome,
          json_build_object('total', coalesce(red.total, 0), 'corrigidas', coalesce(red.corrigidas, 0), 'para_mim', coalesce(red.para_mim, 0),
                            'rascunhos', coalesce(red.rascunhos, 0), 'divergentes', coalesce(red.divergentes, 0)) as redacoes,
          json_build_object('total', coalesce(sub.total, 0), 'corrigidas', coalesce(sub.corrigidas, 0)) as subjetivas
     from turma_avaliacao ta
     left join red on red.turma_avaliacao_id = ta.id
     left join sub on sub.turma_avaliacao_id = ta.id
     join avaliacao a on a.escola_id = ta.escola_id and a.id = ta.avaliacao_id
     join turma tu on tu.escola_id = ta.escola_id and tu.id = ta.turma_id
     join serie g on g.escola_id = tu.escola_id and g.id = tu.serie_id
    where ta.escola_id = :escola_id and coalesce(red.total, sub.total) is not null and ${TAUGHT('ta.turma_id')}
    order by coalesce(red.para_mim, 0) + coalesce(sub.total - sub.corrigidas, 0) desc, ta.id desc limit :quantas`,
);

/** Exams of classes that have texts, those with most to do for the caller first. */
export function findResumo(
  escola: Tenant,
  filtros: Omit<PosicoesParams, 'escola_id'> & { turmas: readonly number[] | null },
): Promise<ResumoRow[]> {
  return escola.run(resumo, { ...filtros, quantas: MAX_ROWS });
}
