import { createHmac } from 'node:crypto';

import { codeAt, stepAt } from '@luneta/domain/duas-etapas';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';

import { createTestApp, SENHA, tokenOf, world, type Answer, type Client } from '../../../../test/index.ts';
import { tables } from '../../../../test/tables.ts';

const t = await createTestApp();
afterAll(() => t.close());

const at = (body: unknown, name: string) => String(Reflect.get(Object(body), name));

/** The bytes of a key in base 32. */
function bytesOf(key: string): Buffer {
  const bits = key
    .split('')
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'));
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
/** What the app of a person shows, `steps` from now. */
const codeOf = (key: string, steps = 0) =>
  codeAt((message) => createHmac('sha1', bytesOf(key)).update(message).digest(), stepAt(t.clock().getTime()) + steps);

const firstStep = (login: string, password = SENHA) =>
  t.anonymous.post('/api/v2/login/', { user: { login, password } });
const secondStep = (desafio: string, codigo: string) =>
  t.anonymous.post('/api/v2/login/segunda_etapa', { desafio, codigo });
const challengeOf = async (login: string) => at((await firstStep(login)).body, 'desafio');
const enter = async (login: string, codigo: string) => secondStep(await challengeOf(login), codigo);
const enrol = (client: Client, path: string, body: object) => client.post(`/api/v2/duas_etapas/${path}`, body);

/** Sets it up as the screens do. */
async function setUp(client: Client): Promise<{ key: string; codes: string[] }> {
  const key = at((await enrol(client, 'inicio', { senha: SENHA })).body, 'segredo');
  const confirmed = await enrol(client, 'confirmacao', { codigo: codeOf(key) });
  expect(confirmed.status).toBe(200);
  return { key, codes: Reflect.get(Object(confirmed.body), 'codigos') };
}
const acts = async () =>
  (await tables(t.db).execute(sql`select acao, pessoa_id::int as pessoa_id, motivo from auditoria order by ordem`))
    .rows;
const idOf = async (login: string) =>
  Number(
    (await t.db.query<{ id: string }>('select pessoa_id as id from diretorio_login where login = $1', [login])).rows[0]
      ?.id,
  );
const required = (on: boolean) =>
  t.db.query(
    `update escola set configuracao = jsonb_build_object('duas_etapas_obrigatorias', $1::boolean) where id = 1`,
    [on],
  );

beforeEach(async () => {
  for (const table of ['codigo_recuperacao', 'duas_etapas', 'login_falha']) await t.db.query(`delete from ${table}`);
  await required(false);
  t.clock.advance(3_600_000);
});

describe('setting it up', () => {
  it('tells the key once, and asks for nothing at the sign-in until a code confirms it', async () => {
    const mara = await t.signIn('dir.otto');
    const begun = await enrol(mara, 'inicio', { senha: SENHA });
    expect(begun).toMatchObject({ status: 200 });
    expect(decodeURIComponent(at(begun.body, 'endereco'))).toContain('otpauth://totp/Escola Aurora:dir.otto?secret=');
    expect((await firstStep('dir.otto')).status).toBe(200);
    expect((await mara.get('/api/v2/duas_etapas')).body).toMatchObject({ ativa: false, codigos_restantes: 0 });
    const confirmed = await enrol(mara, 'confirmacao', { codigo: codeOf(at(begun.body, 'segredo')) });
    expect(Reflect.get(Object(confirmed.body), 'codigos')).toHaveLength(10);
    expect((await mara.get('/api/v2/duas_etapas')).body).toMatchObject({ ativa: true, codigos_restantes: 10 });
  });

  it('is refused with a wrong password, a wrong code, or a key of before', async () => {
    const otto = await t.signIn('dir.otto');
    expect(await enrol(otto, 'inicio', { senha: 'errada' })).toMatchObject({
      status: 422,
      body: { codigo: 'senha_atual_incorreta' },
    });
    expect((await enrol(otto, 'confirmacao', { codigo: '000000' })).status).toBe(409);
    const first = at((await enrol(otto, 'inicio', { senha: SENHA })).body, 'segredo');
    await enrol(otto, 'inicio', { senha: SENHA });
    expect(await enrol(otto, 'confirmacao', { codigo: codeOf(first) })).toMatchObject({
      status: 422,
      body: { codigo: 'codigo_incorreto' },
    });
  });

  it('ends the sessions that were opened by the password alone, but for the one that set it up', async () => {
    const [here, there] = [await t.signIn('dir.otto'), await t.signIn('dir.otto')];
    await setUp(here);
    expect((await here.get('/api/v2/sessao')).status).toBe(200);
    expect((await there.get('/api/v2/sessao')).status).toBe(401);
    expect(await enrol(here, 'inicio', { senha: SENHA })).toMatchObject({ status: 409 });
  });

  it('is not for students, nor inside a student’s view', async () => {
    const [bia, julia] = [await t.signIn('bia'), await t.signIn('vida.julia')];
    expect((await enrol(bia, 'inicio', { senha: SENHA })).status).toBe(403);
    const view = await t.openView(julia, world.alunos.bia, 'aluno');
    expect((await enrol(view, 'inicio', { senha: SENHA })).status).toBe(403);
  });
});

describe('the sign-in in two steps', () => {
  it('gives no session for the password, and one for a code; the same code opens nothing again', async () => {
    const { key } = await setUp(await t.signIn('dir.otto'));
    const first = await firstStep('dir.otto');
    expect(first).toMatchObject({ status: 403, body: { codigo: 'segunda_etapa' } });
    expect(first.headers['authorization']).toBeUndefined();
    const desafio = at(first.body, 'desafio');
    expect((await t.withToken(desafio).get('/api/v2/sessao')).status).toBe(401);
    const entered = await secondStep(desafio, codeOf(key, 1));
    expect(entered.status).toBe(200);
    expect((await t.withToken(tokenOf(entered)).get('/api/v2/sessao')).body).toMatchObject({ perfil_real: 'diretor' });
    expect(await enter('dir.otto', codeOf(key, 1))).toMatchObject({
      status: 401,
      body: { codigo: 'codigo_incorreto' },
    });
  });

  it('takes one of many simultaneous uses of a code', async () => {
    const { key } = await setUp(await t.signIn('dir.otto'));
    const desafio = await challengeOf('dir.otto');
    const answers = await Promise.all(Array.from({ length: 4 }, () => secondStep(desafio, codeOf(key, 1))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('opens one session with a challenge, also for another right code, one after the other or at once', async () => {
    const { codes } = await setUp(await t.signIn('dir.otto'));
    const desafio = await challengeOf('dir.otto');
    expect((await secondStep(desafio, '000000')).status).toBe(401);
    expect((await secondStep(desafio, codes[0] ?? '')).status).toBe(200);
    expect(await secondStep(desafio, codes[1] ?? '')).toMatchObject({
      status: 401,
      body: { codigo: 'segunda_etapa_expirada' },
    });
    const another = await challengeOf('dir.otto');
    const answers = await Promise.all(codes.slice(2, 6).map((code) => secondStep(another, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('takes each recovery code once, and records it', async () => {
    const { codes } = await setUp(await t.signIn('dir.otto'));
    const [code = ''] = codes;
    expect((await enter('dir.otto', code.toLowerCase().replace('-', ' '))).status).toBe(200);
    expect((await enter('dir.otto', code)).status).toBe(401);
    expect(await acts()).toContainEqual(expect.objectContaining({ acao: 'codigo_recuperacao_usado' }));
  });

  it('says the same for a challenge that is forged, too old, or of a password that was changed', async () => {
    const { key } = await setUp(await t.signIn('dir.otto'));
    const desafio = await challengeOf('dir.otto');
    const expired = { status: 401, body: { codigo: 'segunda_etapa_expirada' } };
    const [payload = '', signature = ''] = desafio.split('.');
    const forged = Buffer.from(
      Buffer.from(payload, 'base64url').toString().replace('"lembrar":false', '"lembrar":true'),
    );
    expect(await secondStep(`${forged.toString('base64url')}.${signature}`, codeOf(key, 1))).toMatchObject(expired);
    const otto = await idOf('dir.otto');
    await t.db.query('update pessoa set senha_hash = $1 where id = $2', ['other', otto]);
    expect(await secondStep(desafio, codeOf(key, 1))).toMatchObject(expired);
    await t.db.query(`update pessoa set senha_hash = (select senha_hash from pessoa where id = 1) where id = $1`, [
      otto,
    ]);
    t.clock.advance(5 * 60_000);
    expect(await secondStep(desafio, codeOf(key))).toMatchObject(expired);
  });

  it('makes guessing wait as the password does, whichever challenge is used, and a right code ends nothing meanwhile', async () => {
    const { key } = await setUp(await t.signIn('dir.otto'));
    for (let n = 0; n < 5; n += 1) expect((await enter('dir.otto', `00000${n}`)).status).toBe(401);
    const refused: Answer = await enter('dir.otto', codeOf(key, 1));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    t.clock.advance(60_000);
    expect((await enter('dir.otto', codeOf(key))).status).toBe(200);
  });

  it('says nothing of itself to who does not know the password', async () => {
    await setUp(await t.signIn('dir.otto'));
    expect(await firstStep('dir.otto', 'errada')).toMatchObject({
      status: 401,
      body: { codigo: 'credenciais_invalidas' },
    });
    expect((await firstStep('bia')).status).toBe(200);
  });
});

describe('changing it', () => {
  it('draws recovery codes anew with password and code: the old ones open nothing', async () => {
    const otto = await t.signIn('dir.otto');
    const { key, codes } = await setUp(otto);
    expect((await enrol(otto, 'codigos', { senha: 'errada', codigo: codeOf(key, 1) })).status).toBe(422);
    const renewed = await enrol(otto, 'codigos', { senha: SENHA, codigo: codeOf(key, 1) });
    const [fresh = ''] = Reflect.get(Object(renewed.body), 'codigos');
    expect((await enter('dir.otto', codes[0] ?? '')).status).toBe(401);
    expect((await enter('dir.otto', fresh)).status).toBe(200);
  });

  it('is removed with password and code, and the password is enough again', async () => {
    const otto = await t.signIn('dir.otto');
    const { key } = await setUp(otto);
    expect((await enrol(otto, 'remocao', { senha: SENHA, codigo: '000000' })).status).toBe(422);
    expect((await enrol(otto, 'remocao', { senha: SENHA, codigo: codeOf(key, 1) })).status).toBe(200);
    expect((await firstStep('dir.otto')).status).toBe(200);
    expect((await enrol(otto, 'remocao', { senha: SENHA, codigo: codeOf(key, 1) })).status).toBe(409);
  });
});

describe('required by the school', () => {
  it('leads staff to set it up before anything else, and nobody else', async () => {
    const [otto, bia, julia] = [await t.signIn('dir.otto'), await t.signIn('bia'), await t.signIn('vida.julia')];
    const view = await t.openView(julia, world.alunos.bia);
    await required(true);
    expect(await otto.get('/api/v2/gestao/escolas')).toMatchObject({
      status: 403,
      body: { codigo: 'duas_etapas_obrigatorias' },
    });
    expect((await otto.get('/api/v2/users/contas')).body).toMatchObject({ cadastrar_duas_etapas: true });
    expect((await otto.get('/api/v2/duas_etapas')).body).toMatchObject({ obrigatoria: true });
    expect((await bia.get('/api/v2/avaliacoes')).status).toBe(200);
    expect((await bia.get('/api/v2/users/contas')).body).toMatchObject({ cadastrar_duas_etapas: false });
    expect((await view.get('/api/v2/avaliacoes')).status).toBe(200);
    await setUp(otto);
    expect((await otto.get('/api/v2/gestao/escolas')).status).toBe(200);
    expect((await otto.get('/api/v2/users/contas')).body).toMatchObject({ cadastrar_duas_etapas: false });
  });
});

describe('at rest', () => {
  it('neither the key nor a recovery code can be read in the database', async () => {
    const { key, codes } = await setUp(await t.signIn('dir.otto'));
    const { rows } = await tables(t.db).execute(sql`select * from duas_etapas, codigo_recuperacao`);
    const dump = JSON.stringify(rows);
    for (const secret of [key, bytesOf(key).toString('base64url'), bytesOf(key).toString('hex'), ...codes])
      expect(dump).not.toContain(secret);
  });
});

describe('a reset by an admin', () => {
  const reset = (client: Client, pessoa_id: number, escola = 1) =>
    client.post(`/api/v2/gestao/escolas/${escola}/equipe/${pessoa_id}/duas_etapas`, { motivo: 'Perdeu o celular' });

  it('ends the sessions of the person, who signs in by password alone; the audit says why', async () => {
    const [rui, otto] = [await t.signIn('admin.rui'), await t.signIn('dir.otto')];
    await setUp(otto);
    const pessoa_id = await idOf('dir.otto');
    const list = await rui.get('/api/v2/gestao/escolas/1/equipe');
    expect(list.body).toContainEqual(expect.objectContaining({ pessoa_id, duas_etapas: true, codigos_restantes: 10 }));
    expect((await reset(rui, pessoa_id)).status).toBe(200);
    expect((await otto.get('/api/v2/sessao')).status).toBe(401);
    expect((await rui.get('/api/v2/sessao')).status).toBe(200);
    expect((await firstStep('dir.otto')).status).toBe(200);
    expect(await acts()).toContainEqual({ acao: 'duas_etapas_redefinidas', pessoa_id, motivo: 'Perdeu o celular' });
  });

  it('is for admin alone, for staff alone, and never for the own account', async () => {
    const [rui, otto] = [await t.signIn('admin.rui'), await t.signIn('dir.otto')];
    expect((await reset(otto, await idOf('prof.helena'))).status).toBe(403);
    expect((await reset(rui, await idOf('bia'))).status).toBe(404);
    expect((await reset(rui, await idOf('admin.rui'))).status).toBe(422);
    expect((await reset(rui, await idOf('dir.otto'), 2)).status).toBe(404);
  });

  it('lists nobody who cannot sign in, and no student', async () => {
    const { body } = await (await t.signIn('admin.rui')).get('/api/v2/gestao/escolas/1/equipe');
    const perfis = Array.from(Object(body), (person) => at(person, 'perfil'));
    expect(perfis.length).toBeGreaterThan(5);
    expect(perfis.filter((perfil) => ['aluno', 'responsavel'].includes(perfil))).toEqual([]);
  });
});
