/** Answers of many students in one statement: each is told what it would have been told alone. */
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { BatchFull } from '../../../../../database/batch.ts';
import { batchPoolOf, openPool, transaction, type Db } from '../../../../../database/db.ts';
import { codeOf } from '../../../../../database/error-code.ts';
import { tenant } from '../../../../../database/tenant.ts';
import { contractOf, createTestApp, world, type TestApp } from '../../../../../../test/index.ts';
import { createExam, type Exam } from '../../../../../../test/central_avaliacoes/exam-fixture.ts';
import { deliverOnce } from '../tentativa-store.ts';
import { optionOf, type Answer, type SavedAnswer } from './answer.ts';
import { respostasLoad } from './batch-store.ts';
import { writeAnswer } from './store.ts';

const JANELA: [string, string] = ['2026-11-21T12:00:00Z', '2026-11-21T18:00:00Z'];
const AGORA = new Date('2026-11-21T12:30:00Z');
const ITEMS = 50;

let t: TestApp;
let made: Exam;
beforeAll(async () => {
  t = await createTestApp({ agora: AGORA.toISOString() });
});
afterAll(() => t.close());

/** A new exam that these students have started. */
async function examFor(logins: readonly ('bia' | 'bruno')[], itens = ITEMS): Promise<Exam> {
  const exam = await createExam(t.db, {
    turmas: [{ turma_id: world.turmaV2, janelas: [JANELA] }],
    dias: [{ itens: Array.from({ length: itens }, () => ({})) }],
  });
  for (const login of logins)
    await (await t.signIn(login)).post(`/api/v2/central_avaliacoes/${exam.turma_avaliacao_ids[0]}/1/inicio`);
  return exam;
}
beforeEach(async () => {
  made = await examFor(['bia', 'bruno']);
});

type Given = Partial<Pick<Answer, 'seq' | 'alvo_id' | 'turma_avaliacao_id'>> & {
  readonly login?: 'bia' | 'bruno' | 'zeca';
  readonly agora?: Date;
  readonly opcao?: 1 | 2 | 3 | 4 | 5 | null;
  readonly escola?: number;
  readonly db?: Db;
};

const itemAt = (index: number): number => made.itens[index]?.item_id ?? 0;

/** Writes an answer; calls made in one turn share a statement. */
function write(given: Given = {}): Promise<SavedAnswer | undefined> {
  const { login = 'bia', agora = AGORA, opcao = 2, escola = world.escola, db = t.db, seq = 1, ...target } = given;
  const ctx = { escola: tenant(db, escola), aluno: { turma_aluno_id: world.alunos[login] }, agora };
  return writeAnswer(ctx, 'opcao', {
    turma_avaliacao_id: made.turma_avaliacao_ids[0] ?? 0,
    dia_prova: 1,
    alvo_id: itemAt(0),
    ...target,
    content: optionOf(opcao),
    seq,
    respondida_em: null,
  });
}
const writeAll = () => Promise.allSettled(made.itens.map(({ item_id }) => write({ alvo_id: item_id })));

const storedOf = async (where = '') =>
  (
    await t.db.query(
      `select r.escola_id, r.avaliacao_item_id, r.item_resposta, r.seq, m.turma_aluno_id from resposta r
         join tentativa m on m.escola_id = r.escola_id and m.id = r.tentativa_id
        where r.avaliacao_item_id = any($1) ${where} order by 2`,
      [made.itens.map(({ item_id }) => item_id)],
    )
  ).rows;

/** How many grouped statements `work` sends. */
async function grouped(work: () => Promise<unknown>): Promise<number> {
  const from = t.statements.sent.length;
  await work();
  return t.statements.sent.slice(from).filter((text) => text.includes('skip locked')).length;
}

