/** Recovery by e-mail, with a real SMTP server on loopback. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';

import { sendRecuperacoes } from '../../../jobs/send-recuperacoes.ts';
import { createSmtpSink, createTestApp, readVariant, SENHA, type Received } from '../../../../test/index.ts';
import { hashesComputed } from '../login/senha.ts';
import { createMailer } from './mailer.ts';
import { tables } from '../../../../test/tables.ts';

const smtp = await createSmtpSink();
const mailer = createMailer({ url: smtp.url, from: 'Luneta <nao-responda@luneta.teste>' });
const warnings: string[] = [];
const log = { level: 'warn', stream: { write: (line: string) => void warnings.push(line) } };
const open = await createTestApp({ acesso: { mailer }, log });
const strict = await createTestApp({ acesso: { mailer, recuperacaoEstrita: true } });
const silent = await createTestApp();
const { anonymous, db, clock, signIn } = open;
afterAll(async () => {
  await Promise.all([open.close(), strict.close(), silent.close()]);
  mailer.close();
  await smtp.close();
});

const URL = '/api/v1/users/contas/send_email_troca_senha';
const ask = (username: string, remoteAddress = '10.0.0.1') => anonymous.post(URL, { username }, { remoteAddress });
const redeem = (codigo: string, nova: string) => anonymous.post('/api/v2/recuperacao/resgate', { codigo, nova });
const codigoOf = ({ text }: Received) => /#codigo=([\w-]+)/.exec(text)?.[1] ?? '';
const runJob = () =>
  sendRecuperacoes(mailer).run({ db, agora: clock(), log: { info: () => 0, warn: () => 0, error: () => 0 } });
const rows = async () =>
  (
    await tables(db)
      .execute(sql`select pessoa_id::int, tentativas, enviada_em is not null as enviada, codigo_hash, usada_em is not null as usada
    from recuperacao_email order by id`)
  ).rows;

let count = 0;
/** Requests a message, waits for it and returns it. */
async function askAndReceive(username: string): Promise<Received> {
  expect((await ask(username)).body).toEqual({ message: 'E-mail enviado com sucesso' });
  count += 1;
  return smtp.message(count);
}

beforeEach(async () => {
  await tables(db).execute(sql`delete from login_falha`);
  // A message of the test before may still be marked as sent: a lock on the table waits for that, row locks could deadlock.
  await tables(db).execute(sql`truncate recuperacao_email`);
  await tables(db).execute(
    sql`update pessoa set senha_hash = (select senha_hash from pessoa where nome = 'Eva Sem Acesso'), senha_inicial = nome = 'Eduardo Pires'`,
  );
});

describe('the message', () => {
  it.each([
    ['a student of version 2', 'bia', 'Beatriz', 'http://v2.teste'],
    ['a student of version 1', 'ana', 'Ana', 'http://v1.teste'],
    ['staff', 'prof.helena', 'Helena', 'http://equipe.teste'],
  ])('goes to %s, with a link to their own deployment', async (_name, login, nome, origin) => {
    const { to, raw, text, html } = await askAndReceive(login);
    expect(to).toEqual([`${login}@exemplo.br`]);
    expect(raw).toContain('From: Luneta <nao-responda@luneta.teste>');
    expect(text).toContain(`Olá, ${nome}!`);
    expect(text).toMatch(new RegExp(`^${origin}/recuperacao_senha#codigo=1-[\\w-]{32}$`, 'm'));
    expect(html).toContain(`href="${origin}/recuperacao_senha#codigo=`);
  });

  it('cannot be altered by markup in a name', async () => {
    await tables(db).execute(sql`update pessoa set nome_social = '<img src=x>' where nome = 'Beatriz Souza'`);
    const { html } = await askAndReceive('bia');
    expect(html).toContain('Olá, &lt;img src=x&gt;!');
    await tables(db).execute(sql`update pessoa set nome_social = null`);
  });

  it('leaves only a hash of its code in the database', async () => {
    const codigo = codigoOf(await askAndReceive('bia'));
    expect(codigo).not.toBe('');
    expect(JSON.stringify(await rows())).not.toContain(codigo.slice(2));
  });
});

