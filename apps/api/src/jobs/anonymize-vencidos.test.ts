/**
 * Whom the nightly job makes anonymous and whom it keeps, to the millisecond (decision 168). Caio left a class of 2026,
 * which ends with that year. His school keeps data for twelve months, so his time ends with 2027.
 */
import { afterAll, beforeEach, describe, expect, it } from 'vitest';

import { transaction } from '../database/db.ts';
import { tenant } from '../database/tenant.ts';
import { verifyChain } from '../modules/escola/auditoria.ts';
import { createExam } from '../../test/central_avaliacoes/exam-fixture.ts';
import { actsAfter, addPessoa } from '../../test/gestao/staff.ts';
import { createTestDb, world, type TestDb } from '../../test/index.ts';
import { dump } from '../../test/security/support/dump.ts';
import { anonymizeVencidos, eraseInSchools } from './anonymize-vencidos.ts';

const { alunos, escola, outraEscola, pessoas, turmaV1 } = world;
/** The last instant before 2028 in São Paulo, and the first of 2028. */
const BEFORE = '2028-01-01T02:59:59.999Z';
const ENDED = '2028-01-01T03:00:00.000Z';
const FAR = '2090-01-01T00:00:00Z';
const ON = { anonimizacao_automatica: true, retencao_meses: 12, retencao_alterada_em: '2026-01-10T12:00:00Z' };

let t: TestDb;
const opened: TestDb[] = [];
beforeEach(async () => {
  t = await createTestDb();
  opened.push(t);
  await configure(ON);
});
afterAll(() => Promise.all(opened.map((one) => one.close())));

const query = (text: string, values: unknown[] = []) => t.db.query(text, values);
const configure = (configuracao: object, escola_id: number = escola) =>
  query('update escola set configuracao = $1 where id = $2', [JSON.stringify(configuracao), escola_id]);

/** Runs the job, or with a limit what it does. Returns what it reported as errors. */
async function runAt(agora: string, quantos?: number): Promise<object[]> {
  const errors: object[] = [];
  const nothing = () => undefined;
  const log = { info: nothing, warn: nothing, error: (details: object) => void errors.push(details) };
  const context = { db: t.db, agora: new Date(agora), log };
  await (quantos === undefined ? anonymizeVencidos.run(context) : eraseInSchools(context, quantos));
  return errors;
}

/** The people who are anonymous, as `school/person`. */
async function erased(): Promise<string[]> {
  const { rows } = await query(`select escola_id || '/' || id as who from pessoa where anonimizada_em is not null`);
  return rows.map(({ who }) => String(who)).toSorted();
}
const CAIO = `${escola}/${pessoas.caio}`;

/** Runs the job at each instant. Returns who was anonymous after each. */
async function erasedAt(...instants: readonly string[]): Promise<string[][]> {
  const found: string[][] = [];
  for (const agora of instants) {
    expect(await runAt(agora)).toEqual([]);
    found.push(await erased());
  }
  return found;
}
/** Everybody is kept at the first instant, and Caio is anonymous at the second. */
const ONLY_THEN = [[], [CAIO]];

/** The ids of a former student: of the person, and of the enrolment. */
type Former = { readonly pessoa: number; readonly aluno: number };

/** A former student like Caio. */
async function addFormer(login: string, turma_id: number = turmaV1, escola_id: number = escola): Promise<Former> {
  const pessoa = await addPessoa(t, escola_id, login, 'aluno');
  const enrol = `insert into turma_aluno (escola_id, turma_id, pessoa_id, status) values ($1, $2, $3, 'Concluído')
    returning id::int`;
  const { rows } = await query(enrol, [escola_id, turma_id, pessoa]);
  return { pessoa, aluno: rows[0].id };
}

