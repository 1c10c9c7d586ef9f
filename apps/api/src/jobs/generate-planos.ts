/**
 * Makes the action plans of every released exam, one per student and subject with misses. It runs once per student: a later
 * computation of the result changes no plan, and students without a plan are not checked again.
 */
import type { Db } from '../database/db.ts';
import { tenant, type Tenant } from '../database/tenant.ts';
import {
  type CalculoAluno,
  claimAllPlanos,
  claimPlanos,
  findAlunosSemPlanos,
  findCalculoAlunos,
  findCalculoItens,
  findProvasSemPlanos,
  type ProvaSemPlanos,
} from '../modules/resultados/index.ts';
import { findItemPlaces, findPools, type PlanoProva, planosOf, saveTrilhas } from '../modules/roteiros/index.ts';
import type { Job, JobContext } from './job.ts';

async function loadProva(
  escola: Tenant,
  { avaliacao_id, descricao, nota_maxima }: ProvaSemPlanos,
  agora: Date,
): Promise<PlanoProva> {
  const { itens } = await findCalculoItens(escola, avaliacao_id);
  const places = await findItemPlaces(escola, avaliacao_id);
  const topics = new Set([...places.values()].flatMap(({ objeto_conhecimento_id: id }) => (id === null ? [] : [id])));
  const pools = await findPools(escola, [...topics], avaliacao_id, agora);
  return { descricao, nota_maxima, itens, places, pools };
}

/** Claim and plans share one transaction: a failure rolls back both, and the next run tries again. */
async function makePlanos(escola: Tenant, prova: PlanoProva, aluno: CalculoAluno, agora: Date): Promise<number> {
  const planos = planosOf(prova, aluno, agora);
  return escola.transaction(async (tx) => {
    if (!(await claimPlanos(tx, aluno.turma_avaliacao_id, aluno.turma_aluno_id, agora))) return 0;
    const saved = await saveTrilhas(tx, planos);
    return saved.filter((trilha) => trilha !== null).length;
  });
}

/** Makes the plans of one exam for all students without them. A failure for one student does not stop the others. */
export async function generatePlanosDaProva(
  db: Db,
  prova: ProvaSemPlanos,
  { agora, log }: Pick<JobContext, 'agora' | 'log'>,
): Promise<number> {
  const escola = tenant(db, prova.escola_id);
  const { escola_id, avaliacao_id } = prova;
  const loaded = await loadProva(escola, prova, agora);
  if (loaded.itens.length === 0) {
    await claimAllPlanos(escola, avaliacao_id, agora);
    return 0;
  }
  const waiting = await findAlunosSemPlanos(escola, avaliacao_id);
  const alunos = (await findCalculoAlunos(escola, avaliacao_id)).filter((aluno) => waiting.has(aluno.turma_aluno_id));
  let planos = 0;
  for (const aluno of alunos) {
    try {
      planos += await makePlanos(escola, loaded, aluno, agora);
    } catch (error) {
      log.error(
        { err: error, escola_id, avaliacao_id, turma_aluno_id: aluno.turma_aluno_id },
        'action plans could not be made',
      );
    }
  }
  return planos;
}

export const generatePlanos: Job = {
  name: 'gerar-planos',
  cron: '* * * * *',
  sem_espaco: 'espera',
  async run({ db, agora, log }) {
    for (const prova of await findProvasSemPlanos(db, agora)) {
      const { escola_id, avaliacao_id } = prova;
      try {
        const planos = await generatePlanosDaProva(db, prova, { agora, log });
        log.info({ escola_id, avaliacao_id, planos }, 'action plans made');
      } catch (error) {
        log.error({ err: error, escola_id, avaliacao_id }, 'action plans of an exam could not be made');
      }
    }
  },
};
