/** The functions with which a school writes its people: by hand, and two hundred lines of a file at a time. */
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';

import { createTestApp, SENHA, world } from '../../../../test/index.ts';
import { tables } from '../../../../test/tables.ts';
import { tenant, type Tenant } from '../../../database/tenant.ts';
import { SEM_SENHA } from '../login/senha.ts';
import { createPessoas, findRecusas, type PessoaNova } from './pessoas-novas.ts';
import { updatePessoas } from './pessoas-mudadas.ts';
import { PessoasRecusadas } from './recusas.ts';
import { setPessoasAtivas } from './situacao.ts';

const t = await createTestApp();
afterAll(t.close);

const school = tenant(t.db, world.escola);
const other = tenant(t.db, world.outraEscola);
const agora = t.clock();
const nova = (fields: Partial<PessoaNova> = {}): PessoaNova => ({
  nome: 'Ana Souza',
  perfil: 'aluno',
  login: null,
  email: null,
  data_nascimento: null,
  id_externo: null,
  origem: 'manual',
  ...fields,
});
const create = (rows: readonly PessoaNova[], escola = school) =>
  escola.transaction((tx) => createPessoas(tx, rows, agora));
const refusalsOf = async (work: Promise<unknown>): Promise<unknown> => {
  try {
    await work;
  } catch (error) {
    if (error instanceof PessoasRecusadas) return error.recusas;
    throw error;
  }
  return 'nothing was refused';
};
const rowOf = async (pessoa_id: number) => {
  const { rows } = await tables(t.db).execute(
    sql`select p.*, p.data_nascimento::text, array(select login from diretorio_login d where d.escola_id = p.escola_id
        and d.pessoa_id = p.id order by login) as logins from pessoa p where p.id = ${pessoa_id}`,
  );
  return Object(rows[0]);
};

describe('createPessoas', () => {
  it('[PIM-3] [PIM-8] gives a login and no password; name and e-mail are stored clean, the e-mail signs in too', async () => {
    const [one] = await create([
      nova({
        nome: '  Ana   Souza ',
        email: 'Ana@Familia.example ',
        data_nascimento: '2012-02-29',
        id_externo: 'RA-1',
      }),
    ]);
    expect(one?.login).toMatch(/^ana\.souza\d{2,3}$/);
    expect(await rowOf(one?.pessoa_id ?? 0)).toMatchObject({
      nome: 'Ana Souza',
      email: 'Ana@Familia.example',
      data_nascimento: '2012-02-29',
      id_externo: 'RA-1',
      senha_hash: SEM_SENHA,
      senha_inicial: true,
      ativa: true,
      versao: 1,
      logins: [one?.login, 'ana@familia.example'],
    });
  });

  it('gives 200 people of one name different logins, with as many statements as for one', async () => {
    const logins = new Set<string>();
    const add = async (rows: readonly PessoaNova[]) => {
      for (const { login } of await create(rows)) logins.add(login);
    };
    const full = (n: number) => nova({ nome: 'João Silva', email: `joao${n}@silva.example`, id_externo: `S-${n}` });
    const one = await t.statements.count(() => add([full(0)]));
    const many = await t.statements.count(() => add(Array.from({ length: 200 }, (_one, n) => full(n + 1))));
    expect(logins.size).toBe(201);
    expect([one, many]).toEqual([6, 6]);
  });

  it('[PIM-3] two writers at once never give one login twice', async () => {
    const rows = Array.from({ length: 60 }, () => nova({ nome: 'Bia Reis' }));
    const made = (await Promise.all([create(rows), create(rows, other), create(rows)])).flat();
    expect(new Set(made.map(({ login }) => login)).size).toBe(180);
  });

  it.each([
    ['a login of this school', { login: 'Bia ' }, 'login', 'login_em_uso'],
    ['a login of another school', { login: 'zeca' }, 'login', 'login_em_uso'],
    ['an e-mail that is a login', { email: 'BRUNO' }, 'email', 'email_em_uso'],
    ['a key of the same school', { id_externo: 'RA-1' }, 'id_externo', 'id_externo_em_uso'],
  ])('refuses %s, names the line and writes nothing', async (_case, fields, campo, codigo) => {
    const before = await tables(t.db).execute(sql`select count(*) from pessoa`);
    const rows = [nova(), nova(fields)];
    expect(await findRecusas(school, rows)).toEqual([{ indice: 1, campo, codigo }]);
    expect(await refusalsOf(create(rows))).toEqual([{ indice: 1, campo, codigo }]);
    expect((await tables(t.db).execute(sql`select count(*) from pessoa`)).rows).toEqual(before.rows);
  });

  it('refuses what stands twice in the list, and takes a key of another school', async () => {
    expect(await refusalsOf(create([nova({ login: 'dupla' }), nova({ login: 'DUPLA' })]))).toEqual([
      { indice: 1, campo: 'login', codigo: 'login_em_uso' },
    ]);
    expect(await create([nova({ id_externo: 'RA-1' })], other)).toHaveLength(1);
  });

  it('of two who take one login at once, one is refused', async () => {
    const take = () => refusalsOf(create([nova({ login: 'disputado' })]));
    const outcomes = await Promise.all([take(), take(), take()]);
    const refusal = [{ indice: 0, campo: 'login', codigo: 'login_em_uso' }];
    expect(outcomes.filter((one) => one === 'nothing was refused')).toHaveLength(1);
    expect(outcomes.filter((one) => one !== 'nothing was refused')).toEqual([refusal, refusal]);
  });

  it('of two who take one key at once, one is refused', async () => {
    const take = () => refusalsOf(create([nova({ id_externo: 'RA-disputado' })]));
    const outcomes = await Promise.all([take(), take()]);
    expect(outcomes.filter((one) => one === 'nothing was refused')).toHaveLength(1);
  });
});

