/**
 * C05: neither the answer nor its time shows whether a login exists. Recovery calls are tested on strict deployments, because
 * the documented deployment tells it for five logins an hour. Its answers after those five are tested separately.
 */
import { PERGUNTAS_SEGURANCA } from '@luneta/domain/pergunta-seguranca';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';

import { recuperacaoErrors } from '../../src/modules/pessoas/recuperacao/errors.ts';
import { createMailer } from '../../src/modules/pessoas/recuperacao/mailer.ts';
import { createSmtpSink, createTestApp, type Answer, type Client } from '../index.ts';
import { addressOf, createCrowd, known, unknown } from './support/crowd.ts';
import { PROVE, report } from './support/figures.ts';
import { auc, compare, isBlind } from './support/timing.ts';

const smtp = await createSmtpSink();
const mailer = createMailer({ url: smtp.url, from: 'a@luneta.teste' });
const strict = await createTestApp({ acesso: { recuperacaoEstrita: true, mailer } });
const documented = await createTestApp();
const leaky = await createTestApp({ acesso: { recuperacaoEstrita: true, mailer }, prepare: answerUnknownEarly });
const MAX_CALLS = 300;
const BATCH = PROVE ? MAX_CALLS : 40;
/** An answer before the work is the faster one in every pair: ten pairs show it. */
const FAULT = { batch: 10, most: 10 };
/** Questions asked twice of the documented deployment, each about another login. */
const DECOYS = PROVE ? 100 : 30;
for (const app of [strict, documented, leaky]) await createCrowd(app, MAX_CALLS);
afterAll(async () => {
  await Promise.all([strict.close(), documented.close(), leaky.close()]);
  mailer.close();
  await smtp.close();
});

/** The planted fault: the server answers an unknown login before doing the work. */
function answerUnknownEarly(app: FastifyInstance): void {
  const wrong = recuperacaoErrors.wrongAnswers().toBody();
  const refused = {
    message: 'Credenciais inválidas.',
    erro: 'Credenciais inválidas.',
    codigo: 'credenciais_invalidas',
  };
  app.addHook('preHandler', async (request: FastifyRequest, reply) => {
    const id = request.routeOptions.config.operation?.id;
    const said = JSON.stringify([request.body, request.query]);
    if (!/aluno\d{5}b/.test(said)) return;
    if (id === 'login') return reply.status(401).send(refused);
    if (id === 'validatePerguntasSeguranca') return reply.status(422).send(wrong);
    if (id === 'sendEmailTrocaSenha') return reply.status(200).send({ message: 'E-mail enviado com sucesso' });
    if (id === 'listPerguntasSegurancaPessoa') return reply.send(PERGUNTAS_SEGURANCA.slice(0, 3));
  });
}

const V2 = '/api/v2/users/contas';
let calls = 0;
/** Every call comes from its own address, because limits per address are not measured here. */
const from = () => {
  calls += 1;
  return { remoteAddress: addressOf(calls) };
};
const WRONG = [2, 5, 9].map((id) => ({ id, resposta: 'errada' }));
type Make = (client: Client, name: string) => Promise<Answer>;
const makes: Record<string, Make> = {
  login: (client, login) => client.post('/api/v2/login/', { user: { login, password: 'errada-de-todo' } }, from()),
  perguntas: (client, name) => client.get(`${V2}/perguntas_seguranca_pessoa?username=${name}`, from()),
  respostas: (client, username) =>
    client.post(`${V2}/validate_perguntas_seguranca`, { username, respostas: WRONG }, from()),
  'e-mail': (client, username) => client.post(`${V2}/send_email_troca_senha`, { username }, from()),
};

/** Questions differ from login to login. Their form must be the same: three known questions. */
function formOf({ status, body }: Answer): string {
  const list: unknown[] = Array.isArray(body) ? body : [];
  const catalogue = new Set(PERGUNTAS_SEGURANCA.map((pergunta) => JSON.stringify(pergunta)));
  const distinct = new Set(list.map((pergunta) => JSON.stringify(pergunta)));
  return `${status} ${list.length} ${distinct.size} ${[...distinct].every((pergunta) => catalogue.has(pergunta))}`;
}

describe('C05: known and unknown logins', () => {
  it.each(Object.entries(makes))(
    '%s answers the same in the same time',
    async (name, make) => {
      const shape = name === 'perguntas' ? { shape: formOf } : {};
      const of =
        ({ anonymous }: { anonymous: Client }, nameOf: (n: number) => string) =>
        (n: number) =>
          make(anonymous, nameOf(n));
      const result = await compare(of(strict, known), of(strict, unknown), { batch: BATCH, most: MAX_CALLS, ...shape });
      report(`C05 ${name}`, { pairs: result.pairs, auc: result.auc, different_answers: result.signatures.length - 1 });
      expect(result.signatures).toHaveLength(1);
      expect(result.auc).toSatisfy(isBlind);

      const planted = await compare(of(leaky, known), of(leaky, unknown), { ...FAULT, ...shape });
      report(`C05 ${name}, planted early answer`, { pairs: planted.pairs, auc: planted.auc });
      expect(planted.auc).not.toSatisfy(isBlind);
    },
    180_000,
  );

  it('[PIM-8] an account that has no password yet answers as an unknown login, in the same time', async () => {
    await strict.db.query(`update pessoa set senha_hash = '!' where nome like 'Aluno %'`);
    const make = (nameOf: (n: number) => string) => (n: number) =>
      strict.anonymous.post('/api/v2/login/', { user: { login: nameOf(n), password: '!' } }, from());
    const result = await compare(make(known), make(unknown), { batch: BATCH, most: MAX_CALLS });
    report('C05 login without a password', { pairs: result.pairs, auc: result.auc });
    expect(result.signatures).toHaveLength(1);
    expect(result.auc).toSatisfy(isBlind);
  });

  it('planted: an answer that differs in one letter is detected', async () => {
    const ask = (body: string) => async () => ({ status: 401, body, headers: {} });
    const { signatures } = await compare(ask('Credenciais inválidas.'), ask('Credenciais invalidas.'), FAULT);
    expect(signatures).toHaveLength(2);
  });

  it('times are judged by rank', () => {
    expect([auc([1, 2, 3], [1, 2, 3]), auc([4, 5], [1, 2]), auc([1], [2])]).toEqual([0.5, 1, 0]);
  });
});

describe('C05: the documented deployment', () => {
  it('tells for five logins an hour that they do not exist, then always shows the same decoys', async () => {
    const { anonymous } = documented;
    const ask = (name: string) =>
      anonymous.get(`${V2}/perguntas_seguranca_pessoa?username=${name}`, { remoteAddress: '192.0.2.1' });
    const mixed = await Promise.all(Array.from({ length: 100 }, (_, n) => ask(unknown(n))));
    const notFound = mixed.filter(({ status }) => status === 404).length;
    const repeats: boolean[] = [];
    for (let n = 0; n < DECOYS; n += 1) {
      const [once, again] = [await ask(unknown(n)), await ask(unknown(n))];
      repeats.push(once.status === 200 && JSON.stringify(once.body) === JSON.stringify(again.body));
    }
    const different = new Set(
      await Promise.all(Array.from({ length: 50 }, async (_, n) => JSON.stringify((await ask(unknown(n))).body))),
    );
    report('C05 decoys', {
      not_found: notFound,
      repeats_equal: `${repeats.filter(Boolean).length}/${DECOYS}`,
      kinds: different.size,
    });
    expect(notFound).toBe(5);
    expect(repeats.every(Boolean)).toBe(true);
    expect(different.size).toBeGreaterThan(20);
  });
});
