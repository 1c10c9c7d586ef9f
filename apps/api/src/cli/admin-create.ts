/**
 * `luneta admin create`: the first account of a new installation (decision 189). Creates the school when it is missing, with
 * its notices and nothing else, and an admin whose password works once, for 72 hours. It never changes existing rows.
 */
import { cleanNome, isNomeVazio } from '@luneta/domain/nome';
import type { Command } from 'commander';
import { randomInt } from 'node:crypto';

import { transaction, type Db } from '../database/db.ts';
import { recordOperatorAct } from './operador.ts';
import { run, statement } from '../database/statement.ts';
import { tenant } from '../database/tenant.ts';
import { seedAvisos } from '../modules/escola/index.ts';
import { hashSenha } from '../modules/pessoas/index.ts';
import { holdsDemo } from '../serve/demo.ts';
import { withDb } from './with-db.ts';

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
const HOURS = 72;
const DEFAULT_ZONE = 'America/Sao_Paulo';

const drawSenha = () => Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('pt-BR', { timeZone: name }).format(0) !== '';
  } catch {
    return false;
  }
}

const ESCOLA = statement<{ nome: string }, { id: number }>(
  'admin_escola',
  'select id from escola where nome = :nome',
  'global',
);
const ADD_ESCOLA = statement<{ nome: string; fuso: string; agora: Date }, { id: number }>(
  'admin_escola_criar',
  'insert into escola (nome, fuso_horario, criada_em) values (:nome, :fuso, :agora) returning id',
  'global',
);
const LOGIN = statement<{ login: string }, { login: string }>(
  'admin_login',
  'select login from diretorio_login where login = :login',
  'global',
);
const ADD_ADMIN = statement<
  { escola_id: number; nome: string; senha_hash: string; senha_expira_em: Date; agora: Date },
  { id: number }
>(
  'admin_criar',
  `insert into pessoa (escola_id, nome, perfil, senha_hash, senha_inicial, senha_expira_em, criada_em)
   values (:escola_id, :nome, 'admin', :senha_hash, true, :senha_expira_em, :agora) returning id`,
);
const ADD_LOGIN = statement<{ escola_id: number; login: string; pessoa_id: number }, never>(
  'admin_login_criar',
  'insert into diretorio_login (login, escola_id, pessoa_id) values (:login, :escola_id, :pessoa_id)',
);

async function findOrCreateEscola(tx: Db, { escola: nome, fuso, agora }: NewAdmin) {
  const found = await run(tx, ESCOLA, { nome });
  if (found.length > 1) throw new AdminCreateError(`há ${found.length} escolas com o nome ${nome}`);
  if (found[0]) return { escola_id: found[0].id, escolaCriada: false };
  const [made] = await run(tx, ADD_ESCOLA, { nome, fuso: fuso ?? DEFAULT_ZONE, agora });
  if (!made) throw new Error('insert returned no row');
  await seedAvisos(tenant(tx, made.id));
  return { escola_id: made.id, escolaCriada: true };
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
    const taken = await run(tx, LOGIN, { login });
    if (taken.length > 0) throw new AdminCreateError(`o login ${login} já existe: nada foi mudado`);
    const { escola_id, escolaCriada } = await findOrCreateEscola(tx, admin);
    const school = tenant(tx, escola_id);
    const { agora } = given;
    const senha_expira_em = new Date(agora.getTime() + HOURS * 3_600_000);
    const [row] = await school.run(ADD_ADMIN, { nome, senha_hash, senha_expira_em, agora });
    if (!row) throw new Error('insert returned no row');
    await school.run(ADD_LOGIN, { login, pessoa_id: row.id });
    await recordOperatorAct(school, { acao: 'admin_criado', pessoa_id: row.id, detalhe: { login }, agora });
    return { escola_id, escolaCriada, login, senha };
  });
}

type CliOptions = { escola: string; login: string; nome: string; fuso?: string };

export function register(program: Command): void {
  program
    .command('admin')
    .description('Administração')
    .command('create')
    .description('Cria o primeiro administrador, e a escola quando ela ainda não existe')
    .requiredOption('--escola <nome>', 'nome da escola')
    .requiredOption('--login <login>', 'login da pessoa')
    .requiredOption('--nome <nome>', 'nome completo')
    .option('--fuso <zona>', `fuso de uma escola nova (padrão: ${DEFAULT_ZONE})`)
    .action((options: CliOptions) =>
      withDb(async (db) => {
        try {
          const made = await createAdmin(db, { ...options, agora: new Date() });
          console.log(`Escola ${made.escola_id} ${made.escolaCriada ? 'criada' : 'já existia'}.`);
          console.log(`Login: ${made.login}`);
          console.log(`Senha: ${made.senha}`);
          console.log(`A senha não aparece de novo, vale por ${HOURS} horas e precisa ser trocada no primeiro acesso.`);
        } catch (error) {
          if (!(error instanceof AdminCreateError)) throw error;
          console.error(`Administrador não criado: ${error.message}.`);
          process.exitCode = 1;
        }
      }),
    );
}