describe('the time ends', () => {
  it.each([
    ['with the year after the class, in the time zone of the school', 'America/Sao_Paulo', 12, BEFORE, ENDED],
    ['two hours later in Acre', 'America/Rio_Branco', 12, '2028-01-01T04:59:59.999Z', '2028-01-01T05:00:00.000Z'],
    ['a month later for a month more', 'America/Sao_Paulo', 13, '2028-02-01T02:59:59.999Z', '2028-02-01T03:00:00.000Z'],
    ['after twenty years', 'America/Sao_Paulo', 240, '2047-01-01T02:59:59.999Z', '2047-01-01T03:00:00.000Z'],
  ])('%s', async (_, fuso_horario, retencao_meses, kept, ended) => {
    await query('update escola set fuso_horario = $1', [fuso_horario]);
    await configure({ ...ON, retencao_meses });
    expect(await erasedAt(kept, ended)).toEqual(ONLY_THEN);
  });

  it('with the year of the last class, also for a student of several', async () => {
    await query(
      `insert into turma (escola_id, sede_id, serie_id, codigo, turno, ano, versao) values (1, 1, 1, '3A', 1, 2027, 1)`,
    );
    await query(
      `insert into turma_aluno (escola_id, turma_id, pessoa_id, status)
      select 1, id, $1, 'Transferido' from turma where ano = 2027`,
      [pessoas.caio],
    );
    expect(await erasedAt('2029-01-01T02:59:59.999Z', '2029-01-01T03:00:00.000Z')).toEqual(ONLY_THEN);
  });
});

/** Written without the rows they refer to, which do not matter here. */
const ACTIVITIES: readonly (readonly [name: string, insert: string])[] = [
  [
    'an exam that ended',
    `tentativa (turma_avaliacao_id, dia_prova, turma_aluno_id, iniciada_em, prazo_em, encerrada_em, encerrada_por, escola_id) values (1, 1, :aluno, '2027-03-10T12:00Z', '2027-03-10T15:00Z', $1, 'sistema', 1)`,
  ],
  [
    'a phase',
    `fase_execucao (turma_aluno_id, trilha_fase_id, numero, iniciada_em, escola_id) values (:aluno, 1, 1, $1, 1)`,
  ],
  [
    'an exercise of a course',
    `fase_quiz (turma_aluno_id, trilha_fase_id, indice, item_resposta, acertou, respondida_em, escola_id) values (:aluno, 1, 1, 1, true, $1, 1)`,
  ],
  [
    'a course that was opened',
    `conteudo_visualizacao (turma_aluno_id, trilha_fase_id, conteudo_digital_id, visualizado_em, escola_id) values (:aluno, 1, 1, $1, 1)`,
  ],
  [
    'a Boss',
    `boss (turma_aluno_id, trilha_id, duracao_segundos, sorteado_em, escola_id) values (:aluno, 1, 60, $1, 1)`,
  ],
  [
    'coins',
    `moeda_lancamento (turma_aluno_id, motivo, chave, valor, criada_em, escola_id) values (:aluno, 'item', 'x', 1, $1, 1)`,
  ],
  [
    'a session',
    `sessao (id, pessoa_id, perfil_real, perfil, validade_segundos, criada_em, expira_em, escola_id) values ('00000000-0000-4000-8000-000000000001', :pessoa, 'aluno', 'aluno', 60, '2027-03-01T00:00Z', $1, 1)`,
  ],
];
const CAIO_ROWS: Former = { pessoa: pessoas.caio, aluno: alunos.caio };
const insertActivity = (insert: string, when: string, { pessoa, aluno }: Former = CAIO_ROWS) =>
  transaction(t.db, async (tx) => {
    await tx.query('set local session_replication_role = replica');
    const values = insert.replace(':aluno', String(aluno)).replace(':pessoa', String(pessoa));
    await tx.query(`insert into ${values}`, [when]);
  });

describe('the time begins again with what the student did later', () => {
  it('of each kind', async () => {
    const kinds = new Map<string, string>();
    for (const [n, [name, insert]] of ACTIVITIES.entries()) {
      const former = await addFormer(`antigo.${n}`);
      await insertActivity(insert, '2027-03-10T15:00:00Z', former);
      kinds.set(`${escola}/${former.pessoa}`, name);
    }
    const found = await erasedAt('2028-03-10T14:59:59.999Z', '2028-03-10T15:00:00.000Z');
    const named = found.map((people) => people.flatMap((who) => kinds.get(who) ?? []).toSorted());
    expect(named).toEqual([[], ACTIVITIES.map(([name]) => name).toSorted()]);
  });

  it('a leap day, which the next year does not have', async () => {
    const [, insert = ''] = ACTIVITIES.find(([name]) => name === 'coins') ?? [];
    await insertActivity(insert, '2028-02-29T15:00:00Z');
    expect(await erasedAt('2029-03-01T02:59:59.999Z', '2029-03-01T03:00:00.000Z')).toEqual(ONLY_THEN);
  });

  it('and with the day on which the school added the student', async () => {
    await query(`update pessoa set criada_em = '2027-03-10T15:00Z' where id = $1 and escola_id = 1`, [pessoas.caio]);
    expect(await erasedAt('2028-03-10T14:59:59.999Z', '2028-03-10T15:00:00.000Z')).toEqual(ONLY_THEN);
  });
});

