/** Action plans from released exams: their content, when they are made, and that they are made once. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openPool, type Db } from '../../../database/db.ts';
import { tenant } from '../../../database/tenant.ts';
import { createTrilha } from './trilha-store.ts';
import { computeAvaliacao, computeResultados } from '../../../jobs/compute-resultados.ts';
import { generatePlanos } from '../../../jobs/generate-planos.ts';
import type { JobContext } from '../../../jobs/job.ts';
import { createTestDb, world } from '../../../../test/index.ts';
import { createExam, type Exam } from '../../../../test/central_avaliacoes/exam-fixture.ts';
import { addBank, addTopic, materiaId, setTopics, take } from '../../../../test/planos/plano-fixture.ts';
import { tables } from '../../../../test/tables.ts';

const DE = '2026-11-20T12:00:00Z';
const ATE = '2026-11-20T15:00:00Z';
const RELEASED = new Date('2026-11-20T15:02:01Z');
const t = await createTestDb();
const { db } = t;
const escola = tenant(db, world.escola);
afterAll(() => t.close());

const quiet = {
  info: () => undefined,
  warn: () => undefined,
  error: (details: unknown) => expect.fail(String(details)),
};
const run = (agora: Date, on: Db = db, log: JobContext['log'] = quiet) => generatePlanos.run({ db: on, agora, log });
const compute = (agora: Date) => computeResultados.run({ db, agora, log: quiet });
const tri = (b: number) => ({ a: 1, b, c: 0.2 });

type Plano = {
  turma_aluno_id: number;
  materia: string;
  fases: { topic: number; secao: string; numero: number; pool: number[]; prova: number[]; itens: number }[];
};

/** Every plan of an exam, phases in order. */
async function planos(exam: Exam): Promise<Plano[]> {
  const { rows } = await db.query<Plano>(
    `select tr.turma_aluno_id, m.nome as materia,
            (select json_agg(json_build_object('topic', f.objeto_conhecimento_id, 'secao', f.secao, 'numero', f.prova_numero, 'itens', f.qtde_itens,
               'pool', (select json_agg(i.questao_id order by i.ordem) from trilha_item i where i.trilha_fase_id = f.id),
               'prova', (select json_agg(p.avaliacao_item_id order by p.avaliacao_item_id) from trilha_fase_questao p where p.trilha_fase_id = f.id))
             order by f.ordem) from trilha_fase f where f.trilha_id = tr.id) as fases
     from trilha tr join materia m on m.id = tr.materia_id
     where tr.tipo = 2 and tr.turma_avaliacao_id = any($1) order by tr.turma_aluno_id, m.nome`,
    [exam.turma_avaliacao_ids],
  );
  return rows;
}
const whole = async (): Promise<object[]> =>
  (await tables(db).execute(sql`select * from trilha t join trilha_fase f on f.trilha_id = t.id order by f.id`)).rows;

/** Questions in roadmaps that were in an exam not yet over when the roadmap was made. */
async function leaks(): Promise<number> {
  const { rows } = await tables(db).execute<{ n: number }>(sql`
    select count(*)::int as n from trilha_item i
    join trilha_fase f on f.id = i.trilha_fase_id join trilha tr on tr.id = f.trilha_id
    join avaliacao_item a on a.questao_id = i.questao_id
    join turma_avaliacao ta on ta.avaliacao_id = a.avaliacao_id
    join turma_avaliacao_dia d on d.turma_avaliacao_id = ta.id
    where d.fim_em >= tr.criada_em`);
  return rows[0]?.n ?? 0;
}

const topic = {
  leitura: await addTopic(escola, 'LC', 'Leitura'),
  conectivos: await addTopic(escola, 'LC', 'Conectivos'),
  vazio: await addTopic(escola, 'LC', 'Sem questões'),
  funcoes: await addTopic(escola, 'MT', 'Funções'),
};
const bank = {
  leitura: await addBank(escola, 'LC', topic.leitura, [
    { b: 1.5 },
    { b: -1 },
    { subjetiva: true },
    { gabarito: null },
    {},
  ]),
  conectivos: await addBank(escola, 'LC', topic.conectivos, [{}, {}, {}, {}, {}, {}]),
  funcoes: await addBank(escola, 'MT', topic.funcoes, [{ b: 0 }]),
};

/**
 * Two items of reading, two of connectives (one annulled), one without bank questions, one of mathematics, one bonus.
 */
