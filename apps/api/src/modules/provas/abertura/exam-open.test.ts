import { userInfo } from 'node:os';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { and, eq } from 'drizzle-orm';

import { tentativa, turma_avaliacao_dia } from '../../../database/schema/index.ts';
import { tenant } from '../../../database/tenant.ts';
import { createTestDb, world } from '../../../../test/index.ts';
import { checksums } from '../../../../test/checksums.ts';
import { type ExamCliOptions, runExamOpen } from '../../../cli/exam.ts';
import { openExam, type ExamOpenOptions } from './exam-open.ts';
import { examFolder, question } from '../../../../test/import-enem/fixture.ts';
import { importEnem } from '../../importacao/enem/import-enem.ts';
import { actsAfter } from '../../../../test/gestao/staff.ts';
import { tables } from '../../../../test/tables.ts';

const database = await createTestDb();
afterAll(() => database.close());
const { db } = database;
const escola = tenant(db, world.escola);

const inicio = new Date('2026-11-21T13:00:00-03:00');
const fim = new Date('2026-11-21T20:00:00-03:00');
const open = (more: Partial<ExamOpenOptions> = {}) =>
  openExam(db, { escola_id: world.escola, avaliacao: 'ENEM-2020', turma: '3B', inicio, fim, agora: inicio, ...more });

beforeAll(async () => {
  await importEnem(db, {
    folder: examFolder({ questions: [question(6), question(91)] }),
    escola_id: world.escola,
    agora: inicio,
  });
});

describe('openExam', () => {
  it('leaves one act of the operator in the audit, and none where nothing changed', async () => {
    const acts = async () => (await actsAfter(escola, 0)).filter(({ acao }) => acao === 'prova_aberta');
    const { turma_avaliacao_id } = await open({ turma: '3B', dia: 2 });
    await open({ turma: '3B', dia: 2 });
    expect(await acts()).toMatchObject([
      {
        ator_id: null,
        detalhe: {
          turma_avaliacao_id,
          inicio: inicio.toISOString(),
          fim: fim.toISOString(),
          dias: '2',
          operador: userInfo().username,
        },
      },
    ]);
    await tables(escola).delete(turma_avaliacao_dia);
  });

  it('opens every day for the class with the window, and does nothing the second time', async () => {
    const opened = await open();
    expect(opened.dias).toEqual([
      { dia_prova: 1, janela: 'criada' },
      { dia_prova: 2, janela: 'criada' },
    ]);
    const rows = await tables(escola)
      .select()
      .from(turma_avaliacao_dia)
      .where(eq(turma_avaliacao_dia.turma_avaliacao_id, opened.turma_avaliacao_id));
    expect(rows.map(({ inicio_em, fim_em }) => [inicio_em, fim_em])).toEqual([
      [inicio, fim],
      [inicio, fim],
    ]);
    const before = await checksums(db);
    const again = await open();
    expect(again).toEqual({
      ...opened,
      dias: [
        { dia_prova: 1, janela: 'igual' },
        { dia_prova: 2, janela: 'igual' },
      ],
    });
    expect(await checksums(db)).toEqual(before);
  });

  it('moves the window of one day while no student has started', async () => {
    await open();
    const later = new Date(fim.getTime() + 3_600_000);
    expect((await open({ dia: 2, fim: later })).dias).toEqual([{ dia_prova: 2, janela: 'alterada' }]);
  });

  it('does not move a window that a student has started', async () => {
    const { turma_avaliacao_id } = await open({ turma: '3A' });
    await tables(escola).insert(tentativa).values({
      turma_avaliacao_id,
      dia_prova: 1,
      turma_aluno_id: world.alunos.ana,
      iniciada_em: inicio,
      prazo_em: fim,
    });
    await expect(open({ turma: '3A', dia: 1, fim: new Date(fim.getTime() + 1) })).rejects.toThrow('já foi começado');
    expect((await open({ turma: '3A', dia: 1 })).dias).toEqual([{ dia_prova: 1, janela: 'igual' }]);
    const day = and(
      eq(turma_avaliacao_dia.turma_avaliacao_id, turma_avaliacao_id),
      eq(turma_avaliacao_dia.dia_prova, 1),
    );
    expect((await tables(escola).select().from(turma_avaliacao_dia).where(day))[0]?.fim_em).toEqual(fim);
  });

  it.each([
    ['an unknown exam', { avaliacao: 'ENEM-1900' }, 'a avaliação ENEM-1900 não existe'],
    ['an unknown class', { turma: '9Z' }, 'a turma 9Z não existe'],
    ['a day the exam does not have', { dia: 3 }, 'não tem o dia 3'],
    ['a window that ends before it starts', { fim: inicio }, 'depois do início'],
    ['an end beyond what calls accept', { fim: new Date('9999-01-01T00:00:00Z') }, '0001 a 9998'],
    [
      'a start beyond it',
      { inicio: new Date('+010000-01-01T00:00:00Z'), fim: new Date('+010001-01-01T00:00:00Z') },
      '9998',
    ],
    ['an invalid date', { inicio: new Date('amanhã') }, 'data ISO'],
    ['an exam of the other school', { escola_id: world.outraEscola }, 'a avaliação ENEM-2020 não existe'],
  ])('refuses %s', async (_name, more, message) => {
    const before = await checksums(db);
    await expect(open(more)).rejects.toThrow(message);
    expect(await checksums(db)).toEqual(before);
  });
});

