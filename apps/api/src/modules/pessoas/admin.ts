/**
 * The first account of a new installation (decision 189). Creates the school when it is missing, with
 * its notices and nothing else, and an admin whose password works once, for 72 hours. It never changes existing rows.
 */
import { cleanNome, isNomeVazio } from '@luneta/domain/nome';
import { randomInt } from 'node:crypto';

import { transaction, type Db } from '../../database/db.ts';
import { run, statement } from '../../database/statement.ts';
import { tenant } from '../../database/tenant.ts';
import { createEscola, findEscolasByNome, holdsDemo, lockEscolas, recordOperatorAct } from '../escola/index.ts';
import { addAdmin } from './admin-store.ts';
import { hashSenha } from './login/senha.ts';

export type NewAdmin = {
  /** Name of the school, existing or new. */
  readonly escola: string;
  readonly login: string;
  readonly nome: string;
  /** IANA time zone of a new school. */
  readonly fuso?: string;
  readonly agora: Date;
};

export type CreatedAdmin = {
  readonly escola_id: number;
  readonly escolaCriada: boolean;
  readonly login: string;
  /** Shown once. Only its hash is stored. */
  readonly senha: string;
};

/** The admin cannot be created. The message says why. */
export class AdminCreateError extends Error {
  override readonly name = 'AdminCreateError';
}

/** A staff password has at least 12 characters. It contains no letter or digit that is easily confused with another. */
const LENGTH = 16;
const ALPHABET = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** How long the first password works. */
export const HOURS = 72;
export const DEFAULT_ZONE = 'America/Sao_Paulo';

const drawSenha = () => Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('pt-BR', { timeZone: name }).format(0) !== '';
  } catch {
    return false;
  }
}

const LOGIN = statement<{ login: string }, { login: string }>(
  'find_admin_login',
  'select login from diretorio_login where login = :login',
  'global',
);
async function findOrCreateEscola(tx: Db, { escola: nome, fuso, agora }: NewAdmin) {
  const found = await findEscolasByNome(tx, nome);
  if (found.length > 1) throw new AdminCreateError(`há ${found.length} escolas com o nome ${nome}`);
  if (found[0] !== undefined) return { escola_id: found[0], escolaCriada: false };
  return { escola_id: await createEscola(tx, { nome, fuso: fuso ?? DEFAULT_ZONE, agora }), escolaCriada: true };
}

/** @throws AdminCreateError, before anything is written, when the login is taken or an option is invalid */
export async function createAdmin(db: Db, given: NewAdmin): Promise<CreatedAdmin> {
  const login = given.login.trim().toLowerCase();
  const nome = cleanNome(given.nome);
  const admin = { ...given, escola: cleanNome(given.escola) };
  if (isNomeVazio(admin.escola) || isNomeVazio(nome))
    throw new AdminCreateError('escola e nome não podem ficar vazios');
  if (!/^\S{3,254}$/.test(login)) throw new AdminCreateError('o login tem de 3 a 254 caracteres, sem espaços');
  if (given.fuso !== undefined && !isZone(given.fuso)) throw new AdminCreateError(`o fuso ${given.fuso} não existe`);
  if (await holdsDemo(db))
    throw new AdminCreateError(
      'o banco tem a escola de demonstração, cujas senhas são públicas: use outro LUNETA_DATA_DIR ou DATABASE_URL',
    );
  const senha = drawSenha();
  const senha_hash = await hashSenha(senha);
  return transaction(db, async (tx) => {
    await lockEscolas(tx);
    const taken = await run(tx, LOGIN, { login });
    if (taken.length > 0) throw new AdminCreateError(`o login ${login} já existe: nada foi mudado`);
    const { escola_id, escolaCriada } = await findOrCreateEscola(tx, admin);
    const school = tenant(tx, escola_id);
    const { agora } = given;
    const senha_expira_em = new Date(agora.getTime() + HOURS * 3_600_000);
    const pessoa_id = await addAdmin(school, { login, nome, email: null, senha_hash, senha_expira_em, agora });
    await recordOperatorAct(school, { acao: 'admin_criado', pessoa_id, detalhe: { login }, agora });
    return { escola_id, escolaCriada, login, senha };
  });
}
