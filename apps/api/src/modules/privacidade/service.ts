/** A family's rights over a student's data: an export of everything, and its erasure (decision 168; security C39). */
import { randomInt } from 'node:crypto';

import { findInReach } from '../../school/alcance.ts';
import { recordAct } from '../../school/auditoria.ts';
import { dadosPessoais } from '../../school/dados-pessoais/index.ts';
import type { Db } from '../../database/db.ts';
import { tenant, type Tenant } from '../../database/tenant.ts';
import { errors } from '../../http/errors.ts';
import type { Sessao } from '../../http/sessao.ts';
import type { Parte } from './arquivo.ts';
import { eraseLinhas, exported, readLinhas } from './linhas.ts';
import { assertMayErase, requireStudent } from './policy.ts';
import { findTitular, markAnonimizada, type Titular } from './store.ts';

/** Who acts, for which enrolment, why and when. */
export type Pedido = {
  readonly db: Db;
  readonly sessao: Sessao;
  readonly turma_aluno_id: number;
  readonly motivo: string;
  readonly agora: Date;
};

type Found = { readonly escola: Tenant; readonly pessoa_id: number; readonly titular: Titular };

/** Runs `work` with the student locked. @throws 404 when out of reach or not a student */
async function withTitular<T>({ db, sessao, turma_aluno_id }: Pedido, work: (found: Found) => Promise<T>): Promise<T> {
  const reached = await findInReach(db, sessao, turma_aluno_id);
  if (!reached) throw errors.notFound();
  const { escola_id, pessoa_id } = reached;
  return tenant(db, escola_id).transaction(async (escola) => {
    const titular = requireStudent(await findTitular(escola, pessoa_id));
    return work({ escola, pessoa_id, titular });
  });
}

/** Writes the act to the audit, in the transaction of the act. */
function record(pedido: Pedido, { escola, pessoa_id }: Found, acao: string, detalhe: Readonly<Record<string, string>>) {
  const { sessao, turma_aluno_id, motivo, agora } = pedido;
  return recordAct(escola, { acao, sessao, pessoa_id, turma_aluno_id, motivo, detalhe, agora });
}

/** Every kind of data, including those without rows, so that a family also sees what is not stored. */
export function exportAluno(pedido: Pedido, formato: string): Promise<Parte[]> {
  return withTitular(pedido, async (found) => {
    const partes: Parte[] = [];
    for (const tabela of dadosPessoais)
      partes.push({ dado: tabela.rotulo, colunas: exported(tabela), linhas: await readLinhas(found, tabela) });
    await record(pedido, found, 'dados_exportados', { formato });
    return partes;
  });
}

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const drawProtocolo = (turma_aluno_id: number): string =>
  `LN-ANON-${turma_aluno_id}-${Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`;

/**
 * Erases everything that identifies the person, all or nothing.
 * @returns how many rows were changed, and the number of the act
 * @throws as `assertMayErase`
 */
export function eraseAluno(
  pedido: Pedido,
  confirmacao: string,
): Promise<{ protocolo: string; registros_alterados: number }> {
  return withTitular(pedido, async (found) => {
    assertMayErase(found.titular, confirmacao);
    let registros_alterados = 0;
    for (const tabela of dadosPessoais) registros_alterados += await eraseLinhas(found, tabela);
    await markAnonimizada(found.escola, found.pessoa_id, pedido.agora);
    const protocolo = drawProtocolo(pedido.turma_aluno_id);
    await record(pedido, found, 'dados_apagados', { protocolo });
    return { protocolo, registros_alterados };
  });
}
