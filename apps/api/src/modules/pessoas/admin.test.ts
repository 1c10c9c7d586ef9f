import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';

import { checksums } from '../../../test/checksums.ts';
import { createTestApp } from '../../../test/index.ts';
import { tables } from '../../../test/tables.ts';
import { auditoria, aviso, pessoa, sede } from '../../database/schema/index.ts';
import { tenant } from '../../database/tenant.ts';
import { AdminCreateError, createAdmin } from './admin.ts';

const { db, anonymous, signIn, clock, close } = await createTestApp();
afterAll(close);

const given = { escola: 'Colégio Novo', login: ' Direcao@Novo.br ', nome: 'Rita Prado', fuso: 'America/Manaus' };
const create = (more: Partial<typeof given> = {}) => createAdmin(db, { ...given, ...more, agora: clock() });

describe('luneta admin create', () => {
  it('creates the school with its notices only, and an admin who must change the password', async () => {
    const made = await create();
    expect(made).toMatchObject({ escola_id: 3, escolaCriada: true, login: 'direcao@novo.br' });
    expect(made.senha).toMatch(/^[a-zA-Z2-9]{16}$/);
    const school = tenant(db, made.escola_id);
    expect(await tables(school).select({ chave: aviso.chave, inicio: aviso.inicio }).from(aviso)).toEqual([
      { chave: 'atualizacao-2025-05-03', inicio: new Date('2025-05-03T04:00:00Z') },
    ]);
    expect(await tables(school).select().from(sede)).toEqual([]);
    expect(await tables(school).select({ acao: auditoria.acao }).from(auditoria)).toEqual([{ acao: 'admin_criado' }]);
    const [person] = await tables(school).select().from(pessoa);
    expect(person).toMatchObject({
      perfil: 'admin',
      senha_inicial: true,
      senha_expira_em: new Date(clock().getTime() + 72 * 3_600_000),
    });
    expect(JSON.stringify(person)).not.toContain(made.senha);
    const client = await signIn('direcao@novo.br', made.senha);
    expect((await client.get('/api/v2/sessao')).body).toMatchObject({ perfil: 'admin', forcar_senha: true });
    expect((await client.get('/api/v2/gestao_acompanhamento')).status).toBe(403);
  });

  it('adds an admin to an existing school, with a new password each time', async () => {
    const passwords = new Set<string>();
    for (let n = 0; n < 3; n += 1) {
      const made = await create({ login: `admin${n}` });
      expect(made).toMatchObject({ escola_id: 3, escolaCriada: false });
      passwords.add(made.senha);
    }
    expect(passwords.size).toBe(3);
  });

  it.each([
    ['a login that is taken, in capitals', { login: 'BIA' }, /já existe/],
    ['a login with spaces', { login: 'a b' }, /sem espaços/],
    ['no name', { nome: ' ' }, /vazios/],
    ['an unknown time zone', { fuso: 'Terra/Lua' }, /fuso/],
  ])('refuses %s and changes nothing', async (_name, wrong, message) => {
    const before = await checksums(db);
    await expect(create({ escola: 'Outra Nova', ...wrong })).rejects.toThrow(AdminCreateError);
    await expect(create({ escola: 'Outra Nova', ...wrong })).rejects.toThrow(message);
    expect(await checksums(db)).toEqual(before);
  });

  it('leaves the password of a person whose login was requested unchanged', async () => {
    await expect(create({ login: 'bia' })).rejects.toThrow(AdminCreateError);
    expect((await anonymous.post('/api/v2/login/', { user: { login: 'bia', password: 'luneta123' } })).status).toBe(
      200,
    );
    expect(await tables(db).select().from(pessoa).where(eq(pessoa.nome, 'Beatriz Souza'))).toHaveLength(1);
    const { rows } = await tables(db).execute(sql`select senha_inicial from pessoa where nome = 'Beatriz Souza'`);
    expect(rows).toEqual([{ senha_inicial: false }]);
  });
});

it('refuses a database with the demo: its passwords are published, and one of its accounts sees every school', async () => {
  await tables(db).execute(sql`update escola set configuracao = configuracao || '{"demo":true}' where id = 2`);
  const before = await checksums(db);
  await expect(create({ login: 'outra' })).rejects.toThrow(AdminCreateError);
  expect(await checksums(db)).toEqual(before);
});