/** Takes the connections of the batch pool of a pool, so that what is added waits until they are given back. */
async function holdBatchPool(db = t.db): Promise<() => void> {
  const batchPool = batchPoolOf(db)?.db;
  if (!batchPool || !('totalCount' in batchPool)) throw new Error('the pool has no batch pool');
  const clients = [await batchPool.connect(), await batchPool.connect()];
  return () => clients.forEach((client) => client.release());
}

describe('answers of one turn', () => {
  it('share one statement, and each is told what is stored', async () => {
    expect(
      await grouped(async () => {
        const results = await writeAll();
        expect(results.map(({ status }) => status)).toEqual(results.map(() => 'fulfilled'));
      }),
    ).toBe(1);
    expect(await storedOf()).toHaveLength(ITEMS);
    const again = await write({ opcao: 3, seq: 2 });
    expect(again).toEqual({
      gravou: true,
      seq: 2,
      revisao_prova: 0,
      item_resposta: 3,
      texto: null,
      palavras: null,
      gravada_em: AGORA,
      prazo_em: new Date('2026-11-21T13:30:00Z'),
      qtde_itens_respondidos: ITEMS,
    });
  });

  it('count those that stood, those just written and none that was cleared or is older', async () => {
    await Promise.all([write({ alvo_id: itemAt(0), seq: 9 }), write({ alvo_id: itemAt(1) })]);
    const told = await Promise.all([
      write({ alvo_id: itemAt(0), seq: 3, opcao: null }),
      write({ alvo_id: itemAt(1), seq: 2, opcao: null }),
      write({ alvo_id: itemAt(2) }),
      write({ alvo_id: itemAt(3) }),
    ]);
    expect(told.map((one) => [one?.gravou, one?.seq, one?.qtde_itens_respondidos])).toEqual([
      [false, 9, 3],
      [true, 2, 3],
      [true, 1, 3],
      [true, 1, 3],
    ]);
  });

  it('count those in the chosen language and in none', async () => {
    made = await createExam(t.db, {
      turmas: [{ turma_id: world.turmaV2, janelas: [JANELA] }],
      dias: [{ itens: [{ lingua: 1 }, { lingua: 2 }, {}, {}] }],
      solicitar_idioma: true,
    });
    for (const login of ['bia', 'bruno'] as const)
      await (await t.signIn(login)).post(`/api/v2/central_avaliacoes/${made.turma_avaliacao_ids[0]}/1/inicio`);
    await t.db.query('update tentativa set lingua_estrangeira = 2 where turma_aluno_id = $1', [world.alunos.bruno]);
    const counted = async (at: number) => {
      const told = await Promise.all((['bia', 'bruno'] as const).map((login) => write({ login, alvo_id: itemAt(at) })));
      return told.map((one) => one?.qtde_itens_respondidos);
    };
    expect(await counted(0)).toEqual([1, 0]);
    expect(await counted(1)).toEqual([1, 1]);
    expect(await counted(2)).toEqual([2, 2]);
    expect(await counted(3)).toEqual([3, 3]);
  });

  it('to an item that was added a moment ago are saved too', async () => {
    await write();
    const { rows } = await t.db.query(
      `insert into avaliacao_item select (jsonb_populate_record(i, jsonb_build_object('id', i.id + 500000, 'numero', 900, 'questao_id', q.id))).*
         from avaliacao_item i, questao q where i.id = $1 and q.escola_id = i.escola_id and q.id not in (select questao_id from avaliacao_item where avaliacao_id = i.avaliacao_id)
        limit 1 returning id`,
      [itemAt(0)],
    );
    expect(await write({ alvo_id: rows[0].id })).toMatchObject({ gravou: true, qtde_itens_respondidos: 2 });
  });

  it('of the same item go one after the other, and the newest stands', async () => {
    const seqs = Array.from({ length: 50 }, (_, n) => ((n * 7) % 50) + 1);
    const sent = await grouped(async () => {
      const told = await Promise.all(seqs.map((seq) => write({ seq })));
      let newest = 0;
      for (const [index, seq] of seqs.entries()) {
        newest = Math.max(newest, seq);
        expect([told[index]?.gravou, told[index]?.seq]).toEqual([seq === newest, newest]);
      }
    });
    expect(sent).toBe(50);
    expect(await storedOf()).toMatchObject([{ seq: 50 }]);
  });

  it('without a seq always win, in a statement of their own', async () => {
    const from = t.statements.sent.length;
    expect(await write({ seq: null })).toMatchObject({ gravou: true, seq: 1 });
    expect(t.statements.sent.slice(from).filter((text) => text.includes('skip locked'))).toEqual([]);
  });

  it('inside a transaction are part of it', async () => {
    const undone = transaction(t.db, async (tx) => {
      expect(await write({ db: tx })).toMatchObject({ gravou: true });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await storedOf()).toEqual([]);
  });
});

describe('one bad answer of 50', () => {
  it.each([
    ['a constraint', '23514'],
    ['a deadlock', '40P01'],
    ['a lock that was not given', '55P03'],
  ])('fails alone: %s', async (_name, code) => {
    await t.db.query(
      `create function planted() returns trigger language plpgsql as $$ begin
         if new.avaliacao_item_id = ${itemAt(17)} then raise exception 'planted' using errcode = '${code}'; end if;
         return new; end $$;
       create trigger planted before insert or update on resposta for each row execute function planted()`,
    );
    try {
      const results = await writeAll();
      const failed = results.flatMap((one, index) => (one.status === 'rejected' ? [[index, codeOf(one.reason)]] : []));
      expect(failed).toEqual([[17, code]]);
    } finally {
      await t.db.query('drop function planted cascade');
    }
    expect((await storedOf()).map((row) => row.avaliacao_item_id)).toEqual(
      made.itens.map(({ item_id }) => item_id).filter((id) => id !== itemAt(17)),
    );
  });
});

describe('a row that somebody else holds', () => {
  it('of an attempt keeps only its own student waiting', async () => {
    const held = await transaction(t.db, async (tx) => {
      await tx.query('update tentativa set prazo_em = prazo_em where turma_aluno_id = $1', [world.alunos.bia]);
      const waiting = write({ login: 'bia' });
      expect(await write({ login: 'bruno' })).toMatchObject({ gravou: true });
      return { waiting };
    });
    expect(await held.waiting).toMatchObject({ gravou: true });
  });

  it('of an answer keeps only that answer waiting', async () => {
    await write();
    const held = await transaction(t.db, async (tx) => {
      await tx.query('select 1 from resposta where avaliacao_item_id = $1 for update', [itemAt(0)]);
      const waiting = write({ seq: 2 });
      const others = await Promise.all([1, 2, 3].map((index) => write({ alvo_id: itemAt(index) })));
      expect(others.map((one) => one?.gravou)).toEqual([true, true, true]);
      return { waiting };
    });
    expect(await held.waiting).toMatchObject({ gravou: true, seq: 2 });
  });
});

describe('between the arrival of an answer and its statement', () => {
  it('a delivery wins: the answer is kept apart and refused', async () => {
    const bia = await t.signIn('bia');
    const release = await holdBatchPool();
    const saving = write();
    const { rows } = await t.db.query(
      'select id from tentativa where turma_aluno_id = $1 and turma_avaliacao_id = $2',
      [world.alunos.bia, made.turma_avaliacao_ids[0]],
    );
    await deliverOnce(tenant(t.db, world.escola), rows[0].id, AGORA, true);
    release();
    expect(await saving).toBeUndefined();
    const body = { turma_avaliacao_questao_resposta_id: itemAt(0), item_resposta: 2, dia: 1, seq: 1 };
    const refused = await bia.post(`/api/v2/central_avaliacoes/${made.turma_avaliacao_ids[0]}/resposta`, body);
    expect(refused).toMatchObject({ status: 409, body: { codigo: 'avaliacao_finalizada' } });
    expect(await storedOf()).toEqual([]);
    const apart = await t.db.query('select 1 from resposta_fora_do_prazo where avaliacao_item_id = $1', [itemAt(0)]);
    expect(apart.rows).toHaveLength(1);
  });

  it('the deadline is that of the arrival of each', async () => {
    const [inTime, late] = await Promise.all([
      write({ agora: new Date('2026-11-21T13:30:00Z') }),
      write({ agora: new Date('2026-11-21T13:30:00.001Z'), alvo_id: itemAt(1) }),
    ]);
    expect(inTime).toMatchObject({ gravou: true, gravada_em: new Date('2026-11-21T13:30:00Z') });
    expect(late).toBeUndefined();
    expect(await storedOf()).toHaveLength(1);
  });
});

it('answers of two schools share a statement, and none reaches the other school', async () => {
  const zeca = await t.signIn('zeca');
  const { rows } = await t.db.query('select turma_id from turma_aluno where id = $1', [world.alunos.zeca]);
  const other = await createExam(t.db, {
    escola_id: world.outraEscola,
    turmas: [{ turma_id: rows[0].turma_id, janelas: [JANELA] }],
    dias: [{ itens: [{}] }],
  });
  const turma_avaliacao_id = other.turma_avaliacao_ids[0] ?? 0;
  const alvo_id = other.itens[0]?.item_id ?? 0;
  await zeca.post(`/api/v2/central_avaliacoes/${turma_avaliacao_id}/1/inicio`);
  const theirs = { turma_avaliacao_id, alvo_id };
  const escola = world.outraEscola;
  // The first answers of a day read its items.
  await Promise.all([write({ seq: 0 }), write({ login: 'zeca', escola, ...theirs, seq: 0 })]);
  const sent = await grouped(async () => {
    const told = await Promise.all([
      write(),
      write({ login: 'zeca', escola, ...theirs }),
      // The ids of one school with the session of the other.
      write({ login: 'bruno', escola }),
      write({ login: 'zeca', ...theirs, alvo_id: itemAt(1) }),
      write({ login: 'bruno', ...theirs }),
    ]);
    expect(told.map((one) => one?.gravou)).toEqual([true, true, undefined, undefined, undefined]);
  });
  expect(sent).toBe(1);
  expect(await storedOf()).toMatchObject([{ escola_id: world.escola, turma_aluno_id: world.alunos.bia }]);
  const stored = await t.db.query(
    'select r.escola_id, t.turma_aluno_id from resposta r join tentativa t on t.id = r.tentativa_id where r.avaliacao_item_id = $1',
    [alvo_id],
  );
  expect(stored.rows).toEqual([{ escola_id: escola, turma_aluno_id: world.alunos.zeca }]);
});

it('a pool that closes answers every answer that waits', async () => {
  const pool = openPool({ url: t.url });
  const release = await holdBatchPool(pool.db);
  const saving = Promise.allSettled(made.itens.map(({ item_id }) => write({ alvo_id: item_id, db: pool.db })));
  await vi.waitUntil(() => respostasLoad(pool.db).items === ITEMS, { timeout: 10_000, interval: 5 });
  const closing = pool.close();
  release();
  await closing;
  expect((await saving).map(({ status }) => status)).toEqual(made.itens.map(() => 'fulfilled'));
  expect(await storedOf()).toHaveLength(ITEMS);
  await expect(write({ db: pool.db })).rejects.toThrow(BatchFull);
});

it('a full queue is 503 with the time to wait', async () => {
  const full = async (): Promise<never> => {
    throw new BatchFull('too many items wait');
  };
  const other = await createTestApp({ contract: contractOf({ listPerguntasSegurancaPessoa: full }) });
  const answer = await other.anonymous.get('/api/v2/users/contas/perguntas_seguranca_pessoa?username=bia');
  await other.close();
  expect(answer).toMatchObject({ status: 503, body: { codigo: 'muitos_acessos' }, headers: { 'retry-after': '1' } });
});
