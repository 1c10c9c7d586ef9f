/**
 * `luneta admin create`: the way into a new installation (decision 189). Makes the school when it is missing, with its
 * notices and nothing else, and an admin whose password works once, for 72 hours. It changes nothing that exists.
 */
import type { Command } from 'commander';
import { eq } from 'drizzle-orm';
import { randomInt } from 'node:crypto';

import { transaction, type Db } from '../database/db.ts';
import { recordAct } from '../school/auditoria.ts';
import { diretorio_login, escola, pessoa } from '../database/schema/index.ts';
import { tenant } from '../database/tenant.ts';
import { seedAvisos } from '../modules/avisos/index.ts';
import { hashSenha } from '../modules/login/index.ts';
import { holdsDemo } from '../serve/demo.ts';
import { withDb } from './with-db.ts';

export type NewAdmin = {
  /** Name of the school: the existing one, or the one to create. */
  readonly escola: string;
  readonly login: string;
  readonly nome: string;
  /** IANA zone of a new school. */
  readonly fuso?: string;
  readonly agora: Date;
};

export type CreatedAdmin = {
  readonly escola_id: number;
  readonly escolaCriada: boolean;
  readonly login: string;
  /** Shown once; only its hash is kept. */
  readonly senha: string;
};

/** Something stands in the way; the message says what. */
export class AdminCreateError extends Error {
  override readonly name = 'AdminCreateError';
}

/** A staff password has 12 characters or more. No letter or digit that is easily taken for another. */
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

async function findOrCreateEscola(tx: Db, { escola: nome, fuso, agora }: NewAdmin) {
  const found = await tx.select({ id: escola.id }).from(escola).where(eq(escola.nome, nome));
  if (found.length > 1) throw new AdminCreateError(`há ${found.length} escolas com o nome ${nome}`);
  if (found[0]) return { escola_id: found[0].id, escolaCriada: false };
  const values = { nome, fuso_horario: fuso ?? DEFAULT_ZONE, criada_em: agora };
  const [made] = await tx.insert(escola).values(values).returning({ id: escola.id });
  if (!made) throw new Error('insert returned no row');
  await seedAvisos(tenant(tx, made.id));
  return { escola_id: made.id, escolaCriada: true };
}

/** @throws AdminCreateError, with nothing written, when the login is taken or something given is unusable */
export async function createAdmin(db: Db, given: NewAdmin): Promise<CreatedAdmin> {
  const login = given.login.trim().toLowerCase();
  const nome = given.nome.trim();
  const admin = { ...given, escola: given.escola.trim() };
  if (!admin.escola || !nome) throw new AdminCreateError('escola e nome não podem ficar vazios');
  if (!/^\S{3,254}$/.test(login)) throw new AdminCreateError('o login tem de 3 a 254 caracteres, sem espaços');
  if (given.fuso !== undefined && !isZone(given.fuso)) throw new AdminCreateError(`o fuso ${given.fuso} não existe`);
  if (await holdsDemo(db))
    throw new AdminCreateError(
      'o banco tem a escola de demonstração, cujas senhas são públicas: use outro LUNETA_DATA_DIR ou DATABASE_URL',
    );
  const senha = drawSenha();
  const senha_hash = await hashSenha(senha);
  return transaction(db, async (tx) => {
    const taken = await tx.select().from(diretorio_login).where(eq(diretorio_login.login, login));
    if (taken.length > 0) throw new AdminCreateError(`o login ${login} já existe: nada foi mudado`);
    const { escola_id, escolaCriada } = await findOrCreateEscola(tx, admin);
    const school = tenant(tx, escola_id);
    const { agora } = given;
    const senha_expira_em = new Date(agora.getTime() + HOURS * 3_600_000);
    const [row] = await school
      .insert(pessoa)
      .values({ nome, perfil: 'admin', senha_hash, senha_inicial: true, senha_expira_em, criada_em: agora })
      .returning({ id: pessoa.id });
    if (!row) throw new Error('insert returned no row');
    await tx.insert(diretorio_login).values({ login, escola_id, pessoa_id: row.id });
    await recordAct(school, { acao: 'admin_criado', sessao: null, pessoa_id: row.id, detalhe: { login }, agora });
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
    .requiredOption('--login <login>', 'com que entra')
    .requiredOption('--nome <nome>', 'nome completo')
    .option('--fuso <zona>', `fuso de uma escola nova (${DEFAULT_ZONE}, quando falta)`)
    .action((options: CliOptions) =>
      withDb(async (db) => {
        try {
          const made = await createAdmin(db, { ...options, agora: new Date() });
          console.log(`Escola ${made.escola_id} ${made.escolaCriada ? 'criada' : 'já existia'}.`);
          console.log(`Login: ${made.login}`);
          console.log(`Senha: ${made.senha}`);
          console.log(`Ela não aparece de novo, vale ${HOURS} horas e é trocada na primeira entrada.`);
        } catch (error) {
          if (!(error instanceof AdminCreateError)) throw error;
          console.error(`Administrador não criado: ${error.message}.`);
          process.exitCode = 1;
        }
      }),
    );
}
