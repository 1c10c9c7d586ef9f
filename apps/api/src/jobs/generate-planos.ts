/**
 * Makes the action plans of every released exam, one per student and subject with misses. It runs once per student: a later
 * computation of the result changes no plan, and students without a plan are not checked again.
 */
import type { Tenant } from '../database/tenant.ts';
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
import { findItemPlaces, findPools, type PlanoProva, planosOf, createTrilhas } from '../modules/roteiros/index.ts';
import { deferred, TakenOver } from './deferred.ts';
import type { Job } from './job.ts';

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

/** Claim and plans share the transaction `tx`: a failure rolls back both, and the next run tries again. */
async function makePlanos(tx: Tenant, prova: PlanoProva, aluno: CalculoAluno, agora: Date): Promise<number> {
  const planos = planosOf(prova, aluno, agora);
  if (!(await claimPlanos(tx, aluno.turma_avaliacao_id, aluno.turma_aluno_id, agora))) return 0;
  const saved = await createTrilhas(tx, planos);
  return saved.filter((trilha) => trilha !== null).length;
}

/** Makes the plans of one exam, a student in each step. A failure for one student does not stop the others. */
export const generatePlanosDaProva = deferred<Pick<ProvaSemPlanos, 'escola_id' | 'avaliacao_id'>>(
  {
    name: 'gerar-planos-da-prova',
    payload: {
      type: 'object',
      required: ['escola_id', 'avaliacao_id'],
      properties: { escola_id: { type: 'integer' }, avaliacao_id: { type: 'integer' } },
    },
    chaveOf: ({ avaliacao_id }) => `${avaliacao_id}`,
  },
  {
    sem_espaco: 'espera',
    async run({ db, escola, agora, log }, { escola_id, avaliacao_id }, progress) {
      const waiting = await findProvasSemPlanos(db, agora);
      const prova = waiting.find((one) => one.escola_id === escola_id && one.avaliacao_id === avaliacao_id);
      if (!prova) return;
      const loaded = await loadProva(escola, prova, agora);
      if (loaded.itens.length === 0) {
        await progress.step({ fase: 'sem_itens' }, (tx) => claimAllPlanos(tx, avaliacao_id, agora));
        return;
      }
      const sem = await findAlunosSemPlanos(escola, avaliacao_id);
      const alunos = (await findCalculoAlunos(escola, avaliacao_id)).filter((aluno) => sem.has(aluno.turma_aluno_id));
      const total = progress.now().feitas + alunos.length;
      let planos = 0;
      for (const aluno of alunos) {
        const { turma_aluno_id } = aluno;
        try {
          const next = { fase: 'planos', feitas: progress.now().feitas + 1, total };
          planos += await progress.step(next, (tx) => makePlanos(tx, loaded, aluno, agora));
        } catch (error) {
          if (error instanceof TakenOver) throw error;
          log.error({ err: error, escola_id, avaliacao_id, turma_aluno_id }, 'action plans could not be made');
        }
      }
      log.info({ escola_id, avaliacao_id, planos }, 'action plans made');
    },
  },
);

/** Asks for the plans of each released exam that lacks some. */
export const generatePlanos: Job = {
  name: 'gerar-planos',
  cron: '* * * * *',
  sem_espaco: 'espera',
  async run(context) {
    for (const { escola_id, avaliacao_id } of await findProvasSemPlanos(context.db, context.agora)) {
      try {
        await generatePlanosDaProva.defer({ escola_id, avaliacao_id }, context);
      } catch (error) {
        context.log.error({ err: error, escola_id, avaliacao_id }, 'action plans of an exam could not be made');
      }
    }
  },
};