async function createProva(more: { liberar_em?: string; fim?: string } = {}): Promise<Exam> {
  const janela: [string, string] = [DE, more.fim ?? ATE];
  const exam = await createExam(db, {
    turmas: [
      { turma_id: world.turmaV1, janelas: [janela] },
      { turma_id: world.turmaV2, janelas: [janela] },
    ],
    ...(more.liberar_em && { liberar_em: more.liberar_em }),
    dias: [
      {
        itens: [
          { gabarito: 'A', tri: tri(0) },
          { gabarito: 'B', tri: tri(1) },
          { gabarito: 'C', tri: tri(0.5) },
          { gabarito: 'D', anulada: true },
          { gabarito: 'A', tri: tri(0) },
          { gabarito: 'A', area: 'MT' },
          { gabarito: 'E', bonificada: true, tri: tri(0) },
        ],
      },
    ],
  });
  await setTopics(escola, exam, {
    [topic.leitura]: [0, 1, 6],
    [topic.conectivos]: [2, 3],
    [topic.vazio]: [4],
    [topic.funcoes]: [5],
  });
  return exam;
}

const { ana, bia, bruno, dora } = world.alunos;
const v2 = (aluno: number) => ({ classe: 1, aluno, de: DE, ate: ATE });

describe('the plans of a released exam', () => {
  let exam: Exam;
  beforeAll(async () => {
    exam = await createProva();
    // A coming exam holds the first connective question.
    await createExam(db, {
      turmas: [{ turma_id: world.turmaV1, janelas: [['2026-12-01T12:00:00Z', '2026-12-01T13:00:00Z']] }],
      dias: [{ itens: [{ questao_id: bank.conectivos[0] ?? 0 }] }],
    });
    await take(db, exam, v2(bia), { 0: 1, 1: 1, 2: 1, 4: 2, 5: 1, 6: 1 });
    await take(db, exam, v2(bruno), { 0: 1, 1: 2, 2: 3, 4: 1, 5: 1, 6: 5 });
    await take(db, exam, { ...v2(ana), classe: 0 }, {});
  });

  it('wait for the results, and for the tolerance after the last class', async () => {
    await run(RELEASED);
    expect(await planos(exam)).toEqual([]);
    await compute(RELEASED);
    await run(new Date('2026-11-20T15:02:00Z'));
    expect(await planos(exam)).toEqual([]);
  });

  it('have a phase per missed topic, weakest first, with questions outside unreleased exams, easiest first', async () => {
    await run(RELEASED);
    const [, one, two] = exam.itens;
    const [hard, easy, , , unknown] = bank.leitura;
    // Bia: reading 1 of 2 (the bonus is not a miss of hers), connectives 0 of 1. The topic without questions is left
    // out.
    expect((await planos(exam)).filter((plano) => plano.turma_aluno_id === bia)).toEqual([
      {
        turma_aluno_id: bia,
        materia: 'Matéria LC',
        fases: [
          {
            topic: topic.conectivos,
            secao: 'Fundamentos',
            numero: 3,
            itens: 5,
            pool: bank.conectivos.slice(1),
            prova: [two?.item_id],
          },
          {
            topic: topic.leitura,
            secao: 'Prática',
            numero: 2,
            itens: 3,
            pool: [easy, hard, unknown],
            prova: [one?.item_id],
          },
        ],
      },
    ]);
  });

  it('are made only for present students with misses: not for a student without a miss, nor for an absent one', async () => {
    const owners = (await planos(exam)).map((plano) => `${plano.turma_aluno_id} ${plano.materia}`);
    expect(owners).toEqual([`${ana} Matéria LC`, `${ana} Matéria MT`, `${bia} Matéria LC`]);
    expect(owners.join()).not.toContain(`${bruno} `);
    expect(owners.join()).not.toContain(`${dora} `);
  });

  it('last 30 days, and predict a grade only when every item is calibrated', async () => {
    const { rows } = await db.query(
      `select aberta_em, data_fim, descricao, nota_prevista_inicial is null as sem_nota from trilha where turma_aluno_id = $1 order by materia_id`,
      [ana],
    );
    const common = { aberta_em: RELEASED, data_fim: new Date('2026-12-20T15:02:01Z'), descricao: expect.any(String) };
    expect(rows).toEqual([
      { ...common, sem_nota: false },
      { ...common, sem_nota: true },
    ]);
  });

  it('never hold a question of an exam that is not released; the check finds a planted one', async () => {
    expect(await leaks()).toBe(0);
    const planted = createTrilha(escola, {
      tipo: 1,
      turma_avaliacao_id: exam.turma_avaliacao_ids[0] ?? 0,
      materia_id: await materiaId(escola, 'LC'),
      turma_aluno_id: null,
      descricao: 'plantada',
      aberta_em: RELEASED,
      data_fim: new Date('2026-12-01T00:00:00Z'),
      criada_em: RELEASED,
      fases: [{ objeto_conhecimento_id: topic.conectivos, secao: 'Prática', questoes: [bank.conectivos[0] ?? 0] }],
    });
    const trilha_id = (await planted)?.trilha_id;
    expect(await leaks()).toBe(1);
    const fases = 'select id from trilha_fase where trilha_id = $1';
    await db.query(`delete from trilha_item where trilha_fase_id in (${fases})`, [trilha_id]);
    await db.query('delete from trilha_fase where trilha_id = $1', [trilha_id]);
    await db.query('delete from trilha where id = $1', [trilha_id]);
  });

  it('are not made again, even when a changed key adds misses', async () => {
    const before = await whole();
    await run(RELEASED);
    await db.query(`update questao set gabarito = 'E' where id = $1`, [exam.itens[5]?.questao_id]);
    await computeAvaliacao(db, world.escola, exam.avaliacao_id, new Date('2026-11-21T12:00:00Z'));
    await run(new Date('2026-11-21T12:01:00Z'));
    expect(await whole()).toEqual(before);
  });
});