describe('nobody else is erased', () => {
  it('neither staff nor a student who is enrolled, however old the class', async () => {
    await runAt(FAR);
    // Dora has an old enrolment and a present one. Ana, Bia, Bruno and Edu have a present one.
    expect(await erased()).toEqual([CAIO]);
  });

  it('nor a student without any enrolment: nothing says when it ended', async () => {
    await query('delete from turma_aluno where pessoa_id = $1 and escola_id = 1', [pessoas.caio]);
    await runAt(FAR);
    expect(await erased()).toEqual([]);
  });

  it('nor a student whose exam is open', async () => {
    await insertActivity(
      `tentativa (turma_avaliacao_id, dia_prova, turma_aluno_id, iniciada_em, prazo_em, escola_id) values (1, 1, 2, '2026-03-10T12:00Z', $1, 1)`,
      '2026-03-10T15:00Z',
    );
    expect(await erasedAt(FAR)).toEqual([[]]);
  });

  it('nor a former student who works at the school now', async () => {
    await query(`update pessoa set perfil = 'professor' where id = $1 and escola_id = 1`, [pessoas.caio]);
    expect(await erasedAt(FAR)).toEqual([[]]);
  });

  it('nor a student who is enrolled again while the job waits for the row', async () => {
    const running = await transaction(t.db, async (tx) => {
      await tx.query('select 1 from pessoa where escola_id = 1 and id = $1 for update', [pessoas.caio]);
      const run = { done: runAt(ENDED) };
      await someoneWaits();
      await tx.query(`update turma_aluno set status = 'Atual' where escola_id = 1 and id = $1`, [alunos.caio]);
      return run;
    });
    expect(await running.done).toEqual([]);
    expect(await erased()).toEqual([]);
  });
});

/** Resolves once a statement in this database waits for a lock. */
async function someoneWaits(): Promise<void> {
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  if ((await query(waiting)).rows.length === 0) await someoneWaits();
}

describe('the school decides', () => {
  const SILENT: readonly (readonly [name: string, configuracao: object])[] = [
    ['never set anything', {}],
    [
      'only set the months: it was told that nothing is erased by itself',
      { ...ON, anonimizacao_automatica: undefined },
    ],
    ['switched it off', { ...ON, anonimizacao_automatica: false }],
    ['has a setting of another kind', { ...ON, anonimizacao_automatica: 'true' }],
    ['has no instant of its decision', { ...ON, retencao_alterada_em: null }],
    ['has an instant that is none', { ...ON, retencao_alterada_em: 'ontem' }],
  ];

  it('nothing is erased in one that did not decide it', async () => {
    for (const [name, configuracao] of SILENT) {
      await configure(configuracao);
      await runAt(FAR);
      expect({ name, erased: await erased() }).toEqual({ name, erased: [] });
    }
  });

  it('nothing is erased until thirty days after its last decision', async () => {
    await configure({ ...ON, retencao_alterada_em: '2028-06-01T12:00:00Z' });
    expect(await erasedAt('2028-07-01T11:59:59.999Z', '2028-07-01T12:00:00.000Z')).toEqual(ONLY_THEN);
  });

  it('nothing is erased while it is blocked', async () => {
    await query(`update escola set bloqueada_em = '2027-01-01T00:00Z' where id = 1`);
    await runAt(FAR);
    expect(await erased()).toEqual([]);
  });

  it('each for itself', async () => {
    const { pessoa: other } = await addFormer('lia.antiga', 3, outraEscola);
    await runAt(FAR);
    expect(await erased()).toEqual([CAIO]);
    await configure({ ...ON, retencao_meses: 24 }, outraEscola);
    await runAt('2029-01-01T02:59:59.999Z');
    expect(await erased()).toEqual([CAIO]);
    await runAt('2029-01-01T03:00:00.000Z');
    expect(await erased()).toEqual([CAIO, `${outraEscola}/${other}`]);
  });
});

