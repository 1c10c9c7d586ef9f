/** Every kind of person who may call the server, each with one session, opened once. Tests only. */
import { sql } from 'drizzle-orm';

import { diretorio_login, pessoa, sessao } from '../../../src/database/schema/index.ts';
import { tenant } from '../../../src/database/tenant.ts';
import { SENHA, world, type Client, type TestApp } from '../../index.ts';
import { tables } from '../../tables.ts';

export type Principal = {
  readonly name: string;
  readonly client: Client;
  /** Real profile. Null without a valid session. */
  readonly perfil: string | null;
  /** The student of the session. */
  readonly aluno: 'current' | 'past' | null;
  /** Whether it is a view opened by staff. */
  readonly modo: 'aluno' | 'professor' | null;
  /** Must first change the password or register questions. */
  readonly forced: boolean;
  readonly conta_teste: boolean;
  readonly escola_id: 1 | 2;
  /** The app in which the session may continue. */
  readonly destino: 'student-v1' | 'student-v2' | 'staff';
  /** Added to each address. */
  readonly query: string;
};

const STAFF = {
  gestao_vida: 'vida.julia',
  professor: 'prof.helena',
  coordenador: 'coord.ines',
  admin: 'admin.rui',
  gestao_escola: 'gestao.lia',
  diretor: 'dir.otto',
  supervisor: 'sup.nair',
} as const;

const common = {
  aluno: null,
  modo: null,
  forced: false,
  conta_teste: false,
  escola_id: 1,
  destino: 'student-v2',
  query: '',
} as const;
const pupil = { ...common, perfil: 'aluno', aluno: 'current' } as const;
const staff = { ...common, destino: 'staff' } as const;

type NewStaff = {
  readonly login: string;
  readonly perfil: string;
  readonly escola_id: 1 | 2;
  readonly senha_inicial: boolean;
};

/** Creates a staff member with the password of everybody. */
async function addStaff({ db }: TestApp, { login, perfil, escola_id, senha_inicial }: NewStaff): Promise<void> {
  const { rows } = await tables(db).execute<{ senha_hash: string }>(
    sql`select senha_hash from pessoa where nome = 'Ana Lima'`,
  );
  const senha_hash = rows[0]?.senha_hash ?? '';
  const values = { nome: login, perfil, senha_hash, senha_inicial, criada_em: new Date(0) };
  const [row] = await tables(tenant(db, escola_id)).insert(pessoa).values(values).returning();
  await tables(db)
    .insert(diretorio_login)
    .values({ login, escola_id, pessoa_id: row?.id ?? 0 });
}

/** The session of a guardian, which the sign-in would never open. */
async function signInGuardian(t: TestApp): Promise<Client> {
  const { rows } = await tables(t.db).execute<{ id: number }>(sql`select id from pessoa where perfil = 'responsavel'`);
  const pessoa_id = Number(rows[0]?.id);
  const id = '11111111-1111-4111-8111-111111111111';
  const times = {
    criada_em: t.clock(),
    expira_em: new Date(t.clock().getTime() + 43_200_000),
    validade_segundos: 43_200,
  };
  const values = { id, pessoa_id, perfil: 'responsavel', perfil_real: 'responsavel', ...times };
  await tables(tenant(t.db, 1)).insert(sessao).values(values);
  const claims = { sid: id, perfil: 'responsavel', perfil_real: 'responsavel', turma_aluno_id: null };
  const metadata = { email: null, escola_id: 1 };
  return t.withToken(await t.app.tokens.sign({ ...claims, metadata }, times.criada_em, times.expira_em));
}

/** Staff with an initial password. Together they may call every staff operation. */
const FORCED = ['coordenador', 'admin', 'gestao_vida'] as const;

/** Twenty-seven people and situations. Each password is checked once. */
export async function principals(t: TestApp): Promise<readonly Principal[]> {
  await tables(t.db).execute(
    sql`update escola set configuracao = '{"perguntas_seguranca": "obrigatorias"}' where id = 2`,
  );
  await addStaff(t, { login: 'coord.vera', perfil: 'coordenador', escola_id: 2, senha_inicial: false });
  for (const perfil of FORCED)
    await addStaff(t, { login: `novo.${perfil}`, perfil, escola_id: 1, senha_inicial: true });
  await tables(t.db).execute(sql`update pessoa set conta_teste = true where nome in ('Dora Nunes', 'Eduardo Pires')`);
  const expired = await t.signIn('ana', SENHA);
  await tables(t.db).execute(sql`update sessao set expira_em = ${t.clock().toISOString()}`);
  const [bruno, dora, edu, zeca, bia, vera] = [
    await t.signIn('bruno'),
    await t.signIn('dora'),
    await t.signIn('edu'),
    await t.signIn('zeca'),
    await t.signIn('bia'),
    await t.signIn('coord.vera'),
  ];
  const past = `?turma_aluno_id=${world.alunos.doraAntiga}`;
  const list: Principal[] = [
    { ...common, name: 'nobody', client: t.anonymous, perfil: null },
    { ...common, name: 'an expired session', client: expired, perfil: null },
    { ...pupil, name: 'a pupil', client: bruno },
    {
      ...pupil,
      name: 'a test pupil in a past class',
      client: dora,
      aluno: 'past',
      conta_teste: true,
      destino: 'student-v1',
      query: past,
    },
    { ...pupil, name: 'a test pupil with a forced password', client: edu, forced: true, conta_teste: true },
    { ...pupil, name: 'a pupil with forced questions', client: zeca, forced: true, escola_id: 2 },
    { ...pupil, name: 'a test pupil', client: bia, conta_teste: true },
    { ...staff, name: 'a guardian', client: await signInGuardian(t), perfil: 'responsavel' },
    { ...staff, name: 'a coordinator of another school', client: vera, perfil: 'coordenador', escola_id: 2 },
  ];
  for (const perfil of FORCED) {
    const client = await t.signIn(`novo.${perfil}`);
    list.push({ ...staff, name: `${perfil} with a forced password`, client, perfil, forced: true });
  }
  for (const [perfil, login] of Object.entries(STAFF)) {
    const client = await t.signIn(login);
    const view = { ...pupil, perfil, modo: 'professor' } as const;
    const open = () => t.openView(client, world.alunos.bruno);
    list.push(
      { ...staff, name: perfil, client, perfil },
      { ...view, name: `${perfil} in a view`, client: await open() },
    );
  }
  const acting = await t.openView(await t.signIn('vida.julia'), world.alunos.bruno, 'aluno');
  list.push({ ...pupil, name: 'gestao_vida acting', client: acting, perfil: 'gestao_vida', modo: 'aluno' });
  return list;
}
