/** Decides who may recover an account in which way, and how many tries are allowed. It reads and writes nothing. */
import { PERGUNTAS_POR_PESSOA } from '@luneta/domain/pergunta-seguranca';
import type { Deployment } from '@luneta/domain/destino';
import { isPerfil } from '@luneta/domain/perfil';

import type { Janela } from '../login/janela.ts';
import type { LimiteEndereco } from '../login/endereco.ts';
import type { Conta } from './store.ts';

/** Names that an address may find out not to exist. After that it gets decoys (security D5). */
export const INEXISTENTES: Janela = { nome: 'inexistente', maximo: 5, segundos: 3_600 };
/** Answers checked per account. This limit never locks the sign-in (security D6). */
export const RESPOSTAS: Janela = { nome: 'respostas', maximo: 5, segundos: 86_400 };
/** Wrong answers of an address, each of which costs three hashes. */
export const RESPOSTAS_ENDERECO: LimiteEndereco = { nome: 'respostas-ip', livres: 300 };
/** Messages sent to one account. */
export const MENSAGENS: Janela = { nome: 'mensagens', maximo: 3, segundos: 3_600 };
/** Messages requested from one address. */
export const MENSAGENS_ENDERECO: LimiteEndereco = { nome: 'mensagens-ip', livres: 200 };

/** A name is looked up and counted as in the sign-in. */
export function loginOf(username: string): string {
  return username.trim().toLowerCase();
}

/**
 * A student of a school that uses security questions. Anybody else gets the response for an unknown name (security D5,
 * D6).
 */
export function recoversByPerguntas(conta: Conta | null): conta is Conta {
  return conta !== null && conta.ativa && conta.perfil === 'aluno' && conta.perguntas_ligadas;
}

/** Whether three questions are registered and may be answered. */
export function mayAnswer(conta: Conta | null): conta is Conta {
  return recoversByPerguntas(conta) && conta.respostas.length === PERGUNTAS_POR_PESSOA;
}

/** Anybody who may sign in and has an address. */
export function recoversByEmail(conta: Conta | null): conta is Conta & { email: string } {
  return conta !== null && conta.ativa && isPerfil(conta.perfil) && conta.email !== null && conta.email !== '';
}

/** The deployment whose form the link opens: the version of a student, or the one for staff. */
export function deploymentOf({ perfil, versao }: Pick<Conta, 'perfil' | 'versao'>): Deployment {
  if (perfil !== 'aluno') return 'staff';
  return versao === 1 ? 'student-v1' : 'student-v2';
}
