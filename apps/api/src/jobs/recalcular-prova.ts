/** Computes the results of one exam again, because a handler asked for it after a change. */
import { RECALCULO_DA_PROVA } from '../modules/provas/index.ts';
import { computeIn } from './compute-resultados.ts';
import { deferred } from './deferred.ts';

/** What is not computed here (another process is at it) stays asked for, and `calcular-resultados` does it. */
export const recalcularProva = deferred(RECALCULO_DA_PROVA, {
  sem_espaco: 'espera',
  async run({ agora, log }, { escola_id, avaliacao_id }, progress) {
    if (progress.now().feitas > 0) return;
    const next = { fase: 'calcular', feitas: 1, total: 1 };
    const alunos = await progress.step(next, (tx) => computeIn(tx, avaliacao_id, agora));
    if (alunos !== null) log.info({ escola_id, avaliacao_id, alunos }, 'results computed again');
  },
});
