/** C07: a dump of the database contains only hashes: no password, no one-time secret and no secret of the deployment. */
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';

import { sendRecuperacoes } from '../../src/jobs/send-recuperacoes.ts';
import { createMailer } from '../../src/modules/pessoas/recuperacao/mailer.ts';
import { ACESSO, createSmtpSink, createTestApp, SECRET, SENHA, world } from '../index.ts';
import { createCrowd, known, RESPOSTAS } from './support/crowd.ts';
import { dump } from './support/dump.ts';
import { inParallel, report } from './support/figures.ts';
import { tables } from '../tables.ts';

const smtp = await createSmtpSink();
const mailer = createMailer({ url: smtp.url, from: 'Luneta <nao-responda@luneta.teste>' });
const test = await createTestApp({ acesso: { mailer } });
const { anonymous, db, clock, signIn } = test;
afterAll(async () => {
  await test.close();
  mailer.close();
  await smtp.close();
});

const RESETS = 20;
const crowd = await createCrowd(test, RESETS + 1);

type Secret = { readonly what: string; readonly text: string };
const field = (body: unknown, name: string) => String(Object(body)[name]);

/** Gets one of each secret that the server gives out, by the calls that give it. */
async function collect(): Promise<Secret[]> {
  const julia = await signIn('vida.julia');
  const resets = await inParallel(RESETS, 4, (n) =>
    julia.post('/api/v2/users/contas/alterar_senha', { turma_aluno_id: crowd[n] }),
  );
  const recovered = await anonymous.post('/api/v2/users/contas/validate_perguntas_seguranca', {
    username: known(RESETS),
    respostas: RESPOSTAS,
  });
  const view = await test.openView(julia, world.alunos.bia);
  const moved = await view.post('/api/v2/sessao/transferencias', { destino: 'student-v2' });
  await anonymous.post('/api/v1/users/contas/send_email_troca_senha', { username: 'ana' });
  const log = { info: () => 0, warn: () => 0, error: () => 0 };
  await sendRecuperacoes(mailer).run({ db, agora: clock(), log });
  const [, link = ''] = /#codigo=([\w-]+)/.exec((await smtp.message(1)).text) ?? [];
  return [
    ...resets.map(({ body }) => ({ what: 'a password of a reset', text: field(body, 'nova_senha') })),
    { what: 'a temporary password', text: field(recovered.body, 'nova_senha') },
    { what: 'a one-time code', text: field(moved.body, 'codigo') },
    { what: 'the code of a recovery link', text: link },
    { what: 'an authorization', text: String(julia.token) },
    { what: 'a password', text: SENHA },
    { what: 'the secret that signs', text: SECRET },
    { what: 'the pepper', text: ACESSO.pepper },
  ];
}

const found = (text: string, secrets: readonly Secret[]) => secrets.filter((secret) => text.includes(secret.text));

describe('C07: a dump of the database', () => {
  it('contains no password, code, token or secret, and a planted one is found', async () => {
    const secrets = await collect();
    expect(secrets.filter(({ text }) => text === 'undefined' || text.length < 8)).toEqual([]);
    const rows = await dump(test);
    const hits = found(rows, secrets);
    report('C07 dump', { bytes: rows.length, secrets: secrets.length, found: hits.length });
    expect(rows).toContain('$argon2id$');
    expect(hits).toEqual([]);

    // Planted: each secret is stored where careless code would store it.
    for (const { what, text } of secrets)
      await tables(db).execute(sql`insert into login_falha (chave, falhas, bloqueado_ate, atualizada_em)
        values (${`${what}:${text}`}, 1, ${clock()}, ${clock()})`);
    const caught = found(await dump(test), secrets);
    report('C07 dump planted', { caught: `${caught.length}/${secrets.length}` });
    expect(caught).toHaveLength(secrets.length);
  });
});
