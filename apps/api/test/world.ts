/**
 * The small fixed school in which every test starts: two schools, to show isolation, one class of each version, and one
 * person of each kind. It has no exams: a test creates the ones it needs.
 */
import { hash as hashOf, type Options } from '@node-rs/argon2';

import type { Db } from '../src/database/db.ts';
import {
  ciclo,
  diretorio_login,
  escola,
  pessoa,
  sede,
  serie,
  turma,
  turma_aluno,
  turma_professor,
} from '../src/database/schema/index.ts';
import { tenant, type Tenant } from '../src/database/tenant.ts';
import type { Aluno } from '../src/http/sessao.ts';
import { tables } from './tables.ts';

export const SENHA = 'luneta123';
/** An instant before every instant in a test. */
const CRIADA_EM = new Date('2026-01-10T12:00:00Z');

/** Fixed ids: the sequences are new, so that ids are always the same. */
export const world = {
  escola: 1,
  outraEscola: 2,
  turmaV1: 1,
  turmaV2: 2,
  serie: 1,
  ciclo: 1,
  /**
   * `turma_aluno_id` by login. `edu` must change the password first. `dora` has an old class (Concluído, v1) and a
   * present one (v2).
   */
  alunos: { ana: 1, caio: 2, bia: 3, bruno: 4, doraAntiga: 5, dora: 6, zeca: 7, edu: 8 },
  pessoas: { ana: 1, caio: 2, bia: 3, bruno: 4, dora: 5 },
} as const;

/** Logins that can sign in, each with its effective profile. */
export const logins = {
  alunos: ['ana', 'bia', 'bruno', 'dora', 'zeca', 'edu'],
  equipe: ['vida.julia', 'prof.helena', 'coord.ines', 'admin.rui', 'gestao.lia', 'dir.otto', 'sup.nair'],
} as const;

type NewPessoa = {
  login: string;
  nome: string;
  perfil?: string;
  conta_teste?: boolean;
  ativa?: boolean;
  senha_inicial?: boolean;
};

async function addPessoa(db: Db, school: Tenant, senha_hash: string, { login, ...values }: NewPessoa): Promise<number> {
  const [row] = await tables(school)
    .insert(pessoa)
    .values({ perfil: 'aluno', email: `${login}@exemplo.br`, senha_hash, criada_em: CRIADA_EM, ...values })
    .returning({ id: pessoa.id });
  if (!row) throw new Error('insert returned no row');
  await tables(db).insert(diretorio_login).values({ login, escola_id: school.escola_id, pessoa_id: row.id });
  return row.id;
}

async function addEscola(db: Db, nome: string): Promise<Tenant> {
  const [row] = await tables(db).insert(escola).values({ nome, criada_em: CRIADA_EM }).returning({ id: escola.id });
  if (!row) throw new Error('insert returned no row');
  const school = tenant(db, row.id);
  const [campus] = await tables(school).insert(sede).values({ nome: 'Centro' }).returning({ id: sede.id });
  const [grade] = await tables(school)
    .insert(serie)
    .values({ nome: '3ª série', nivel_ordem: 12 })
    .returning({ id: serie.id });
  await tables(school).insert(ciclo).values({ ano: 2026, numero_referencia: 1 });
  if (!campus || !grade) throw new Error('insert returned no row');
  const common = { sede_id: campus.id, serie_id: grade.id, turno: 1, ano: 2026 };
  await tables(school)
    .insert(turma)
    .values([
      { ...common, codigo: '3A', versao: 1 },
      { ...common, codigo: '3B', versao: 2 },
    ]);
  return school;
}

async function seedFirst(db: Db, hash: string): Promise<Tenant> {
  const school = await addEscola(db, 'Escola Aurora');
  const add = (person: NewPessoa) => addPessoa(db, school, hash, person);
  const enrol = (turma_id: number, pessoa_id: number, status: Aluno['status'] = 'Atual') =>
    tables(school).insert(turma_aluno).values({ turma_id, pessoa_id, status });
  await enrol(world.turmaV1, await add({ login: 'ana', nome: 'Ana Lima' }));
  await enrol(world.turmaV1, await add({ login: 'caio', nome: 'Caio Reis' }), 'Transferido');
  await enrol(world.turmaV2, await add({ login: 'bia', nome: 'Beatriz Souza', conta_teste: true }));
  await enrol(world.turmaV2, await add({ login: 'bruno', nome: 'Bruno Alves' }));
  const dora = await add({ login: 'dora', nome: 'Dora Nunes' });
  await enrol(world.turmaV1, dora, 'Concluído');
  await enrol(world.turmaV2, dora);
  await add({ login: 'vida.julia', nome: 'Júlia Prado', perfil: 'gestao_vida' });
  const helena = await add({ login: 'prof.helena', nome: 'Helena Costa', perfil: 'professor' });
  await tables(school).insert(turma_professor).values({ turma_id: world.turmaV2, pessoa_id: helena });
  await add({ login: 'coord.ines', nome: 'Inês Dias', perfil: 'coordenador' });
  await add({ login: 'admin.rui', nome: 'Rui Melo', perfil: 'admin' });
  await add({ login: 'gestao.lia', nome: 'Lia Torres', perfil: 'gestao_escola' });
  await add({ login: 'dir.otto', nome: 'Otto Ramos', perfil: 'diretor' });
  await add({ login: 'sup.nair', nome: 'Nair Pinto', perfil: 'supervisor' });
  await add({ login: 'pai.davi', nome: 'Davi Souza', perfil: 'responsavel' });
  await add({ login: 'eva', nome: 'Eva Sem Acesso', ativa: false });
  return school;
}

/**
 * A hash names its own cost, and checking a password takes as long as the stored hash says: tests sign in some thousand
 * times. Passwords that the server stores, and unknown names, cost what they cost; where the cost is the subject
 * (`login/senha.test.ts`, `security/c05-enumeration.test.ts`) the people have hashes of the server.
 */
const CHEAP: Options = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** The hash of a password, at the least cost. */
export const cheapHash = (senha: string): Promise<string> => hashOf(senha, CHEAP);

/** Fills an empty, migrated database. */
export async function seedWorld(db: Db): Promise<void> {
  const hash = await cheapHash(SENHA);
  const first = await seedFirst(db, hash);
  const second = await addEscola(db, 'Escola Boreal');
  const zeca = await addPessoa(db, second, hash, { login: 'zeca', nome: 'José Maia' });
  await tables(second).insert(turma_aluno).values({ turma_id: 4, pessoa_id: zeca });
  const edu = await addPessoa(db, first, hash, { login: 'edu', nome: 'Eduardo Pires', senha_inicial: true });
  await tables(first).insert(turma_aluno).values({ turma_id: world.turmaV2, pessoa_id: edu });
}
