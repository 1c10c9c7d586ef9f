/** Recovery by security answers: checked at the same cost for every name, and on success a one-time password. */
import { PERGUNTAS_POR_PESSOA } from '@luneta/domain/pergunta-seguranca';

import { recordAct } from '../../escola/index.ts';
import { tenant } from '../../../database/tenant.ts';
import type { Visitor } from '../../../http/ctx.ts';
import { drawSenha, RECUPERADA_VALE_SEGUNDOS } from '../conta/senha-sorteada.ts';
import { setSenha } from '../conta/credencial-store.ts';
import { verifyResposta } from '../conta/resposta-secreta.ts';
import { checkOfAddress } from '../login/limite-endereco.ts';
import { counterOf } from '../login/throttle.ts';
import { hashSenha } from '../login/senha.ts';
import { takenOf, takeOrRefuse } from '../login/janela.ts';
import { recuperacaoErrors } from './errors.ts';
import { mayAnswer, RESPOSTAS, RESPOSTAS_ENDERECO } from './policy.ts';
import type { Conta, RespostaGuardada } from './store.ts';

export type RespostaDada = { readonly id: number; readonly resposta: string };

/** Stands for an answer that nobody has given. It takes as long as a real one and is never right. */
const NOBODYS: { readonly pergunta_seguranca_id: number; readonly resposta_hash: null } = {
  pergunta_seguranca_id: 0,
  resposta_hash: null,
};

/** Checks all three at once. Neither the response nor its time shows which one was wrong. */
async function areRight(
  pepper: string,
  stored: readonly (RespostaGuardada | typeof NOBODYS)[],
  given: readonly RespostaDada[],
): Promise<boolean> {
  const byQuestion = new Map(given.map(({ id, resposta }) => [id, resposta]));
  const right = await Promise.all(
    stored.map(({ pergunta_seguranca_id, resposta_hash }) =>
      verifyResposta(pepper, pergunta_seguranca_id, resposta_hash, byQuestion.get(pergunta_seguranca_id) ?? ''),
    ),
  );
  return given.length === PERGUNTAS_POR_PESSOA && right.every(Boolean);
}

/**
 * Checks three answers and counts them, for the account and, when they are wrong, for the address. In the line of the address
 * the first wrong ones of an account are no guess, and for a name without an account no hash is computed.
 */
function check(
  pepper: string,
  visitor: Visitor,
  known: Conta | null,
  conta: string,
  given: readonly RespostaDada[],
): Promise<boolean> {
  const { db, agora } = visitor;
  const stored = known?.respostas ?? Array.from({ length: PERGUNTAS_POR_PESSOA }, () => NOBODYS);
  return checkOfAddress(RESPOSTAS_ENDERECO, visitor, {
    conta,
    falhas: () => takenOf(db, RESPOSTAS, conta, agora),
    check: async (inLine) => {
      const tries = await takeOrRefuse(db, RESPOSTAS, conta, agora);
      const right = !(inLine && !known) && (await areRight(pepper, stored, given));
      return { right: known !== null && right, guess: !right && tries > 1 };
    },
  });
}

/**
 * Checks three answers.
 * @param login the name to count when no account has it
 * @returns the one-time password: valid for 15 minutes, must be changed; every session of the person has ended
 * @throws 422 for wrong answers, for any name; 429 after five tries of the account in a day; 503 when the line of the
 *   address is too long
 */
export async function redeemRespostas(
  pepper: string,
  visitor: Visitor,
  conta: Conta | null,
  login: string,
  given: readonly RespostaDada[],
): Promise<string> {
  const { db, agora } = visitor;
  const known = mayAnswer(conta) ? conta : null;
  const right = await check(pepper, visitor, known, counterOf(conta, login), given);
  if (!known || !right) throw recuperacaoErrors.wrongAnswers();

  const { escola_id, pessoa_id, senha_hash: antes } = known;
  const senha = drawSenha();
  const senha_hash = await hashSenha(senha);
  const unica = { expira_em: new Date(agora.getTime() + RECUPERADA_VALE_SEGUNDOS * 1000), recuperada_em: agora };
  await tenant(db, escola_id).transaction(async (escola) => {
    // Two right calls at once give one password. Otherwise the first caller would get one that the second call
    // replaces.
    if (!(await setSenha(escola, { pessoa_id, senha_hash, antes, unica, agora })))
      throw recuperacaoErrors.wrongAnswers();
    const detalhe = { via: 'perguntas' };
    await recordAct(escola, { acao: 'senha_recuperada', sessao: null, pessoa_id, detalhe, agora });
  });
  return senha;
}
