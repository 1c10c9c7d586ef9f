/** C07: each one-time password is different, only staff can reset, and a forced change blocks every other call. */
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';

import { loadDocument, readOperations, type Operation } from '../../src/http/contract.ts';
import { createTestApp, world, type Client } from '../index.ts';
import { createCrowd } from './support/crowd.ts';
import { inParallel, PROVE, report } from './support/figures.ts';
import { tables } from '../tables.ts';

const test = await createTestApp();
const { signIn, anonymous, db, clock, close } = test;
const RESETS = PROVE ? 1_000 : 100;
const crowd = await createCrowd(test, RESETS);
afterAll(close);

const URL = '/api/v2/users/contas/alterar_senha';
const hashes = async () =>
  (await tables(db).execute(sql`select string_agg(senha_hash, ',' order by escola_id, id) as all_hashes from pessoa`))
    .rows[0];

describe('C07: resets', () => {
  it('give every student a different password, each with an audit row', async () => {
    // Calls of one account are limited in number for each minute, and the clock stands still for the count below.
    const staff = await Promise.all(['vida.julia', 'admin.rui'].map((login) => signIn(login)));
    const answers = await inParallel(RESETS, 4, (n) =>
      (staff[n % staff.length] ?? anonymous).post(URL, {
        turma_aluno_id: crowd[n],
        autenticado: true,
        nova: 'mesma-senha',
      }),
    );
    const drawn = answers.map((answer) => String(Object(answer.body).nova_senha));
    const distinct = new Set(drawn).size;
    const { rows } = await tables(db).execute(sql`
      select (select count(*)::int from auditoria where acao = 'senha_redefinida') as acts,
             (select count(*)::int from pessoa where nome like 'Aluno %' and senha_inicial and senha_expira_em = ${new Date(clock().getTime() + 72 * 3_600_000)}) as forced`);
    report('C07 resets', {
      resets: RESETS,
      distinct: `${distinct}/${RESETS}`,
      chosen_by_client: drawn.filter((senha) => senha === 'mesma-senha').length,
      ...(rows[0] as object),
    });
    expect(distinct).toBe(RESETS);
    expect(drawn.filter((senha) => !/^[A-Za-z2-9]{10}$/.test(senha))).toEqual([]);
    expect(rows).toEqual([{ acts: RESETS, forced: RESETS }]);
  });

  it('by a student change no password, whatever is sent', async () => {
    const ana = await signIn('ana');
    const before = await hashes();
    const targets = [...Object.values(world.alunos), ...crowd.slice(0, 20), 9_999_999];
    const extras = [
      { autenticado: true },
      { autenticado: true, atual: '' },
      { autenticado: true, params: { perfil: 'admin' } },
    ];
    const answers = await Promise.all(
      targets.flatMap((turma_aluno_id) =>
        extras.map((extra) => ana.post(URL, { turma_aluno_id, nova: 'pipa-azul', ...extra })),
      ),
    );
    const takeovers = answers.filter(({ status }) => status < 300).length;
    report('C07 autenticado', { tried: answers.length, takeovers });
    expect(takeovers).toBe(0);
    expect(await hashes()).toEqual(before);
  });
});

const operations = readOperations(loadDocument()).filter((operation) => !operation.public);
/** Bodies that would change something if the calls were allowed. */
const BODIES: Readonly<Record<string, readonly object[]>> = {
  updateConta: [
    { avatar_code: 2 },
    { perguntas_seguranca: [1, 2, 3].map((n) => ({ numero_sequencial: n, pergunta_seguranca_id: n, resposta: 'x' })) },
  ],
};

const JSON_TYPE = { 'content-type': 'application/json' };

async function crawl(client: Client, list: readonly Operation[]): Promise<{ name: string; status: number }[]> {
  const answers = list.flatMap((operation) =>
    (BODIES[operation.id] ?? [{}]).map(async (body) => {
      const url = operation.url.replace(/\{\w+\}/g, '1');
      const { status } =
        operation.method === 'get'
          ? await client.get(url)
          : await client.send({ method: operation.method, url, payload: JSON.stringify(body), headers: JSON_TYPE });
      return { name: operation.name, status };
    }),
  );
  return Promise.all(answers);
}
const passed = (answers: readonly { status: number }[]) => answers.filter(({ status }) => status < 300);

describe('C07: while a change is forced', () => {
  /** Calls that stay allowed for reading or signing out. `changeSenha` is tested in another file. */
  const allowed = new Set(operations.filter(({ forcado }) => forcado).map(({ id }) => id));
  const outside = operations.filter(({ id }) => !allowed.has(id) || id === 'updateConta');

  it('no call outside the list is allowed, and the account does not change', async () => {
    const answers = await crawl(await signIn('edu'), outside);
    report('C07 forced', { calls: answers.length, passed: passed(answers).length, allowed: allowed.size });
    expect(passed(answers)).toEqual([]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([403]));
  });

  it('planted: the same calls succeed without the forced change, and the check reports them', async () => {
    expect(passed(await crawl(await signIn('bruno'), outside)).length).toBeGreaterThan(2);
  });
});
