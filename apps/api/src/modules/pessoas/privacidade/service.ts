/** A family's rights over a student's data: an export of everything, and its erasure (decision 168; security C39). */
import { findInReach, recordAct } from '../../escola/index.ts';
import { dadosPessoais } from './dados-pessoais/index.ts';
import type { Db } from '../../../database/db.ts';
import { tenant, type Tenant } from '../../../database/tenant.ts';
import { errors } from '../../../http/errors.ts';
import type { Sessao } from '../../../http/sessao.ts';
import { erase, type Feito } from './apagamento.ts';
import type { Parte } from './arquivo.ts';
import { exported, readLinhas } from './linhas.ts';
import { assertConfirmed, assertMayErase, requireStudent } from './policy.ts';
import { findTitular, type Titular } from './store.ts';

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
async function withTitular<T>(
  { db, sessao, turma_aluno_id, agora }: Pedido,
  work: (found: Found) => Promise<T>,
): Promise<T> {
  const reached = await findInReach(db, sessao, turma_aluno_id, agora);
  if (!reached) throw errors.notFound();
  const { escola_id, pessoa_id } = reached;
  return tenant(db, escola_id).transaction(async (escola) => {
    const titular = requireStudent(await findTitular(escola, pessoa_id));
    return work({ escola, pessoa_id, titular });
  });
}

/** Every kind of data, including those without rows, so that a family also sees what is not stored. */
export function exportAluno(pedido: Pedido, formato: string): Promise<Parte[]> {
  return withTitular(pedido, async (found) => {
    const partes: Parte[] = [];
    for (const tabela of dadosPessoais)
      partes.push({ dado: tabela.rotulo, colunas: exported(tabela), linhas: await readLinhas(found, tabela) });
    const { sessao, turma_aluno_id, motivo, agora } = pedido;
    const { escola, pessoa_id } = found;
    const acao = 'dados_exportados';
    await recordAct(escola, { acao, sessao, pessoa_id, turma_aluno_id, motivo, detalhe: { formato }, agora });
    return partes;
  });
}

/**
 * Erases the data of a student whose name was typed.
 * @throws as `assertMayErase` and `assertConfirmed`
 */
export function eraseAluno(pedido: Pedido, confirmacao: string): Promise<Feito> {
  return withTitular(pedido, async ({ escola, pessoa_id, titular }) => {
    assertMayErase(titular);
    assertConfirmed(titular, confirmacao);
    return erase({ escola, pessoa_id }, pedido);
  });
}
