/** Makes one account of the staff: with a one-time password that is told once, or with a link by e-mail (EQU-6, security D7). */
import { randomBytes } from 'node:crypto';

import { cleanNome } from '@luneta/domain/nome';

import type { Tenant } from '../../../../../database/tenant.ts';
import { ApiError } from '../../../../../http/errors.ts';
import type { Acesso } from '../../../../../http/services.ts';
import type { Sessao } from '../../../../../http/sessao.ts';
import type { Signer } from '../../../../../http/signer.ts';
import { REDEFINIDA_VALE_SEGUNDOS, senhaOf } from '../../../conta/senha-sorteada.ts';
import { hashSenha, SEM_SENHA, verifySenha } from '../../../login/senha.ts';
import { askMessage } from '../../../recuperacao/email-store.ts';
import { equipeErrors } from '../errors.ts';
import { findUnused } from '../store.ts';
import { findDonos } from './leitura-store.ts';
import type { MembroEscrito } from './regras.ts';
import { saveMembros } from './save.ts';

export type Novo = MembroEscrito & { readonly pessoa_id: null };
export type Criacao = {
  readonly sessao: Sessao;
  readonly novo: Novo;
  readonly convite: boolean;
  /** The `Idempotency-Key`; null without one. */
  readonly chave: string | null;
  readonly agora: Date;
};

export type Criado = {
  readonly pessoa_id: number;
  readonly senha_inicial: string | null;
  readonly expira_em: Date | null;
};
type Deps = Pick<Acesso, 'mailer' | 'origins'> & Pick<Signer, 'sign'>;

/**
 * A repeated call has a login that is taken by what it made itself: it answers the same, as long as nobody has signed in. The
 * password comes of the key and a secret of the server, so that nothing of it is kept (`sem_chave` of openapi/roles.yaml).
 * @throws 409, 422 or 403 by the rules of `saveMembros`
 */
export async function createMembro(deps: Deps, escola: Tenant, criacao: Criacao): Promise<Criado> {
  const { novo, convite } = criacao;
  if (convite && deps.mailer === null) throw equipeErrors.noMailer();
  if (convite && (novo.email ?? '') === '') throw equipeErrors.noEmail();
  const senha = convite ? null : senhaOf(secretOf(deps, criacao));
  try {
    return await make(deps, escola, criacao, senha);
  } catch (error) {
    const taken = error instanceof ApiError && error.codigo === 'login_em_uso';
    const before = taken && criacao.chave !== null ? await findRepeated(escola, novo, senha) : null;
    if (before === null) throw error;
    return { ...before, senha_inicial: senha };
  }
}

async function make({ origins }: Deps, escola: Tenant, criacao: Criacao, senha: string | null): Promise<Criado> {
  const { sessao, novo, agora } = criacao;
  const expira_em = new Date(agora.getTime() + REDEFINIDA_VALE_SEGUNDOS * 1000);
  const unica = senha === null ? null : { senha_hash: await hashSenha(senha), expira_em };
  return escola.transaction(async (tx) => {
    const [feito] = await saveMembros(tx, [novo], { sessao, origem: 'manual', senha: unica, agora });
    if (feito === undefined) throw new Error('saveMembros returned nothing');
    if (feito.feito === 'recusado') throw equipeErrors.refused(feito.codigo);
    if (senha === null) await askMessage(tx, feito.pessoa_id, origins.staff, agora);
    return { pessoa_id: feito.pessoa_id, senha_inicial: senha, expira_em: unica === null ? null : expira_em };
  });
}

/** Random without a key; with one, the same for the same call of the same person. */
function secretOf({ sign }: Deps, { sessao, novo, chave }: Criacao): Buffer {
  if (chave === null) return randomBytes(32);
  return Buffer.from(sign(JSON.stringify([sessao.pessoa_id, chave, novo])).split('.')[1] ?? '', 'base64url');
}

/** The account that the same call has made, while nobody has used it; null when somebody else has the login. */
async function findRepeated(
  escola: Tenant,
  { nome, login, perfil, email = null }: Novo,
  senha: string | null,
): Promise<Omit<Criado, 'senha_inicial'> | null> {
  const dono = (await findDonos(escola, [login.trim().toLowerCase()])).values().next().value;
  const conta = dono?.escola_id === escola.escola_id ? await findUnused(escola, dono.pessoa_id) : null;
  if (conta === null) return null;
  const { pessoa_id, senha_hash, senha_expira_em: expira_em } = conta;
  // An invitation has no password that would tell it: it is the same where it says the same.
  const same = conta.nome === cleanNome(nome) && conta.perfil === perfil && conta.email === email;
  if (senha === null) return same && senha_hash === SEM_SENHA ? { pessoa_id, expira_em: null } : null;
  return (await verifySenha(senha_hash, senha)) ? { pessoa_id, expira_em } : null;
}
