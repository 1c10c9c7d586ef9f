/**
 * Computes the results of every assessment that has ended for all its classes. Whether they may be shown is decided when
 * they are read.
 */
import { TOLERANCE_SECONDS } from '@luneta/domain/prova-prazo';

import type { Db } from '../database/db.ts';
import { tenant, type Tenant } from '../database/tenant.ts';
import { marcas } from '../modules/correcao/index.ts';
import { exchangeSegundas, pedidosDeRecalculo, settleRecalculo } from '../modules/provas/index.ts';
import {
  compute,
  estatisticas,
  findCaderno,
  findCalculoAlunos,
  findCalculoItens,
  findPendentes,
  lockCalculo,
  saveCalculo,
} from '../modules/resultados/index.ts';
import type { Job } from './job.ts';

/**
 * Computes the results of one assessment, also again after a change (a key corrected, an item annulled).
 * @returns how many students got a result; null when another process is computing it
 */
export async function computeAvaliacao(
  db: Db,
  escola_id: number,
  avaliacao_id: number,
  agora: Date,
): Promise<number | null> {
  return tenant(db, escola_id).transaction((tx) => computeIn(tx, avaliacao_id, agora));
}

/** The same inside a transaction of the school. */
export async function computeIn(tx: Tenant, avaliacao_id: number, agora: Date): Promise<number | null> {
  if (!(await lockCalculo(tx, avaliacao_id))) return null;
  const pedidos = await pedidosDeRecalculo(tx, avaliacao_id);
  await exchangeSegundas(tx, marcas, avaliacao_id);
  const { itens, nota_maxima } = await findCalculoItens(tx, avaliacao_id);
  const alunos = await findCalculoAlunos(tx, avaliacao_id);
  const prova = { itens, notaMaxima: nota_maxima, caderno: await findCaderno(tx, avaliacao_id) };
  await saveCalculo(tx, compute(prova, alunos), estatisticas(itens, alunos), agora);
  await settleRecalculo(tx, avaliacao_id, pedidos);
  return alunos.length;
}

/** A failure of one assessment is reported and does not stop the others. The next run tries it again. */
export const computeResultados: Job = {
  name: 'calcular-resultados',
  cron: '* * * * *',
  sem_espaco: 'espera',
  async run({ db, agora, log }) {
    const limite = new Date(agora.getTime() - TOLERANCE_SECONDS * 1000);
    for (const { escola_id, avaliacao_id } of await findPendentes(db, limite)) {
      try {
        const alunos = await computeAvaliacao(db, escola_id, avaliacao_id, agora);
        if (alunos !== null) log.info({ escola_id, avaliacao_id, alunos }, 'results computed');
      } catch (error) {
        log.error({ err: error, escola_id, avaliacao_id }, 'results could not be computed');
      }
    }
  },
};