describe('making plans', () => {
  it('waits for a held release', async () => {
    const exam = await createProva({ liberar_em: '2026-11-25T12:00:00Z' });
    await take(db, exam, v2(bia), {});
    await compute(RELEASED);
    await run(new Date('2026-11-25T12:00:00Z'));
    expect(await planos(exam)).toEqual([]);
    await run(new Date('2026-11-25T12:00:01Z'));
    expect(await planos(exam)).toHaveLength(2);
  });

  it('waits for the class with more time', async () => {
    const exam = await createProva({ fim: '2026-11-20T18:00:00Z' });
    await take(db, exam, v2(bia), {});
    await computeAvaliacao(db, world.escola, exam.avaliacao_id, RELEASED);
    await run(RELEASED);
    expect(await planos(exam)).toEqual([]);
  });

  it('in two processes at once makes each plan once', async () => {
    const exam = await createProva();
    for (const aluno of [bia, bruno, dora]) await take(db, exam, v2(aluno), { 0: 2 });
    await compute(RELEASED);
    const other = openPool({ url: t.url });
    await Promise.all([run(RELEASED), run(RELEASED, other.db), run(RELEASED), run(RELEASED, other.db)]);
    await other.close();
    // The topic without bank questions takes those of the exams released before.
    const made = await planos(exam);
    expect(made.map((plano) => plano.turma_aluno_id)).toEqual([bia, bia, bruno, bruno, dora, dora]);
    expect(made.map((plano) => plano.fases.length)).toEqual([3, 1, 3, 1, 3, 1]);
  });

  it('continues after a failure for one student and tries that student again', async () => {
    const exam = await createProva();
    for (const aluno of [bia, bruno]) await take(db, exam, v2(aluno), {});
    await compute(RELEASED);
    await db.query(
      `create function falha() returns trigger language plpgsql as $$ begin
         if new.turma_aluno_id = ${bia} then raise exception 'planted'; end if; return new; end $$;
       create trigger falha before insert on trilha for each row execute function falha()`,
    );
    const failed: unknown[] = [];
    await run(RELEASED, db, { ...quiet, error: (details: unknown) => failed.push(details) });
    expect(failed).toMatchObject([{ turma_aluno_id: bia }]);
    expect((await planos(exam)).map((plano) => plano.turma_aluno_id)).toEqual([bruno, bruno]);
    await db.query('drop trigger falha on trilha; drop function falha()');
    await run(RELEASED);
    expect((await planos(exam)).map((plano) => plano.turma_aluno_id)).toEqual([bia, bia, bruno, bruno]);
  });

  it('sends the same number of statements for each additional student, whatever the number of questions', async () => {
    const cost = async (alunos: readonly number[]) => {
      const exam = await createProva();
      for (const aluno of alunos) await take(db, exam, v2(aluno), {});
      await compute(RELEASED);
      return t.statements.count(() => run(RELEASED));
    };
    const [none, single, three] = [await cost([]), await cost([bia]), await cost([bia, bruno, dora])];
    // A claim, then roadmaps, phases, items and the questions of the exam.
    expect(three - single).toBe(2 * 5);
    expect(none).toBe(1);
  });
});
