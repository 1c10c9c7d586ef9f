/** Which schools the database contains, for jobs and commands. */
import type { Db } from '../../database/db.ts';
import { run, statement } from '../../database/statement.ts';
import { tenant } from '../../database/tenant.ts';
import { seedAvisos } from './aluno/avisos/store.ts';
import type { Configuracao } from './configuracao.ts';

const HAS_SCHOOL = statement<Record<string, never>, { tem: boolean }>(
  'has_escola',
  'select exists (select 1 from escola) as tem',
  'global',
);
const DEMO_SCHOOL = statement<Record<string, never>, { tem: boolean }>(
  'has_escola_demo',
  `select exists (select 1 from escola where configuracao ->> 'demo' = 'true') as tem`,
  'global',
);
const REAL_SCHOOL = statement<Record<string, never>, { tem: boolean }>(
  'has_escola_real',
  `select exists (select 1 from escola where coalesce(configuracao->>'demo', '') <> 'true') as tem`,
  'global',
);
const ALL = statement<Record<string, never>, { id: number; bloqueada: boolean }>(
  'find_escolas',
  'select id, bloqueada_em is not null as bloqueada from escola order by id',
  'global',
);

/** Whether the database contains a school. */
export async function hasSchool(db: Db): Promise<boolean> {
  const [school] = await run(db, HAS_SCHOOL, {});
  return school?.tem === true;
}

/** Until the transaction ends, whoever else makes a school waits. */
const LOCK = statement<Record<string, never>, never>(
  'lock_escolas',
  `select pg_advisory_xact_lock(hashtextextended('luneta escola', 0))`,
  'global',
);
export const lockEscolas = (tx: Db) => run(tx, LOCK, {});

/** Whether the database contains the demo, whose passwords are documented. */
export async function holdsDemo(db: Db): Promise<boolean> {
  const [demo] = await run(db, DEMO_SCHOOL, {});
  return demo?.tem === true;
}

/** Whether the database contains a school that the demo did not make. */
export async function hasRealSchool(db: Db): Promise<boolean> {
  const [real] = await run(db, REAL_SCHOOL, {});
  return real?.tem === true;
}

/** Every school of the database, and whether it is blocked. */
export const findAllEscolas = (db: Db) => run(db, ALL, {});

const ESCOLA = statement<{ nome: string }, { id: number }>(
  'find_admin_escola',
  'select id from escola where nome = :nome',
  'global',
);
const ADD_ESCOLA = statement<{ nome: string; fuso: string; configuracao: string; agora: Date }, { id: number }>(
  'create_escola',
  `insert into escola (nome, fuso_horario, configuracao, criada_em)
   values (:nome, :fuso, :configuracao, :agora) returning id`,
  'global',
);

/** The schools of that name. A name is no key. */
export async function findEscolasByNome(db: Db, nome: string): Promise<number[]> {
  return (await run(db, ESCOLA, { nome })).map(({ id }) => id);
}

/** Makes a school with its notices and nothing else. @param settings those that differ from the usual. @returns its id */
export async function createEscola(
  db: Db,
  escola: { readonly nome: string; readonly fuso: string; readonly agora: Date },
  settings: Partial<Configuracao> & { readonly demo?: true } = {},
): Promise<number> {
  const [made] = await run(db, ADD_ESCOLA, { ...escola, configuracao: JSON.stringify(settings) });
  if (!made) throw new Error('insert returned no row');
  await seedAvisos(tenant(db, made.id));
  return made.id;
}
