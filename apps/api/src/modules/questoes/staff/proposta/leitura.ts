/** An essay proposal as one member of staff may see it, and what this person may do with it. */
import { isPropostaLacrada } from '@luneta/domain/proposta';
import { mayWriteQuestao } from '@luneta/domain/questao-lacre';

import { tenant, type Tenant } from '../../../../database/tenant.ts';
import type { Caller } from '../../../../http/ctx.ts';
import type { Sessao } from '../../../../http/sessao.ts';
import { escolasInReach } from '../../../escola/index.ts';
import type { Leitor } from '../questao/leitura.ts';
import { propostaErrors } from './errors.ts';
import { findEscolaDaProposta, findProposta, findProvasAComecar, type PropostaRow } from './store.ts';

/** Teachers write the own proposals, as they do with questions (rule BAN-10). */
export const mayWrite = ({ perfil_real }: Pick<Sessao, 'perfil_real'>, { autor }: Pick<PropostaRow, 'autor'>) =>
  mayWriteQuestao(perfil_real, autor);

/** Tells which proposals are sealed for the reader (rule ROT-9). */
export async function sealOf(escola: Tenant, { sessao, agora }: Leitor) {
  const provas = await findProvasAComecar(escola, sessao.pessoa_id, agora);
  const isLacrada = ({ raiz_id, autor }: Pick<PropostaRow, 'raiz_id' | 'autor'>): boolean =>
    isPropostaLacrada(sessao.perfil_real, autor, provas.get(raiz_id) ?? [], agora.getTime());
  return { isLacrada, raizes: [...provas.keys()] };
}

/** @throws 404 for a proposal out of reach, whether it exists or not */
export async function escolaDaProposta({ db, sessao }: Pick<Caller, 'db' | 'sessao'>, id: number): Promise<Tenant> {
  const escola_id = await findEscolaDaProposta(db, await escolasInReach(db, sessao), id);
  if (escola_id === null) throw propostaErrors.notFound();
  return tenant(db, escola_id);
}

/** @throws 404; 403 for a sealed one */
export async function readProposta(escola: Tenant, id: number, leitor: Leitor): Promise<PropostaRow> {
  const row = await findProposta(escola, id, leitor.sessao.pessoa_id);
  if (!row) throw propostaErrors.notFound();
  const { isLacrada } = await sealOf(escola, leitor);
  if (isLacrada(row)) throw propostaErrors.lacrada();
  return row;
}

/** @throws 404; 403 for a sealed one, and for one of somebody else */
export async function readOwnProposta(escola: Tenant, id: number, leitor: Leitor): Promise<PropostaRow> {
  const row = await readProposta(escola, id, leitor);
  if (!mayWrite(leitor.sessao, row)) throw propostaErrors.notYours();
  return row;
}
