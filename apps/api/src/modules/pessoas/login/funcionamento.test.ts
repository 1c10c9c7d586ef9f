import { sql } from 'drizzle-orm';
import { afterAll, afterEach, describe, expect, it } from 'vitest';

import { chainHead } from '../../escola/auditoria.ts';
import { setManutencao } from '../../escola/manutencao.ts';
import { blockEscola } from '../escola-bloqueada.ts';
import { setMaintenance, unblockEscola } from '../../escola/servico.ts';
import { tenant } from '../../../database/tenant.ts';
import { createTestApp, SENHA, world } from '../../../../test/index.ts';
import { actsAfter, send } from '../../../../test/gestao/staff.ts';
import { tables } from '../../../../test/tables.ts';

const { anonymous, signIn, db, clock, close } = await createTestApp();
afterAll(close);

const school = tenant(db, world.escola);
const enter = (login: string, password = SENHA) => anonymous.post('/api/v2/login/', { user: { login, password } });

afterEach(async () => {
  await setMaintenance(db, false, clock());
  await unblockEscola(school);
  await setManutencao(school, null, clock());
});

describe('maintenance', () => {
  it('lets nobody sign in, with a right password or not, and GET saude says so', async () => {
    await setMaintenance(db, true, clock());
    for (const password of [SENHA, 'errada'])
      expect(await enter('bia', password)).toMatchObject({ status: 503, body: { codigo: 'manutencao' } });
    expect((await anonymous.get('/api/saude')).body).toMatchObject({ manutencao: true });
    await setMaintenance(db, false, clock());
    expect((await enter('bia')).status).toBe(200);
    expect((await anonymous.get('/api/saude')).body).toMatchObject({ manutencao: false });
  });

  it('leaves open sessions as they are, writes included', async () => {
    const bia = await signIn('bia');
    await setMaintenance(db, true, clock());
    expect((await bia.get('/api/v2/sessao')).status).toBe(200);
    // This reaches the rules of the exam: the class has no such exam.
    expect((await bia.post('/api/v2/central_avaliacoes/1/1/inicio')).status).toBe(404);
    expect((await bia.post('/api/v2/logout')).status).toBe(200);
  });

  it('does not count a try against the account', async () => {
    await setMaintenance(db, true, clock());
    for (let n = 0; n < 10; n += 1) await enter('dora', 'errada');
    await setMaintenance(db, false, clock());
    expect((await enter('dora')).status).toBe(200);
  });

  it('keeps its first moment when switched on twice', async () => {
    await setMaintenance(db, true, new Date('2026-11-21T10:00:00Z'));
    await setMaintenance(db, true, new Date('2026-11-21T11:00:00Z'));
    const { rows } = await tables(db).execute(
      sql`select manutencao_desde = '2026-11-21T10:00:00Z' as primeira from servico`,
    );
    expect(rows).toEqual([{ primeira: true }]);
  });
});

describe('maintenance of a school', () => {
  const PATH = 'gestao/escolas/1/manutencao';

  it('is switched by its heads with a message and an end, and keeps its students out until then', async () => {
    const [otto, bia] = [await signIn('dir.otto'), await signIn('bia')];
    const before = (await chainHead(school))?.ordem ?? 0;
    const ate = new Date(clock().getTime() + 3_600_000).toISOString();
    const mensagem = 'Estamos trocando a internet da escola.';
    expect((await send(otto, 'PUT', PATH, { ligada: true, ate, mensagem })).body).toMatchObject({
      ligada: true,
      ate,
      mensagem,
    });
    const refused = await enter('bia');
    expect(refused).toMatchObject({ status: 503, body: { codigo: 'manutencao_escola' } });
    expect(refused.body).toHaveProperty(
      'message',
      expect.stringMatching(/^Estamos trocando .* Volta prevista: .* às /u),
    );
    expect(await enter('bia', 'errada')).toMatchObject({ status: 401, body: { codigo: 'credenciais_invalidas' } });
    // Who is in goes on, staff and other schools sign in, and the service is up.
    expect((await bia.get('/api/v2/sessao')).status).toBe(200);
    expect([(await enter('vida.julia')).status, (await enter('zeca')).status]).toEqual([200, 200]);
    expect((await anonymous.get('/api/saude')).body).toMatchObject({ manutencao: false });
    clock.advance(3_600_000);
    expect((await enter('bia')).status).toBe(200);
    expect((await otto.get(`/api/v2/${PATH}`)).body).toMatchObject({
      ligada: false,
      desde: null,
      ate: null,
      mensagem: null,
    });
    expect(await actsAfter(school, before)).toMatchObject([{ acao: 'manutencao_ligada', detalhe: { ate, mensagem } }]);
  });

  it('is ended by hand, wants an end that is still to come, and is nothing for who may not change the school', async () => {
    const [otto, julia] = [await signIn('dir.otto'), await signIn('vida.julia')];
    const past = await send(otto, 'PUT', PATH, { ligada: true, ate: clock().toISOString() });
    expect(past).toMatchObject({ status: 422, body: { codigo: 'manutencao_no_passado' } });
    expect((await send(julia, 'PUT', PATH, { ligada: true })).status).toBe(403);
    expect((await send(otto, 'PUT', PATH, { ligada: true })).body).toMatchObject({ desde: clock().toISOString() });
    expect((await enter('bia')).body).toMatchObject({ message: 'Sua escola está em manutenção.' });
    expect((await send(otto, 'PUT', PATH, { ligada: false })).status).toBe(200);
    expect((await enter('bia')).status).toBe(200);
  });
});

describe('a blocked school', () => {
  it('ends the sessions of its people, and of nobody else', async () => {
    const [bia, julia, zeca] = [await signIn('bia'), await signIn('vida.julia'), await signIn('zeca')];
    await blockEscola(school, clock());
    expect((await bia.get('/api/v2/sessao')).status).toBe(401);
    expect((await julia.get('/api/v2/sessao')).status).toBe(401);
    expect((await zeca.get('/api/v2/sessao')).status).toBe(200);
    await unblockEscola(school);
    expect((await bia.get('/api/v2/sessao')).status).toBe(401);
    expect((await enter('bia')).status).toBe(200);
  });

  it('is reported only after the right password', async () => {
    await blockEscola(school, clock());
    expect(await enter('bia')).toMatchObject({ status: 503, body: { codigo: 'bloqueado' } });
    expect(await enter('bia', 'errada')).toMatchObject({ status: 401, body: { codigo: 'credenciais_invalidas' } });
    expect(await enter('ninguem')).toMatchObject({ status: 401, body: { codigo: 'credenciais_invalidas' } });
    expect((await enter('zeca')).status).toBe(200);
  });
});
