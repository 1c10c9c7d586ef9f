/** C06: guessing security answers, the content of a stolen database, and the effect of right answers. */
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';

import { createTestApp, SENHA, type Answer } from '../index.ts';
import { addressOf, createCrowd, known, RESPOSTAS } from './support/crowd.ts';
import { dump } from './support/dump.ts';
import { inParallel, PROVE, report } from './support/figures.ts';
import { tables } from '../tables.ts';

const test = await createTestApp();
const { anonymous, db, signIn, close } = test;
/** A sample: a few accounts at once, each with more guesses than the five that count. */
const ACCOUNTS = PROVE ? 100 : 3;
const GUESSES = PROVE ? 100 : 12;
const OWNERS = PROVE ? 5 : 2;
await createCrowd(test, ACCOUNTS);
afterAll(close);

const answer = (username: string, respostas: unknown, n: number) =>
  anonymous.post(
    '/api/v2/users/contas/validate_perguntas_seguranca',
    { username, respostas },
    { remoteAddress: addressOf(n) },
  );
/** The other two answers are right. */
const wrongAt = (place: number) =>
  RESPOSTAS.map((given, n) => (n === place ? { ...given, resposta: 'errada' } : given));
const evaluated = (answers: readonly Answer[]) => answers.filter(({ status }) => status !== 429).length;

const MARKS = /marca|bai[aã]o|m[oô]nica|olinda/i;

describe('C06: security answers', () => {
  it('two right answers of three are never enough, and only five guesses a day are evaluated', async () => {
    const byAccount = await inParallel(ACCOUNTS, 4, (account) =>
      inParallel(GUESSES, 4, (n) => answer(known(account), wrongAt(n % 3), account * GUESSES + n)),
    );
    const takeovers = byAccount.flat().filter(({ status }) => status === 200).length;
    const most = Math.max(...byAccount.map(evaluated));
    report('C06 guesses', { accounts: ACCOUNTS, guesses: ACCOUNTS * GUESSES, takeovers, most_evaluated: most });
    expect(takeovers).toBe(0);
    expect(byAccount.map(evaluated)).toEqual(Array.from({ length: ACCOUNTS }, () => 5));
  });

  it('planted: without the counter more guesses are evaluated, and the check fails', async () => {
    const answers: Answer[] = [];
    for (let n = 0; n < 6; n += 1) {
      await tables(db).execute(sql`delete from login_falha where chave like 'respostas:%'`);
      answers.push(await answer(known(0), wrongAt(0), 1_000_000 + n));
    }
    expect(evaluated(answers)).toBe(6);
  });

  it('answers are readable neither in the database nor in an account', async () => {
    const rows = await dump(test);
    const clients = await inParallel(OWNERS, 2, (n) => signIn(known(n)));
    const accounts = await Promise.all(clients.map((client) => client.get('/api/v1/users/contas')));
    const shown = accounts.flatMap(({ body }) => Object(body).perguntas_resposta as { resposta: string }[]);
    const filled = shown.filter(({ resposta }) => resposta !== '').length;
    report('C06 dump', {
      bytes: rows.length,
      plain_answers: MARKS.test(rows) ? 1 : 0,
      respostas_filled: `${filled}/${shown.length}`,
    });
    expect(rows).toContain('$argon2id$');
    expect(rows).not.toMatch(MARKS);
    expect([shown.length, filled]).toEqual([OWNERS * 3, 0]);
  });

  it('planted: an answer stored in plain text is found', async () => {
    await tables(db).execute(
      sql`update resposta_seguranca set resposta_hash = 'marca olinda zq' where id = (select max(id) from resposta_seguranca)`,
    );
    expect(await dump(test)).toMatch(MARKS);
  });

  it('right answers end every session of the account', async () => {
    await tables(db).execute(sql`delete from login_falha`);
    const ended = await inParallel(OWNERS, 1, async (n) => {
      const sessions = [await signIn(known(n)), await signIn(known(n))];
      const { status } = await answer(known(n), RESPOSTAS, 2_000_000 + n);
      expect(status).toBe(200);
      await expect(signIn(known(n), SENHA)).rejects.toThrow('401');
      return (await Promise.all(sessions.map((client) => client.get('/api/v2/sessao')))).map((after) => after.status);
    });
    const total = ended.flat();
    report('C06 sessions', { ended: `${total.filter((status) => status === 401).length}/${total.length}` });
    expect(total).toEqual(Array.from({ length: OWNERS * 2 }, () => 401));
  });
});
