import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';

import type { Sessao } from '../../http/sessao.ts';
import { createTestDb, world } from '../../../test/index.ts';
import { chainHead, recordAct, verifyChain, type Act } from './auditoria.ts';
import { auditoria } from '../../database/schema/index.ts';
import { tenant } from '../../database/tenant.ts';
import { tables } from '../../../test/tables.ts';

const { db, close } = await createTestDb();
afterAll(close);

const agora = new Date('2026-11-21T12:00:00.123Z');
const first = tenant(db, world.escola);
const second = tenant(db, world.outraEscola);

const aluno = {
  turma_aluno_id: 3,
  pessoa_id: 3,
  nome: 'Beatriz Souza',
  turma_id: 2,
  serie_id: 1,
  versao: 2,
  status: 'Atual',
  fator_tempo: 1,
  passa_da_janela: false,
} as const;
/** A gestao_vida of the second school, viewing as a student of the first. */
const view: Sessao = {
  id: '00000000-0000-4000-8000-000000000000',
  escola_id: 1,
  pessoa_escola_id: 2,
  fuso_horario: 'America/Sao_Paulo',
  pessoa_id: 6,
  nome: 'Júlia Prado',
  perfil: 'aluno',
  perfil_real: 'gestao_vida',
  aluno,
  expira_em: agora,
  limite_em: agora,
  senha_inicial: false,
  sem_perguntas: false,
  sem_duas_etapas: false,
  conta_teste: false,
};
const act = (n: number): Act => ({
  acao: 'ensaio',
  sessao: null,
  pessoa_id: n,
  motivo: `motivo ${n}`,
  detalhe: { zebra: n, abelha: true },
  agora,
});

/** Changes rows with the trigger off, as the owner of the database could. */
async function behindTheTrigger(change: ReturnType<typeof sql>): Promise<void> {
  await tables(db).transaction(async (tx) => {
    await tx.execute(sql`alter table auditoria disable trigger auditoria_so_acrescenta`);
    await tx.execute(change);
    await tx.execute(sql`alter table auditoria enable trigger auditoria_so_acrescenta`);
  });
}

describe('an act', () => {
  it('records both identities and the mode of a view, in the chain of the school concerned', async () => {
    await recordAct(first, { acao: 'resposta_salva', sessao: view, motivo: 'motivo 0', agora });
    const [row] = await tables(first).select().from(auditoria);
    expect(row).toMatchObject({
      ordem: 1,
      ator_escola_id: 2,
      ator_id: 6,
      perfil_real: 'gestao_vida',
      modo: 'aluno',
      turma_aluno_id: 3,
      pessoa_id: 3,
      motivo: 'motivo 0',
      criada_em: agora,
    });
    expect(await chainHead(second)).toBeNull();
  });

  it('is rolled back with its transaction', async () => {
    const before = await chainHead(first);
    const failing = first.transaction(async (tx) => {
      await recordAct(tx, act(1));
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    expect(await chainHead(first)).toEqual(before);
  });

  it('cannot be edited or deleted by ordinary statements', async () => {
    const refused = { cause: { message: 'auditoria is append-only' } };
    await expect(tables(first).update(auditoria).set({ motivo: 'outro' })).rejects.toMatchObject(refused);
    await expect(tables(first).delete(auditoria)).rejects.toMatchObject(refused);
  });
});

describe('the chain', () => {
  it('stays in order under 40 parallel acts in two schools', async () => {
    await Promise.all(Array.from({ length: 40 }, (_, n) => recordAct(n % 2 ? first : second, act(n))));
    expect(await verifyChain(first)).toEqual({ sound: true, rows: 21 });
    expect(await verifyChain(second)).toEqual({ sound: true, rows: 20 });
  });

  const edits = [
    ["acao = 'outra'", sql`acao = 'outra'`],
    ['the actor', sql`ator_id = 7`],
    ["the actor's school", sql`ator_escola_id = 1`],
    ['the profile', sql`perfil_real = 'admin'`],
    ['the mode', sql`modo = 'professor'`],
    ['the enrolment', sql`turma_aluno_id = 5`],
    ['the person', sql`pessoa_id = 99`],
    ['the reason', sql`motivo = 'nenhum'`],
    ['no reason', sql`motivo = null`],
    ['a detail', sql`detalhe = detalhe || '{"zebra": 0}'`],
    ['one detail less', sql`detalhe = detalhe - 'abelha'`],
    ['the moment, by a microsecond', sql`criada_em = criada_em + interval '1 microsecond'`],
    ['the hash', sql`hash = repeat('a', 64)`],
    ['the hash before', sql`hash_anterior = repeat('a', 64)`],
    ['the place', sql`ordem = 1000`],
  ] as const;
  let caught = 0;

  /** Changes rows, checks the chain, and restores the rows. */
  async function verdictAfter(change: ReturnType<typeof sql>, noted?: Awaited<ReturnType<typeof chainHead>>) {
    await tables(db).execute(sql`create table copia as select * from auditoria`);
    await behindTheTrigger(change);
    const verdict = await verifyChain(first, noted ?? undefined);
    await behindTheTrigger(sql`with gone as (delete from auditoria) select 1`);
    await tables(db).execute(sql`insert into auditoria select * from copia`);
    await tables(db).execute(sql`drop table copia`);
    return verdict;
  }

  it.each(edits)('is broken at an edited row: %s', async (_name, set) => {
    const verdict = await verdictAfter(sql`update auditoria set ${set} where escola_id = 1 and ordem = 9`);
    expect(verdict).toEqual({ sound: false, rows: 8, brokenAt: 9 });
    caught += 1;
  });

  it.each([
    ['the first', 1, sql`ordem = 1`],
    ['one in the middle', 9, sql`ordem = 9`],
    ['several', 4, sql`ordem between 4 and 12`],
  ])('shows where a row was deleted: %s', async (_name, brokenAt, where) => {
    expect(await verdictAfter(sql`delete from auditoria where escola_id = 1 and ${where}`)).toMatchObject({ brokenAt });
    caught += 1;
  });

  it('is broken at a row that was renumbered to fill the gap of a deleted one', async () => {
    const verdict = await verdictAfter(sql`do $$ begin
      delete from auditoria where escola_id = 1 and ordem = 20;
      update auditoria set ordem = 20 where escola_id = 1 and ordem = 21;
    end $$`);
    expect(verdict).toEqual({ sound: false, rows: 19, brokenAt: 20 });
    caught += 1;
  });

  it('is broken when rows at the end were deleted, compared with a head noted before', async () => {
    const head = await chainHead(first);
    const cut = sql`delete from auditoria where escola_id = 1 and ordem = 21`;
    expect(await verdictAfter(cut)).toMatchObject({ sound: true, rows: 20 });
    expect(await verdictAfter(cut, head)).toEqual({ sound: false, rows: 20, brokenAt: 21 });
    caught += 1;
  });

  it('is valid again once the rows are restored', async () => {
    expect(await verifyChain(first)).toEqual({ sound: true, rows: 21 });
    process.stdout.write(`audit tampering caught ${caught}/20\n`);
    expect(caught).toBe(20);
  });

  it('is separate for each school', async () => {
    const [row] = await tables(second).select({ hash: auditoria.hash }).from(auditoria).where(eq(auditoria.ordem, 1));
    const [own] = await tables(first).select({ hash: auditoria.hash }).from(auditoria).where(eq(auditoria.ordem, 1));
    expect(row?.hash).not.toBe(own?.hash);
  });
});