describe('an erasure', () => {
  it('leaves nothing that identifies the student, keeps the statistics, and is in the audit as an act of the server', async () => {
    const { turma_avaliacao_ids } = await createExam(t.db, {
      turmas: [{ turma_id: turmaV1, janelas: [['2026-11-20T12:00:00Z', '2026-11-20T18:00:00Z']] }],
      dias: [{ itens: [{}, {}] }],
    });
    for (const [aluno, desempenho] of [
      [alunos.ana, 100],
      [alunos.caio, 50],
    ])
      await query(
        `insert into resultado (escola_id, turma_avaliacao_id, turma_aluno_id, presente, acertos, itens, desempenho, nota, calculado_em)
         values (1, $1, $2, true, 1, 2, $3, 5, '2026-11-20T19:00Z')`,
        [turma_avaliacao_ids[0], aluno, desempenho],
      );
    const results = async () => (await query('select * from resultado order by turma_aluno_id')).rows;
    const before = await results();
    const marks = ['Caio Reis', 'caio@exemplo.br'];
    const left = async () => {
      const text = await dump(t);
      return marks.filter((mark) => text.includes(mark));
    };
    expect(await left()).toEqual(marks);

    await runAt(ENDED);
    expect(await left()).toEqual([]);
    expect(await results()).toEqual(before);
    expect(
      (await query('select 1 from diretorio_login where pessoa_id = $1 and escola_id = 1', [pessoas.caio])).rows,
    ).toEqual([]);
    expect(await verifyChain(tenant(t.db, escola))).toEqual({ sound: true, rows: 1 });
    expect(await actsAfter(tenant(t.db, escola), 0)).toMatchObject([
      {
        acao: 'dados_apagados',
        ator_id: null,
        ator_escola_id: null,
        pessoa_id: pessoas.caio,
        turma_aluno_id: alunos.caio,
        motivo: 'Fim do prazo da escola para guardar os dados de quem saiu',
        detalhe: { protocolo: expect.stringMatching(/^LN-ANON-2-[A-Z0-9]{4}$/), retencao_meses: 12 },
        criada_em: new Date(ENDED),
      },
    ]);
  });

  it('happens once, also when two runs overlap', async () => {
    await Promise.all([runAt(ENDED), runAt(ENDED)]);
    const after = await dump(t);
    await runAt(ENDED);
    await runAt(FAR);
    expect(await dump(t)).toBe(after);
    expect(await actsAfter(tenant(t.db, escola), 0)).toHaveLength(1);
  });

  it('comes in a later run when there are more than one run may erase, in all schools together', async () => {
    const davi = `${escola}/${(await addFormer('davi.antigo')).pessoa}`;
    const lia = `${outraEscola}/${(await addFormer('lia.antiga', 3, outraEscola)).pessoa}`;
    await configure(ON, outraEscola);
    const everybody = [CAIO, davi, lia];
    for (const n of [1, 2, 3, 3]) {
      await runAt(ENDED, 1);
      expect(await erased()).toEqual(everybody.slice(0, n).toSorted());
    }
  });

  it('that fails is reported, changes nothing, and does not stop the others', async () => {
    const next = `${escola}/${(await addFormer('davi.antigo')).pessoa}`;
    await query(
      `create function recusa() returns trigger language plpgsql as $$ begin raise exception 'recusado'; end $$`,
    );
    await query(
      `create trigger recusa before update of anonimizada_em on pessoa for each row when (old.id = ${pessoas.caio}) execute function recusa()`,
    );
    expect(await runAt(ENDED)).toMatchObject([{ escola_id: escola, pessoa_id: pessoas.caio }]);
    expect(await erased()).toEqual([next]);
    expect(await dump(t)).toContain('Caio Reis');
    expect(await actsAfter(tenant(t.db, escola), 0)).toHaveLength(1);
  });
});
