/** A roadmap with a Boss, for tests. Only tests import it. */
import type { Db } from '../../src/database/db.ts';
import { fase_execucao } from '../../src/database/schema/index.ts';
import { tenant } from '../../src/database/tenant.ts';
import { world } from '../index.ts';
import { createTrilha, type TestTrilha, type TrilhaSpec } from '../avaliacao_adaptadas/trilha-fixture.ts';
import { tables } from '../tables.ts';

/** Gives a student a finished run of a phase with these stars. */
export async function giveStars(
  db: Db,
  trilha_fase_id: number,
  {
    estrelas = 1,
    acertos = 1,
    itens = 2,
    turma_aluno_id = world.alunos.ana as number,
    escola_id = world.escola as number,
  },
): Promise<void> {
  const em = new Date('2026-11-10T12:00:00Z');
  const escola = tenant(db, escola_id);
  const runs = await tables(escola)
    .select({ fase: fase_execucao.trilha_fase_id, aluno: fase_execucao.turma_aluno_id })
    .from(fase_execucao);
  const numero = runs.filter((run) => run.fase === trilha_fase_id && run.aluno === turma_aluno_id).length + 1;
  const run = { turma_aluno_id, trilha_fase_id, numero, iniciada_em: em, concluida_em: em };
  await tables(escola)
    .insert(fase_execucao)
    .values({ ...run, estrelas, acertos, itens });
}

export type BossTrilha = TestTrilha & { readonly bossUrl: (call: string) => string; readonly answerUrl: string };

/** A roadmap with the calls of its Boss. Unlocked for ana by default. */
export async function createBossTrilha(
  db: Db,
  spec: TrilhaSpec & { readonly unlockedFor?: readonly number[] },
): Promise<BossTrilha> {
  const { unlockedFor = [world.alunos.ana], ...rest } = spec;
  const trilha = await createTrilha(db, rest);
  const last = trilha.fases.at(-1);
  for (const turma_aluno_id of unlockedFor)
    if (last) await giveStars(db, last.trilha_fase_id, { turma_aluno_id, escola_id: spec.escola_id ?? world.escola });
  const segment = spec.tipo === 2 ? 'plano_acoes' : 'roteiro_estudos';
  const { turma_avaliacao_id, materia_id } = trilha;
  const base = `/api/v1/avaliacao_adaptadas/${segment}`;
  return {
    ...trilha,
    bossUrl: (call) => `${base}/${turma_avaliacao_id}/${materia_id}/${call}`,
    answerUrl: `${base}/resposta_boss`,
  };
}
