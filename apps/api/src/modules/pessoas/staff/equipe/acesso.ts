/** Ends the access of a member of the staff, gives it back, and gives a new one-time password (decision 231). */
import { isLastResponsavel, mayManageMembro } from '@luneta/domain/equipe';

import type { Tenant } from '../../../../database/tenant.ts';
import { errors, type ApiError } from '../../../../http/errors.ts';
import type { Sessao } from '../../../../http/sessao.ts';
import { recordAct } from '../../../escola/index.ts';
import { endSessoes } from '../../sessoes/fim-sessoes.ts';
import { drawSenha, REDEFINIDA_VALE_SEGUNDOS } from '../../conta/senha-sorteada.ts';
import { lockCredencial, setSenha } from '../../conta/credencial-store.ts';
import { hashSenha } from '../../login/senha.ts';
import { equipeErrors } from './errors.ts';
import { assertSuccession, passTurmas, type Sucessao } from './sucessao.ts';
import { findMembro, restantesSem, setAtiva, type Membro } from './store.ts';

export type Ato = {
  readonly sessao: Sessao;
  readonly pessoa_id: number;
  readonly motivo: string;
  readonly agora: Date;
};

/**
 * @throws 404 for nobody of the staff of this school, 422 for the own account, 403 for a profile above the own (EQU-2)
 */
async function managed(escola: Tenant, { sessao, pessoa_id }: Ato, own: () => ApiError): Promise<Membro> {
  const membro = await findMembro(escola, pessoa_id);
  if (!membro) throw errors.notFound();
  if (pessoa_id === sessao.pessoa_id) throw own();
  if (!mayManageMembro(sessao.perfil_real, membro.perfil)) throw equipeErrors.above();
  return membro;
}

/** The account as it stands afterwards, and how many classes went over to a successor. */
export type Situacao = { readonly membro: Membro; readonly assumidas: number };

/**
 * @param sucessao who takes over the classes of a person whose access ends (EQU-7); null leaves them
 * @throws 409 for the last person in charge (EQU-3), 422 for who cannot take over
 */
export function setSituacao(escola: Tenant, ato: Ato, ativa: boolean, sucessao: Sucessao | null): Promise<Situacao> {
  const { sessao, pessoa_id, motivo, agora } = ato;
  return escola.transaction(async (tx) => {
    const membro = await managed(tx, ato, equipeErrors.ownAccess);
    const restantes = await restantesSem(tx, pessoa_id);
    if (!ativa && membro.ativa && isLastResponsavel(membro.perfil, restantes)) throw equipeErrors.lastInCharge();
    if (sucessao !== null) await assertSuccession(tx, ato, sucessao);
    // Sign-ins of the person that are under way take this lock too: their session exists by then and is ended.
    await lockCredencial(tx, pessoa_id);
    const changed = await setAtiva(tx, pessoa_id, ativa, agora);
    const turmas = sucessao === null ? [] : await passTurmas(tx, pessoa_id, sucessao.sucessor_id);
    const now = changed ? { ...membro, ativa, inativada_em: ativa ? null : agora } : membro;
    if (!changed && turmas.length === 0) return { membro: now, assumidas: 0 };
    if (changed && !ativa) await endSessoes(tx, { pessoas: [pessoa_id], agora });
    const acao = ativa ? 'acesso_devolvido' : 'acesso_encerrado';
    const detalhe = sucessao === null ? {} : { ...sucessao, turmas: turmas.join(',') };
    await recordAct(tx, { acao, sessao, pessoa_id, motivo, detalhe, agora });
    return { membro: now, assumidas: turmas.length };
  });
}

export type SenhaNova = { readonly login: string | null; readonly nova_senha: string; readonly expira_em: Date };

/** @throws 409 while the access is ended */
export async function resetSenha(escola: Tenant, ato: Ato): Promise<SenhaNova> {
  const { sessao, pessoa_id, motivo, agora } = ato;
  const { login, ativa } = await managed(escola, ato, equipeErrors.ownSenha);
  if (!ativa) throw equipeErrors.ended();
  const nova_senha = drawSenha();
  const senha_hash = await hashSenha(nova_senha);
  const expira_em = new Date(agora.getTime() + REDEFINIDA_VALE_SEGUNDOS * 1000);
  await escola.transaction(async (tx) => {
    await setSenha(tx, { pessoa_id, senha_hash, unica: { expira_em, recuperada_em: null }, agora });
    await recordAct(tx, { acao: 'senha_redefinida', sessao, pessoa_id, motivo, agora });
  });
  return { login, nova_senha, expira_em };
}
