/**
 * Reads the questions a Boss may use now. Questions of exams that are not released are excluded (rule GAB-6), and so
 * are questions without a key.
 */
import { sorteioBoss, type SorteioItem, type SorteioSeed } from '@luneta/domain/boss-sorteio';

import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';
import { practiceOf } from '../../../questoes/index.ts';

type PoolRow = SorteioItem & { readonly ordem_oic: number };

const poolOfTrilha = statement<{ escola_id: number; trilha_id: number }, PoolRow>(
  'find_boss_pool',
  `select i.id, i.questao_id, f.ordem as ordem_oic
   from trilha_fase f
   join trilha_item i on i.escola_id = f.escola_id and i.trilha_fase_id = f.id
   join questao q on q.escola_id = i.escola_id and q.id = i.questao_id
   where f.escola_id = :escola_id and f.trilha_id = :trilha_id and q.gabarito is not null and not q.subjetiva
   order by f.ordem, i.ordem`,
);

/** Draws the items of an attempt by its seed. It stores nothing: the same seed and pool give the same draw. */
export async function drawItens(
  escola: Tenant,
  seed: SorteioSeed,
  quantos: number,
  agora: Date,
): Promise<readonly SorteioItem[]> {
  const pool = await escola.run(poolOfTrilha, { trilha_id: seed.trilha_id });
  const questoes = pool.map(({ questao_id }) => questao_id);
  const { canServe } = await practiceOf(escola, questoes, agora);
  const free = pool.filter(({ questao_id }) => canServe(questao_id));
  const ordens = [...new Set(free.map(({ ordem_oic }) => ordem_oic))];
  const fases = ordens.map((ordem) => free.filter(({ ordem_oic }) => ordem_oic === ordem));
  return sorteioBoss(fases, quantos, seed);
}
