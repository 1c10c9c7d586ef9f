/** Reads the stored results of an exam for staff, and what a person looks at before letting them out. */
import { plain } from '../../../../database/plain.ts';
import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';
import { HAS_TEXT, PENDENTES, SEM_ESCOLHA, SEM_LINHA, SEM_PONTOS, TAUGHT } from '../../../provas/index.ts';

type OfAvaliacao = { escola_id: number; avaliacao_id: number; turmas: readonly number[] | null };

export type ResultadoRow = {
  readonly turma_avaliacao_id: number;
  readonly turma_id: number;
  readonly turma_codigo: string;
  readonly turma_aluno_id: number;
  readonly aluno_nome: string;
  readonly presente: boolean;
  readonly acertos: number;
  readonly itens: number;
  readonly nota: number;
  readonly nota_tri: number | null;
  readonly nota_redacao: number | null;
  readonly calculado_em: Date;
  readonly areas: readonly {
    readonly area_codigo: string;
    readonly acertos: number;
    readonly itens: number;
    readonly nota_tri: number | null;
  }[];
};

const resultados = statement<OfAvaliacao, ResultadoRow>(
  'find_gestao_resultados',
  `select r.turma_avaliacao_id, tu.id as turma_id, tu.codigo as turma_codigo, m.id as turma_aluno_id, p.nome as aluno_nome, r.presente,
          r.acertos, r.itens, r.nota, r.nota_tri, r.nota_redacao, r.calculado_em,
          coalesce((select json_agg(json_build_object('area_codigo', ar.area_codigo, 'acertos', ar.acertos, 'itens', ar.itens,
                     'nota_tri', ar.nota_tri) order by ar.area_codigo)
             from resultado_area ar where ar.escola_id = r.escola_id and ar.turma_avaliacao_id = r.turma_avaliacao_id
              and ar.turma_aluno_id = r.turma_aluno_id), '[]'::json) as areas
     from turma_avaliacao ta
     join turma tu on tu.escola_id = ta.escola_id and tu.id = ta.turma_id
     join resultado r on r.escola_id = ta.escola_id and r.turma_avaliacao_id = ta.id
     join turma_aluno m on m.escola_id = r.escola_id and m.id = r.turma_aluno_id
     join pessoa p on p.escola_id = m.escola_id and p.id = m.pessoa_id
    where ta.escola_id = :escola_id and ta.avaliacao_id = :avaliacao_id and ${TAUGHT('ta.turma_id')}
    order by tu.codigo, tu.id, ${plain('p.nome')}, m.id limit 2000`,
);

export function findResultados(escola: Tenant, avaliacao_id: number, turmas: readonly number[] | null) {
  return escola.run(resultados, { avaliacao_id, turmas });
}

export type ConferenciaRow = {
  readonly nota_maxima: number;
  readonly qtde_turmas: number;
  readonly qtde_turmas_abertas: number;
  readonly qtde_redacoes_a_corrigir: number;
  readonly qtde_subjetivas_a_corrigir: number;
  readonly qtde_textos_em_papel: number;
  readonly qtde_fora_do_prazo: number;
  readonly qtde_duas_respostas: number;
  readonly recalculo: boolean;
};

/** Over every class of the exam, because results of an exam are released together. */
const conferencia = statement<
  { escola_id: number; avaliacao_id: number; agora: Date; tolerancia: number },
  ConferenciaRow
>(
  'find_gestao_conferencia',
  `with t as (
     select t.escola_id, t.id, t.origem, t.encerrada_em, t.dia_prova, t.lingua_estrangeira from turma_avaliacao ta
       join tentativa t on t.escola_id = ta.escola_id and t.turma_avaliacao_id = ta.id
      where ta.escola_id = :escola_id and ta.avaliacao_id = :avaliacao_id)
   select a.nota_maxima,
          (select count(*) from turma_avaliacao ta where ta.escola_id = a.escola_id and ta.avaliacao_id = a.id) as qtde_turmas,
          (select count(*) from turma_avaliacao ta where ta.escola_id = a.escola_id and ta.avaliacao_id = a.id
             and not coalesce((select max(d.fim_em) + make_interval(secs => :tolerancia) < :agora::timestamptz from turma_avaliacao_dia d
                where d.escola_id = ta.escola_id and d.turma_avaliacao_id = ta.id), false)) as qtde_turmas_abertas,
          (select count(*) from t join redacao r on r.escola_id = t.escola_id and r.tentativa_id = t.id
            where t.encerrada_em is not null and r.nota is null and ${HAS_TEXT('r')}) as qtde_redacoes_a_corrigir,
          (select count(*) from t join resposta_subjetiva s on s.escola_id = t.escola_id and s.tentativa_id = t.id
            where t.encerrada_em is not null and ${HAS_TEXT('s')} and not exists (select from correcao_subjetiva c
              where c.escola_id = s.escola_id and c.tentativa_id = s.tentativa_id
                and c.avaliacao_item_id = s.avaliacao_item_id)) as qtde_subjetivas_a_corrigir,
          (select coalesce(sum(${SEM_PONTOS('t', 'a.id')}), 0)::int from t)
          + (select coalesce(sum(${SEM_LINHA('ta', 'd')}), 0)::int from turma_avaliacao ta
               join turma_avaliacao_dia d on d.escola_id = ta.escola_id and d.turma_avaliacao_id = ta.id
              where ta.escola_id = a.escola_id and ta.avaliacao_id = a.id) as qtde_textos_em_papel,
          (select coalesce(sum(${PENDENTES('t')}), 0)::int from t) as qtde_fora_do_prazo,
          (select coalesce(sum(${SEM_ESCOLHA('ta.escola_id', 'ta.id')}), 0)::int from turma_avaliacao ta
            where ta.escola_id = a.escola_id and ta.avaliacao_id = a.id) as qtde_duas_respostas,
          exists (select from recalculo c where c.escola_id = :escola_id and c.avaliacao_id = a.id) as recalculo
     from avaliacao a where a.escola_id = :escola_id and a.id = :avaliacao_id`,
);

/** @throws when the assessment, known to exist, is gone */
export async function findConferencia(
  escola: Tenant,
  avaliacao_id: number,
  agora: Date,
  tolerancia: number,
): Promise<ConferenciaRow> {
  const [row] = await escola.run(conferencia, { avaliacao_id, agora, tolerancia });
  if (!row) throw new Error(`assessment ${avaliacao_id} vanished while it was read`);
  return row;
}

const ensinadas = statement<OfAvaliacao, { turma_avaliacao_id: number }>(
  'find_gestao_turmas_of_prova',
  `select ta.id as turma_avaliacao_id from turma_avaliacao ta
    where ta.escola_id = :escola_id and ta.avaliacao_id = :avaliacao_id and ${TAUGHT('ta.turma_id')}`,
);

/** The classes of an exam within reach. */
export async function findTurmasDaProva(escola: Tenant, avaliacao_id: number, turmas: readonly number[] | null) {
  const rows = await escola.run(ensinadas, { avaliacao_id, turmas });
  return new Set(rows.map((row) => row.turma_avaliacao_id));
}