describe('a link', () => {
  it('sets a new password, ends the sessions, is audited, and works once', async () => {
    const bia = await signIn('bia');
    const codigo = codigoOf(await askAndReceive('bia'));
    expect(await redeem(codigo, 'pipa')).toMatchObject({ status: 422, body: { codigo: 'senha_minimo' } });
    expect(await redeem(codigo, 'pipa-azul')).toMatchObject({
      status: 200,
      body: { message: 'Atualizado com sucesso.' },
    });
    expect((await bia.get('/api/v2/sessao')).status).toBe(401);
    await expect(signIn('bia')).rejects.toThrow('401');
    expect((await signIn('bia', 'pipa-azul')).token).not.toBeNull();
    expect(await redeem(codigo, 'pipa-rosa')).toMatchObject({
      status: 404,
      body: { message: 'Este link expirou ou já foi usado. Peça outro.' },
    });
    const acts = await tables(db).execute(sql`select acao, detalhe from auditoria`);
    expect(acts.rows).toEqual([{ acao: 'senha_recuperada', detalhe: { via: 'email' } }]);
  });

  it('stops working when a newer one is sent to the same person, and to nobody else', async () => {
    const [older, ofAna] = [codigoOf(await askAndReceive('bia')), codigoOf(await askAndReceive('ana'))];
    const newer = codigoOf(await askAndReceive('bia'));
    await expect.poll(async () => (await rows()).map((row) => Object(row).enviada)).toEqual([true, true, true]);
    expect((await redeem(older, 'pipa-azul')).status).toBe(404);
    expect((await redeem(newer, 'pipa-azul')).status).toBe(200);
    expect((await redeem(ofAna, 'pipa-azul')).status).toBe(200);
  });

  it('decision 197: ends the lock-out of its account', async () => {
    const logIn = (password: string) => anonymous.post('/api/v2/login/', { user: { login: 'bia', password } });
    const codigo = codigoOf(await askAndReceive('bia'));
    for (let n = 0; n < 5; n += 1) await logIn(`errada${n}`);
    expect((await logIn('errada5')).status).toBe(429);
    expect((await redeem(codigo, 'pipa-azul')).status).toBe(200);
    expect((await logIn('pipa-azul')).status).toBe(200);
  });

  it('works for exactly one of twenty simultaneous uses', async () => {
    const codigo = codigoOf(await askAndReceive('bruno'));
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => redeem(codigo, `pipa-azul-${n}`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(19);
  });

  it.each([
    ['30 minutes', 30 * 60_000, 404],
    ['a second less', 30 * 60_000 - 1_000, 200],
  ])('after %s', async (_name, wait, status) => {
    const codigo = codigoOf(await askAndReceive('bia'));
    clock.advance(wait);
    expect((await redeem(codigo, 'pipa-azul')).status).toBe(status);
  });

  it("ends when the password is changed in another way; using one link ends the account's other links", async () => {
    const codigos = [codigoOf(await askAndReceive('bia')), codigoOf(await askAndReceive('bia'))];
    const bia = await signIn('bia');
    await bia.post('/api/v2/users/contas/alterar_senha', { atual: SENHA, nova: 'pipa-azul' });
    for (const codigo of codigos) expect((await redeem(codigo, 'pipa-rosa')).status).toBe(404);
  });

  it('applies the password rules of its person: staff need twelve characters, and the initial password is refused', async () => {
    const helena = codigoOf(await askAndReceive('prof.helena'));
    expect((await redeem(helena, 'pipa-azul')).status).toBe(422);
    const edu = codigoOf(await askAndReceive('edu'));
    expect(await redeem(edu, SENHA)).toMatchObject({ status: 422, body: { codigo: 'senha_inicial' } });
    expect((await redeem(edu, 'pipa-azul')).status).toBe(200);
    expect((await (await signIn('edu', 'pipa-azul')).get('/api/v2/avaliacoes')).status).toBe(200);
  });

  it.each([
    ['a text that is not a code', 'x'.repeat(40)],
    ['a code of another school', `2-${'x'.repeat(32)}`],
    ['a code with a school number out of range', `zzzzzzzzzz-${'x'.repeat(32)}`],
    ['a code of school 0', `0-${'x'.repeat(32)}`],
  ])('%s is unknown', async (_name, codigo) => {
    expect((await redeem(codigo, 'pipa-azul')).status).toBe(404);
  });
});

describe('requesting a message', () => {
  it('answers 404 five times an hour for a name that does not exist or has no address; later it appears to work', async () => {
    await tables(db).execute(sql`update pessoa set email = null where nome = 'Bruno Alves'`);
    const names = ['ninguem', 'bruno', 'pai.davi', 'eva', 'ninguem'];
    for (const name of names)
      expect(await ask(name)).toMatchObject({ status: 404, body: { message: 'E-mail ou usuário não encontrado.' } });
    expect(await ask('bruno')).toMatchObject({ status: 200, body: { message: 'E-mail enviado com sucesso' } });
    expect(await rows()).toEqual([]);
    await tables(db).execute(sql`update pessoa set email = 'bruno@exemplo.br' where nome = 'Bruno Alves'`);
  });

  it('always appears to work in a strict deployment', async () => {
    const answers = await Promise.all(['ninguem', 'eva'].map((username) => strict.anonymous.post(URL, { username })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });

  it('answers 409 without a mail server, for everybody', async () => {
    for (const username of ['bia', 'ninguem'])
      expect(await silent.anonymous.post(URL, { username })).toMatchObject({
        status: 409,
        body: { codigo: 'email_desativado' },
      });
    expect((await silent.anonymous.get('/api/v2/recuperacao')).body).toMatchObject({ email: false });
    expect((await anonymous.get('/api/v2/recuperacao')).body).toMatchObject({ email: true });
  });

  it('works three times an hour', async () => {
    for (let n = 0; n < 3; n += 1) await askAndReceive('bia');
    expect((await ask('bia')).status).toBe(429);
    clock.advance(3_600_000);
    await askAndReceive('bia');
  });
});

describe('a mail server that cannot be reached', () => {
  it('is tried again with growing waits, each time with another code', async () => {
    smtp.refuse = true;
    warnings.length = 0;
    await ask('bia');
    await expect.poll(async () => (await rows())[0]).toMatchObject({ tentativas: 1, enviada: false });
    await expect.poll(() => warnings.join('')).toContain('was not taken by SMTP');
    const first = (await rows())[0]?.['codigo_hash'];
    await runJob();
    expect((await rows())[0]).toMatchObject({ tentativas: 1 });
    clock.advance(60_000);
    await runJob();
    expect((await rows())[0]).toMatchObject({ tentativas: 2, enviada: false });
    smtp.refuse = false;
    clock.advance(119_000);
    await runJob();
    expect((await rows())[0]).toMatchObject({ tentativas: 2 });
    clock.advance(1_000);
    await Promise.all([runJob(), runJob(), runJob()]);
    count += 1;
    const message = await smtp.message(count);
    expect(smtp.received).toHaveLength(count);
    expect((await rows())[0]).toMatchObject({ tentativas: 3, enviada: true });
    expect((await rows())[0]?.['codigo_hash']).not.toBe(first);
    expect((await redeem(codigoOf(message), 'pipa-azul')).status).toBe(200);
    expect(warnings.join('')).not.toContain('bia@exemplo.br');
  });

  it('is given up after six tries', async () => {
    smtp.refuse = true;
    await ask('bia');
    for (let n = 0; n < 8; n += 1) {
      clock.advance(3_600_000);
      await runJob();
    }
    expect((await rows())[0]).toMatchObject({ tentativas: 6, enviada: false });
    smtp.refuse = false;
  });
});

it('a message refused by its budget computes no hash', async ({ skip }) => {
  skip(readVariant() === 'two-servers', 'the counter is that of one server, which answers every second call only');
  await ask('bia', '10.8.0.1');
  await tables(db).execute(sql`update login_falha set falhas = 3 where chave like 'mensagens:%'`);
  const before = hashesComputed();
  for (let n = 0; n < 10; n += 1) expect((await ask('bia', '10.8.0.1')).status).toBe(429);
  expect(hashesComputed()).toBe(before);
  expect((await ask('bruno', '10.8.0.1')).status).toBe(200);
  expect(hashesComputed()).toBe(before + 1);
});