describe('luneta exam open', () => {
  const command = async (more: Partial<ExamCliOptions>, answer: string | null = null, agora = inicio) => {
    const said: string[] = [];
    const ask = answer === null ? null : (question: string) => Promise.resolve((said.push(question), answer));
    const options = { turma: '3B', inicio: '2027-05-10 13:00', fim: '10/05/2027 18:00', ...more };
    await runExamOpen(db, 'ENEM-2020', options, { say: (line) => said.push(line), ask }, agora);
    return said;
  };
  const exam = async () =>
    (await db.query("select retido, tipo_aplicacao from avaliacao where escola_id = 1 and codigo = 'ENEM-2020'"))
      .rows[0];

  it('reads the clock of the school, the day first, and says both ends in words', async () => {
    await db.query("update escola set fuso_horario = 'America/Manaus' where id = 1");
    const said = await command({});
    expect(said.slice(0, 2)).toEqual([
      'Abre segunda-feira, 10 de maio de 2027, às 13:00 (America/Manaus, GMT-4).',
      'Fecha segunda-feira, 10 de maio de 2027, às 18:00 (America/Manaus, GMT-4).',
    ]);
    const id = Number(said.at(-1)?.split(' ')[1]);
    const { rows } = await db.query('select inicio_em, fim_em from turma_avaliacao_dia where turma_avaliacao_id = $1', [
      id,
    ]);
    expect(rows[0]).toEqual({ inicio_em: new Date('2027-05-10T17:00:00Z'), fim_em: new Date('2027-05-10T22:00:00Z') });
    await db.query("update escola set fuso_horario = 'America/Sao_Paulo' where id = 1");
  });

  it.each([
    ['a day that is not there', { inicio: '29/02/2027 13:00' }, 'não existe no calendário'],
    ['a time that is not there', { inicio: '2027-05-10 25:00' }, 'esta hora não existe'],
    ['another form', { fim: '5/10/27' }, 'não entendemos este formato'],
  ])('refuses %s with the reason, and writes nothing', async (_name, more, reason) => {
    const before = await checksums(db);
    await expect(command(more)).rejects.toThrow(reason);
    expect(await checksums(db)).toEqual(before);
  });

  it('offers to hold the results of a window that is over', async () => {
    const past = { turma: '3A', dia: '2', inicio: '2026-11-20 13:00', fim: '2026-11-20 18:00' };
    expect(await command(past, null)).toContain('Para que ele espere até alguém liberar, use --reter.');
    expect(await exam()).toMatchObject({ retido: false });
    expect(await command(past, 's')).toContain('Reter o resultado até alguém liberar? [s/N] ');
    expect(await exam()).toMatchObject({ retido: true });
  });

  it('opens an imported exam on paper, until somebody took it another way', async () => {
    await db.query('delete from tentativa');
    await command({ aplicacao: 'Presencial' });
    expect(await exam()).toMatchObject({ tipo_aplicacao: 'Presencial' });
    const { turma_avaliacao_id } = await open({ turma: '3A', dia: 1 });
    await tables(escola).insert(tentativa).values({
      turma_avaliacao_id,
      dia_prova: 1,
      turma_aluno_id: world.alunos.ana,
      iniciada_em: inicio,
      prazo_em: fim,
    });
    await expect(command({ aplicacao: 'Online' })).rejects.toThrow('já fez esta prova de outro modo');
    await command({ aplicacao: 'Presencial' });
  });

  it('never holds what students have seen', async () => {
    await db.query("update avaliacao set retido = false, liberado_em = $1 where codigo = 'ENEM-2020'", [
      new Date(inicio.getTime() - 1),
    ]);
    await expect(command({ reter: true })).rejects.toThrow('já saiu');
  });
});
