/** Students move to another class, leave and come back: what goes along, what is refused, what the student finds. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';

import { createExam } from '../../../../test/central_avaliacoes/exam-fixture.ts';
import { createTestApp, world, type Client } from '../../../../test/index.ts';
import { ledgerOf, setWallet } from '../../../../test/navbar/wallet.ts';
import { tables } from '../../../../test/tables.ts';
import { tenant } from '../../../database/tenant.ts';
import { ApiError } from '../../../http/errors.ts';
import { consequenciasEm } from '../../roteiros/index.ts';
import { createMatriculas } from './matricula.ts';
import { endMatriculas, moveMatriculas, reativarMatriculas, type Saida } from './mudancas.ts';

const t = await createTestApp({ agora: '2026-11-18T12:00:00Z' });
afterAll(t.close);

const school = tenant(t.db, world.escola);
const agora = t.clock();
const then = consequenciasEm(agora);
const { bia, bruno } = world.alunos;
const run = (statement: Parameters<ReturnType<typeof tables>['execute']>[0]) => tables(t.db).execute(statement);

const move = (turma_id: number, ...ids: number[]) =>
  school.transaction((tx) =>
    moveMatriculas(
      tx,
      ids.map((turma_aluno_id) => ({ turma_aluno_id, turma_id, em: agora })),
      then,
    ),
  );
const end = (status: Saida['status'], ...ids: number[]) =>
  school.transaction((tx) =>
    endMatriculas(
      tx,
      ids.map((turma_aluno_id) => ({ turma_aluno_id, status, fim_em: agora })),
      then,
    ),
  );
const revive = (...ids: number[]) => school.transaction((tx) => reativarMatriculas(tx, ids, then));
const codeOf = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work;
    return 'done';
  } catch (error) {
    if (error instanceof ApiError) return error.codigo;
    throw error;
  }
};
const matriculas = async (pessoa_id: number) => {
  const { rows } = await run(
    sql`select id::int, turma_id::int, status, fim_em is not null as terminou, fator_tempo::float8, passa_da_janela, meta_semana
        from turma_aluno where pessoa_id = ${pessoa_id} order by id`,
  );
  return rows.map((row) => Object(row));
};
const wallet = async (id: number) =>
  (await run(sql`select moedas, vidas from carteira where turma_aluno_id = ${id}`)).rows[0];

beforeEach(async () => {
  await run(sql`delete from tentativa`);
  await setWallet(t.db, bia, { moedas: 120, vidas: 2 }, agora);
  await run(sql`delete from turma_aluno where id > 8`);
  await run(sql`update turma_aluno set status = 'Atual', fim_em = null, fator_tempo = 1.5, passa_da_janela = true, meta_semana = 4
                 where id in (${bia}, ${bruno})`);
});

describe('[VIR-3] a student who moves to another class', () => {
  it('keeps coins, lives, time and goal; the old enrolment ends and stays; coins are never spent twice', async () => {
    const [nova] = await move(world.turmaV1, bia);
    const kept = { fator_tempo: 1.5, passa_da_janela: true, meta_semana: 4 };
    expect(await matriculas(world.pessoas.bia)).toEqual([
      { id: bia, turma_id: world.turmaV2, status: 'Remanejado', terminou: true, ...kept },
      { id: nova, turma_id: world.turmaV1, status: 'Atual', terminou: false, ...kept },
    ]);
    expect([await wallet(bia), await wallet(nova ?? 0)]).toEqual([
      { moedas: 0, vidas: 2 },
      { moedas: 120, vidas: 2 },
    ]);
    expect([(await ledgerOf(t.db, bia)).moedas, (await ledgerOf(t.db, nova ?? 0)).moedas]).toEqual([0, 120]);
  });

  it('and back again has the first enrolment again, with the coins', async () => {
    const [nova] = await move(world.turmaV1, bia);
    expect(await move(world.turmaV2, nova ?? 0)).toEqual([bia]);
    expect((await matriculas(world.pessoas.bia)).map(({ status, terminou }) => [status, terminou])).toEqual([
      ['Atual', false],
      ['Remanejado', true],
    ]);
    expect([await wallet(bia), await wallet(nova ?? 0)]).toEqual([
      { moedas: 120, vidas: 2 },
      { moedas: 0, vidas: 2 },
    ]);
  });

  it('signs in again and is in the new class, of the other version; the old one is read only (D 63)', async () => {
    const before: Client = await t.signIn('bia');
    const [nova] = await move(world.turmaV1, bia);
    expect((await before.get('/api/v2/sessao')).status).toBe(401);
    const conta = Object((await (await t.signIn('bia')).get('/api/v2/users/contas')).body);
    expect(conta.versao).toBe(1);
    expect(conta.turmas.map((one: object) => [Object(one).turma_aluno_id, Object(one).status])).toEqual([
      [nova, 'Atual'],
      [bia, 'Remanejado'],
    ]);
  });

  it('moves with a hundred others in as many statements as alone', async () => {
    await run(sql`with gente as (insert into pessoa (escola_id, nome, perfil, senha_hash, criada_em)
        select 1, 'Turma Cheia ' || n, 'aluno', '!', ${agora} from generate_series(1, 100) n returning id)
      insert into turma_aluno (escola_id, turma_id, pessoa_id) select 1, ${world.turmaV2}, id from gente`);
    const { rows } = await run(sql`select id::int from turma_aluno where id > 8 order by id`);
    const ids = rows.map((row) => Number(Object(row).id));
    const one = await t.statements.count(() => move(world.turmaV1, bia));
    const many = await t.statements.count(() => move(world.turmaV1, ...ids));
    expect(ids).toHaveLength(100);
    expect(many).toBe(one);
  });
});

describe('a student who leaves and comes back', () => {
  it.each(['Transferido', 'Concluído'] as const)(
    '%s: cannot sign in until the enrolment is current again',
    async (status) => {
      await end(status, bia);
      expect((await matriculas(world.pessoas.bia))[0]).toMatchObject({ status, terminou: true });
      await expect(t.signIn('bia')).rejects.toThrow('sem_turma');
      await revive(bia);
      expect((await matriculas(world.pessoas.bia))[0]).toMatchObject({ status: 'Atual', terminou: false });
      await t.signIn('bia');
      expect(await wallet(bia)).toEqual({ moedas: 120, vidas: 2 });
    },
  );

  it('who moved first brings the coins of the last class', async () => {
    const [nova] = await move(world.turmaV1, bia);
    await end('Transferido', nova ?? 0);
    await revive(bia);
    expect([await wallet(bia), await wallet(nova ?? 0)]).toEqual([
      { moedas: 120, vidas: 2 },
      { moedas: 0, vidas: 2 },
    ]);
  });
});

describe('is refused, and nothing is written', () => {
  const state = async () => [
    await matriculas(world.pessoas.bia),
    await matriculas(world.pessoas.bruno),
    await wallet(bia),
  ];

  it('while an exam of one of them runs', async () => {
    const exam = await createExam(t.db, {
      turmas: [{ turma_id: world.turmaV2, janelas: [['2026-11-18T11:00:00Z', '2026-11-18T14:00:00Z']] }],
      dias: [{ itens: [{}] }],
    });
    await run(sql`insert into tentativa (escola_id, turma_avaliacao_id, dia_prova, turma_aluno_id, iniciada_em, prazo_em)
      values (1, ${exam.turma_avaliacao_ids[0]}, 1, ${bruno}, '2026-11-18T11:30:00Z', '2026-11-18T13:30:00Z')`);
    const before = await state();
    expect(await codeOf(move(world.turmaV1, bia, bruno))).toBe('prova_aberta');
    expect(await codeOf(end('Transferido', bruno))).toBe('prova_aberta');
    expect(await state()).toEqual(before);
    await run(sql`update tentativa set entregue_em = '2026-11-18T11:50:00Z'`);
    expect(await codeOf(end('Transferido', bruno))).toBe('done');
  });

  it.each([
    ['an enrolment that has ended', () => move(world.turmaV2, world.alunos.doraAntiga), 'matricula_encerrada'],
    ['the class they are in', () => move(world.turmaV2, bia), 'matricula_atual'],
    ['an enrolment of another school', () => move(world.turmaV1, world.alunos.zeca), 'nao_encontrado'],
    ['ending what has ended', () => end('Concluído', world.alunos.doraAntiga), 'matricula_encerrada'],
    ['reviving what is current', () => revive(bia), 'matricula_atual'],
    ['[VIR-2] a second current enrolment in the year', () => revive(world.alunos.doraAntiga), 'ja_matriculado'],
  ])('%s', async (_case, act, codigo) => {
    const before = await state();
    expect(await codeOf(act())).toBe(codigo);
    expect(await state()).toEqual(before);
  });

  it('[VIR-2] of two who enrol or move one person at once, one succeeds', async () => {
    const enrol = (turma_id: number) =>
      school.transaction((tx) =>
        createMatriculas(
          tx,
          [{ turma_id, pessoa_id: world.pessoas.caio, status: 'Atual', fator_tempo: 1, inicio_em: agora }],
          then,
        ),
      );
    const outcomes = await Promise.all([
      codeOf(enrol(world.turmaV2)),
      codeOf(revive(world.alunos.caio)),
      codeOf(enrol(world.turmaV2)),
    ]);
    expect(outcomes.toSorted()).toEqual(['done', 'ja_matriculado', 'ja_matriculado']);
    const moves = await Promise.all([codeOf(move(world.turmaV1, bia)), codeOf(move(world.turmaV1, bia))]);
    expect(moves.toSorted()).toEqual(['done', 'matricula_encerrada']);
  });
});
