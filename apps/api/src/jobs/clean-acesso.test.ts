/** Which access records the nightly job deletes, and which it keeps. */
import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';

import { createTestApp, world } from '../../test/index.ts';
import { cleanAcesso } from './clean-acesso.ts';
import { tables } from '../../test/tables.ts';

const { db, clock, signIn, openView, close } = await createTestApp();
afterAll(close);
const nothing = () => undefined;
const clean = () => cleanAcesso.run({ db, agora: clock(), log: { info: nothing, warn: nothing, error: nothing } });
const DAY_MS = 86_400_000;

async function countOf(table: string): Promise<number> {
  const { rows } = await tables(db).execute(sql`select count(*)::int as n from ${sql.identifier(table)}`);
  return Number(rows[0]?.['n']);
}
const counts = async () =>
  Object.fromEntries(
    await Promise.all(
      ['sessao', 'transferencia', 'hub_token', 'login_falha', 'recuperacao_email'].map(
        async (table) => [table, await countOf(table)] as const,
      ),
    ),
  );

it('deletes codes, tokens and counters after two days and sessions after a month, and keeps everything valid', async () => {
  const bia = await signIn('bia');
  await bia.post('/api/v2/sessao/transferencias', { destino: 'student-v2' });
  const julia = await signIn('vida.julia');
  await openView(julia, world.alunos.bruno);
  await tables(db).execute(sql`insert into hub_token (escola_id, jti_hash, expira_em) values (1, 'x', ${clock()})`);
  await tables(db).execute(
    sql`insert into login_falha (chave, falhas, bloqueado_ate, atualizada_em) values ('x', 1, ${clock()}, ${clock()})`,
  );
  await tables(db).execute(sql`insert into recuperacao_email (escola_id, pessoa_id, origem, pedida_em, enviar_apos)
    values (1, 1, '', ${clock()}, ${clock()})`);
  const all = { sessao: 3, transferencia: 1, hub_token: 1, login_falha: 1, recuperacao_email: 1 };
  await clean();
  expect(await counts()).toEqual(all);

  clock.advance(3 * DAY_MS);
  await clean();
  const none = { transferencia: 0, hub_token: 0, login_falha: 0, recuperacao_email: 0 };
  expect(await counts()).toEqual({ ...none, sessao: 3 });

  clock.advance(28 * DAY_MS);
  await signIn('bia');
  await clean();
  await clean();
  // The new one of bia, and the last of julia: it says since when nobody uses an account of the staff.
  expect(await counts()).toEqual({ ...none, sessao: 2 });
});

it('keeps the sign-in from which a view was opened until the view is deleted', async () => {
  const julia = await signIn('vida.julia');
  await openView(julia, world.alunos.bruno);
  await tables(db).execute(
    sql`update sessao set expira_em = ${new Date(clock().getTime() - 60 * DAY_MS)} where limite_em is null`,
  );
  await clean();
  expect(await countOf('sessao')).toBe(2);
});
