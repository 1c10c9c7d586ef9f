/** The second step of a sign-in: whether it is asked for, whose it is, and its code (security D8). */
import type { Db } from '../../../database/db.ts';
import { tenant } from '../../../database/tenant.ts';
import { recordAct } from '../../escola/index.ts';
import { type Cofre, findDuasEtapas, takeSecondStep } from '../duas-etapas/segundo-passo/index.ts';
import { type Desafio, markOf } from './desafio.ts';
import { loginErrors } from './errors.ts';
import { isVencida } from './policy.ts';
import { findStaff, type Pessoa } from './store.ts';
import { countAddress } from './endereco.ts';
import { SENHAS_ENDERECO } from './tentativa.ts';
import { checkTry, senhaCounterOf } from './throttle.ts';

/** Whether the right password is not enough for this person. Students are never asked for a code. */
export async function asksForCode(db: Db, { escola_id, id, perfil }: Pessoa): Promise<boolean> {
  if (perfil === 'aluno') return false;
  const stored = await findDuasEtapas(tenant(db, escola_id), id);
  return Boolean(stored?.confirmada_em);
}

/** The person of a challenge; null once the password has changed or the account was switched off. */
export async function findChallenged(db: Db, desafio: Desafio, agora: Date): Promise<Pessoa | null> {
  const pessoa = await findStaff(tenant(db, desafio.escola_id), desafio.pessoa_id);
  if (!pessoa?.ativa || isVencida(pessoa, agora)) return null;
  return markOf(pessoa.senha_hash) === desafio.marca ? pessoa : null;
}

type Try = {
  readonly db: Db;
  readonly pessoa: Pessoa;
  readonly codigo: string;
  readonly agora: Date;
  readonly ip: string;
};

/**
 * Uses the code up. A recovery code that opens a session is audited: few are left, and its owner may not be the one.
 * @throws 401 for a wrong or used code; 429 after too many of them
 */
export async function takeCode(cofre: Cofre, { db, pessoa, codigo, agora, ip }: Try): Promise<void> {
  const { escola_id, id: pessoa_id } = pessoa;
  const escola = tenant(db, escola_id);
  const right = await checkTry(db, 'codigo', senhaCounterOf({ escola_id, pessoa_id }), agora, () =>
    escola.transaction(async (tx) => {
      const kind = await takeSecondStep(cofre, { escola: tx, pessoa_id, agora }, codigo);
      if (kind === 'recovery')
        await recordAct(tx, { acao: 'codigo_recuperacao_usado', sessao: null, pessoa_id, agora });
      return kind !== null;
    }),
  );
  if (right) return;
  await countAddress(db, SENHAS_ENDERECO, ip, agora);
  throw loginErrors.wrongCode();
}
