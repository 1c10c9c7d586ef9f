/**
 * Reads the lists of version 1's exam centre: exam days around today with their essays and results, and roadmaps around
 * this week.
 */
import type { ExamOfQuestao } from '@luneta/domain/gabarito';

import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';
import type { Aluno } from '../../../../http/sessao.ts';
import { toExam } from '../../../questoes/index.ts';
import { PROVA_SELECT, type ProvaRow } from './prova-store.ts';

/** Longer than the longest day of any time zone. */
const A_DAY_MS = 26 * 3_600_000;
const A_WEEK_MS = 8 * 24 * 3_600_000;
const around = (agora: Date, ms: number) => ({
  desde: new Date(agora.getTime() - ms),
  ate: new Date(agora.getTime() + ms),
});

type OfAluno = { escola_id: number; turma_aluno_id: number; turma_id: number; desde: Date; ate: Date };

const provasAround = statement<OfAluno, ProvaRow>(
  'find_provas_around',
  `${PROVA_SELECT} and greatest(d.fim_em, t.prazo_em, t.encerrada_em) >= :desde and d.inicio_em <= :ate
   order by d.inicio_em, ta.id, d.dia_prova limit 500`,
);

/** Exam days that may belong to today. The domain's rule decides which do. */
export function findProvasAround(escola: Tenant, { turma_aluno_id, turma_id }: Aluno, agora: Date) {
  return escola.run(provasAround, { turma_aluno_id, turma_id, ...around(agora, A_DAY_MS) });
}

/** The data of a card besides the day itself. */
export type ExtraRow = {
  readonly turma_avaliacao_id: number;
  readonly dia_prova: number;
  readonly texto: string | null;
  /** The grade as computed. It is shown only after release. */
  readonly desempenho: number | null;
  readonly exam: ExamOfQuestao;
};

const extrasOfDias = statement<
  {
    escola_id: number;
    turma_aluno_id: number;
    turma_avaliacao_ids: readonly number[];
    dias: readonly number[];
  },
  Omit<ExtraRow, 'exam'> & { liberado_em: Date | null }
>(
  'find_extras_of_dias',
  `select ta.id as turma_avaliacao_id, w.dia_prova, re.texto, case when r.presente then r.desempenho end as desempenho,
          case when ta.cancelada_em is null then a.liberado_em end as liberado_em
   from unnest(:turma_avaliacao_ids::bigint[], :dias::int[]) as w(turma_avaliacao_id, dia_prova)
   join turma_avaliacao ta on ta.escola_id = :escola_id and ta.id = w.turma_avaliacao_id
   join avaliacao a on a.escola_id = ta.escola_id and a.id = ta.avaliacao_id
   left join tentativa t on t.escola_id = ta.escola_id and t.turma_avaliacao_id = ta.id and t.dia_prova = w.dia_prova
     and t.turma_aluno_id = :turma_aluno_id
   left join redacao re on re.escola_id = t.escola_id and re.tentativa_id = t.id
   left join resultado r on r.escola_id = ta.escola_id and r.turma_avaliacao_id = ta.id and r.turma_aluno_id = :turma_aluno_id`,
);

/** Essays and results of many days, in one statement. */
export async function findExtras(escola: Tenant, aluno: Aluno, provas: readonly ProvaRow[]): Promise<ExtraRow[]> {
  const rows = await escola.run(extrasOfDias, {
    turma_aluno_id: aluno.turma_aluno_id,
    turma_avaliacao_ids: provas.map((prova) => prova.turma_avaliacao_id),
    dias: provas.map((prova) => prova.dia_prova),
  });
  return rows.map((row) => ({ ...row, exam: toExam(row) }));
}

export type RoteiroRow = {
  readonly turma_avaliacao_id: number;
  readonly tipo: 1 | 2;
  readonly materia_id: number;
  readonly materia_nome: string;
  readonly descricao: string;
  readonly prevista_para: Date | null;
  readonly data_fim: Date;
  readonly itens: number;
  /** Items answered in some run, without practice. */
  readonly respondidos: number;
};

const roteirosAround = statement<OfAluno & { agora: Date }, RoteiroRow>(
  'find_roteiros_around',
  `select tr.turma_avaliacao_id, tr.tipo, tr.materia_id, m.nome as materia_nome, tr.descricao, tr.prevista_para, tr.data_fim,
          p.itens, p.respondidos
   from turma_avaliacao ta
   join trilha tr on tr.escola_id = ta.escola_id and tr.turma_avaliacao_id = ta.id
     and (tr.turma_aluno_id is null or tr.turma_aluno_id = :turma_aluno_id)
   join materia m on m.escola_id = tr.escola_id and m.id = tr.materia_id
   join lateral (
     select count(*) as itens, count(*) filter (where exists (
              select from fase_item fi
              join fase_execucao fe on fe.escola_id = fi.escola_id and fe.id = fi.fase_execucao_id
              where fi.escola_id = :escola_id and fi.trilha_item_id = ti.id and fi.resposta_1 is not null and not fi.pratica
                and fe.trilha_fase_id = ti.trilha_fase_id and fe.turma_aluno_id = :turma_aluno_id)) as respondidos
     from trilha_fase tf
     join trilha_item ti on ti.escola_id = tf.escola_id and ti.trilha_fase_id = tf.id
     where tf.escola_id = tr.escola_id and tf.trilha_id = tr.id
   ) p on true
   where ta.escola_id = :escola_id and ta.turma_id = :turma_id and tr.aberta_em <= :agora
     and (tr.prevista_para between :desde and :ate or tr.data_fim between :desde and :ate)
   order by coalesce(tr.prevista_para, tr.data_fim), m.nome, tr.id limit 500`,
);

/** Opened roadmaps and plans with a date around this week. The domain's rule decides which belong to it. */
export function findRoteirosAround(escola: Tenant, { turma_aluno_id, turma_id }: Aluno, agora: Date) {
  return escola.run(roteirosAround, { turma_aluno_id, turma_id, agora, ...around(agora, A_WEEK_MS) });
}