describe('updatePessoas', () => {
  const update = (...rows: Parameters<typeof updatePessoas>[1]) => school.transaction((tx) => updatePessoas(tx, rows));
  const made = async (fields: Partial<PessoaNova> = {}): Promise<number> =>
    (await create([nova(fields)]))[0]?.pessoa_id ?? 0;

  it('[PIM-4] changes what is given, and takes away what is null', async () => {
    const id = await made({ data_nascimento: '2010-01-01', id_externo: 'RA-2' });
    await update({ pessoa_id: id, nome: 'Ana  Prado', id_externo: null });
    expect(await rowOf(id)).toMatchObject({
      nome: 'Ana Prado',
      data_nascimento: '2010-01-01',
      id_externo: null,
      versao: 2,
    });
  });

  it('a new e-mail signs in and the old one no longer does; the login stays', async () => {
    const id = await made({ login: 'duda', email: 'duda@velho.example' });
    await update({ pessoa_id: id, email: 'Duda@Novo.example' });
    expect(await rowOf(id)).toMatchObject({ email: 'Duda@Novo.example', logins: ['duda', 'duda@novo.example'] });
    await update({ pessoa_id: id, email: null });
    expect(await rowOf(id)).toMatchObject({ email: null, logins: ['duda'] });
  });

  it('an e-mail that is the only login is never lost', async () => {
    const id = await made({ login: 'so@mail.example', email: 'so@mail.example' });
    await update({ pessoa_id: id, email: null });
    expect(await rowOf(id)).toMatchObject({ logins: ['so@mail.example'] });
    await update({ pessoa_id: id, email: 'so@mail.example' });
    expect(await rowOf(id)).toMatchObject({ email: 'so@mail.example', logins: ['so@mail.example'] });
  });

  it('refuses an address or key of somebody else, an old number and an unknown person; nothing is written', async () => {
    const id = await made({ id_externo: 'RA-3' });
    const before = await rowOf(id);
    const rows = [
      { pessoa_id: id, nome: 'Outra', email: 'bia' },
      { pessoa_id: 99_999, nome: 'Ninguém' },
    ];
    expect(await refusalsOf(update(...rows))).toEqual([{ indice: 1, campo: 'pessoa_id', codigo: 'nao_encontrado' }]);
    expect(await refusalsOf(update({ pessoa_id: id, email: 'bia' }))).toEqual([
      { indice: 0, campo: 'email', codigo: 'email_em_uso' },
    ]);
    expect(await refusalsOf(update({ pessoa_id: id, id_externo: 'RA-1' }))).toEqual([
      { indice: 0, campo: 'id_externo', codigo: 'id_externo_em_uso' },
    ]);
    expect(await refusalsOf(update({ pessoa_id: id, versao: 7, nome: 'Outra' }))).toEqual([
      { indice: 0, campo: 'versao', codigo: 'versao_diferente' },
    ]);
    expect(await rowOf(id)).toEqual(before);
  });

  it('two who change one person with the same number: one is refused', async () => {
    const id = await made();
    const outcomes = await Promise.all(
      ['Um', 'Dois'].map((nome) => refusalsOf(update({ pessoa_id: id, versao: 1, nome }))),
    );
    expect(outcomes.filter((one) => one === 'nothing was refused')).toHaveLength(1);
  });
});

describe('[PIM-6] setPessoasAtivas', () => {
  const set = (ativa: boolean, tx: Tenant = school) =>
    tx.transaction((one) => setPessoasAtivas(one, { pessoas: [world.pessoas.bruno, world.pessoas.bia], ativa, agora }));
  const logIn = async (login: string) =>
    (await t.anonymous.post('/api/v2/login/', { user: { login, password: SENHA } })).status;

  it('ends the sign-ins, and gives the access back with the password as it was', async () => {
    const bruno = await t.signIn('bruno');
    expect(new Set(await set(false))).toEqual(new Set([world.pessoas.bia, world.pessoas.bruno]));
    expect([(await bruno.get('/api/v2/sessao')).status, await logIn('bruno')]).toEqual([401, 401]);
    expect(await set(false)).toEqual([]);
    expect(await set(true)).toHaveLength(2);
    // Given back is the access, not the sign-in.
    expect((await bruno.get('/api/v2/sessao')).status).toBe(401);
    expect(await logIn('bruno')).toBe(200);
  });

  it('takes the person off the star ranking of the class, and the own name stays', async () => {
    const dora = await t.signIn('dora');
    const names = async () => JSON.stringify((await dora.get('/api/v2/home/ranking')).body);
    expect(await names()).toContain('Bruno');
    await set(false);
    expect(await names()).not.toContain('Bruno');
    expect(await names()).toContain('Dora');
    await set(true);
  });
});
