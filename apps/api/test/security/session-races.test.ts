/** C02 with two transactions: a session that is written while the password is reset ends with the old password. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';

import { transaction, type Db } from '../../src/database/db.ts';
import { tenant } from '../../src/database/tenant.ts';
import { changeOwn } from '../../src/modules/pessoas/conta/troca.ts';
import { createSessao, findByLogin } from '../../src/modules/pessoas/login/store.ts';
import { drawCodigo, hashCodigo } from '../../src/modules/pessoas/recuperacao/codigo.ts';
import { readCodigo } from '../../src/modules/pessoas/sessao/codigo.ts';
import { redeem } from '../../src/modules/pessoas/sessao/transferencia-store.ts';
import { ACESSO, createTestApp, SENHA, world } from '../index.ts';
import { tables } from '../tables.ts';

const t = await createTestApp();
afterAll(t.close);
const julia = await t.signIn('vida.julia');
const bruno = sql`escola_id = ${world.escola} and pessoa_id = ${world.pessoas.bruno}`;

beforeEach(async () => {
  await tables(t.db).execute(sql`delete from login_falha`);
  await tables(t.db).execute(
    sql`update pessoa set senha_inicial = false, senha_expira_em = null, senha_hash = (select senha_hash from pessoa where nome = 'Ana Lima')`,
  );
});

/** Resolves once a statement in this database waits for a lock. */
async function someoneWaits(): Promise<void> {
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  if ((await t.db.query(waiting)).rows.length === 0) await someoneWaits();
}

const living = async () =>
  Number(
    (await tables(t.db).execute(sql`select count(*) as n from sessao where ${bruno} and encerrada_em is null`))
      .rows[0]?.['n'],
  );

const reset = () => julia.post('/api/v2/users/contas/alterar_senha', { turma_aluno_id: world.alunos.bruno });

/** Runs `open`, resets the password by the school before `open` commits, then lets it commit. */
async function meets(open: (tx: Db) => Promise<unknown>): Promise<void> {
  const { answer } = await transaction(t.db, async (tx) => {
    await open(tx);
    const answer = reset();
    await Promise.race([answer, someoneWaits()]);
    return { answer };
  });
  expect((await answer).status).toBe(200);
}

describe('a password reset during', () => {
  it('a sign-in with the old password ends the new session', async () => {
    await meets(async (tx) => {
      const pessoa = await findByLogin(tx, 'bruno');
      if (!pessoa) throw new Error('nobody');
      const agora = t.clock();
      const expira_em = new Date(agora.getTime() + 3_600_000);
      expect(
        await createSessao(tx, pessoa, { perfil: 'aluno', validade_segundos: 3_600, agora, expira_em }),
      ).not.toBeNull();
    });
    expect(await living()).toBe(0);
  });

  it('a password change by the student ends the session that the change renews', async () => {
    await t.signIn('bruno');
    const { rows } = await tables(t.db).execute<{ id: string }>(
      sql`select id from sessao where ${bruno} and encerrada_em is null`,
    );
    const sessao = {
      id: rows[0]?.id ?? '',
      pessoa_escola_id: world.escola,
      pessoa_id: world.pessoas.bruno,
      perfil: 'aluno',
      perfil_real: 'aluno',
    } as Parameters<typeof changeOwn>[1]['sessao'];
    const services = { signToken: async () => 'token', acesso: ACESSO };
    await meets((tx) => changeOwn(services, { db: tx, sessao, agora: t.clock() }, { atual: SENHA, nova: 'pipa-azul' }));
    expect(await living()).toBe(0);
  });

  it('a handover of the session to the other app ends it there', async () => {
    const device = await t.signIn('bruno');
    const asked = await device.post('/api/v2/sessao/transferencias', { destino: 'student-v2' });
    const code = readCodigo(String(Object(asked.body).codigo));
    if (!code) throw new Error('no code');
    await meets(async (tx) =>
      expect(
        await redeem(tenant(tx, code.escola_id), {
          hash: code.hash,
          chave_hash: null,
          destinos: ['student-v2'],
          agora: t.clock(),
        }),
      ).not.toBeNull(),
    );
    expect(await living()).toBe(0);
  });
});

describe('two recovery links of one account', () => {
  it('used at once: exactly one succeeds, and neither fails with a server error, in 20 rounds', async () => {
    for (let round = 0; round < 20; round += 1) {
      const codigos = [drawCodigo(world.escola), drawCodigo(world.escola)];
      for (const codigo of codigos)
        await tables(t.db).execute(sql`
          insert into recuperacao_email (escola_id, pessoa_id, origem, pedida_em, enviar_apos, enviada_em, codigo_hash, expira_em)
          values (${world.escola}, ${world.pessoas.bruno}, '', ${t.clock()}, ${t.clock()}, ${t.clock()}, ${hashCodigo(codigo)},
                  ${new Date(t.clock().getTime() + 60_000)})`);
      const redeemed = await Promise.all(
        codigos.map((codigo, n) =>
          t.anonymous.post('/api/v2/recuperacao/resgate', { codigo, nova: `pipa-azul-${round}-${n}` }),
        ),
      );
      expect(redeemed.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
    }
  });
});
