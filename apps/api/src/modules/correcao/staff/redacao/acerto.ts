/**
 * Applies changed marking rules of a school to waiting essays. An essay whose finished parts are enough by the new
 * rules gets its final mark. Without this step nobody could finish it, because no further part is asked for.
 */
import { notaFinalRedacao, type RegrasCorrecao } from '@luneta/domain/correcao-redacao';

import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';
import { askRecalculo, setNotas } from '../../../provas/index.ts';
import type { MarcaRow } from './correcao-store.ts';
import { MARCAS } from './store.ts';

type Esperando = { readonly redacao_id: number; readonly avaliacao_id: number; readonly marcas: readonly MarcaRow[] };

/** Locked until the transaction ends: a corrector has finished before, or reads the new rules. */
const esperando = statement<{ escola_id: number }, Esperando>(
  'find_redacoes_esperando',
  `select r.tentativa_id as redacao_id, ta.avaliacao_id, ${MARCAS} as marcas
     from redacao r
     join tentativa t on t.escola_id = r.escola_id and t.id = r.tentativa_id
     join turma_avaliacao ta on ta.escola_id = t.escola_id and ta.id = t.turma_avaliacao_id
    where r.escola_id = :escola_id and r.nota is null and exists (
      select from correcao_redacao c where c.escola_id = r.escola_id and c.tentativa_id = r.tentativa_id and c.nota is not null)
    order by r.tentativa_id for update of r`,
);

/** Stores the final marks that follow from `regras`, and requests the results of their exams (rules COR-4, COR-5). */
export async function settleRedacoes(tx: Tenant, regras: RegrasCorrecao): Promise<void> {
  const settled = (await tx.run(esperando, {})).flatMap(({ marcas, ...row }) => {
    const nota = notaFinalRedacao(marcas, regras);
    return nota === null ? [] : [{ ...row, nota }];
  });
  if (settled.length === 0) return;
  await setNotas(tx, settled);
  for (const avaliacao_id of new Set(settled.map((row) => row.avaliacao_id))) await askRecalculo(tx, avaliacao_id);
}
