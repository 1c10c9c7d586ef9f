/** Runs the jobs that end exams, as the clock of the test says. */
import { closeTentativas } from '../src/jobs/close-tentativas.ts';
import { computeResultados } from '../src/jobs/compute-resultados.ts';
import type { TestApp } from './index.ts';

/** Closes attempts whose time is over and computes results. */
export async function endExams({ db, clock, app }: Pick<TestApp, 'db' | 'clock' | 'app'>): Promise<void> {
  const context = { db, agora: clock(), log: app.log };
  await closeTentativas.run(context);
  await computeResultados.run(context);
}
