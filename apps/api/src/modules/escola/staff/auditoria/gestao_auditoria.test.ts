import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { recordAct, recordActs } from '../../auditoria.ts';
import { tenant } from '../../../../database/tenant.ts';
import { createTestApp, world, type Client } from '../../../../../test/index.ts';
import { tables } from '../../../../../test/tables.ts';
import { bodyOf } from '../../../../../test/central_avaliacoes/exam-fixture.ts';
import { everyPage, send } from '../../../../../test/gestao/staff.ts';
import { LARGEST, LIST_SIZES } from '../../../../../test/security/support/figures.ts';

const t = await createTestApp();
afterAll(t.close);

const school = tenant(t.db, world.escola);
const other = tenant(t.db, world.outraEscola);
let rui: Client;
beforeAll(async () => {
  rui = await t.signIn('admin.rui');
});

const page = async (query = '') => bodyOf('AuditoriaPagina', await rui.get(`/api/v2/gestao/auditoria?${query}`));
const service = { sessao: null, agora: new Date('2026-11-21T12:00:00Z') };
const acts = (acao: string, count: number) =>
  recordActs(
    school,
    Array.from({ length: count }, (_, n) => ({ ...service, acao, pessoa_id: 1, detalhe: { n } })),
  );

describe('GET gestao/auditoria', () => {
  it('shows actor, act, student and reason, newest first, with the details as facts', async () => {
    await send(rui, 'POST', 'gestao/alunos/3/nome_social', { motivo: 'Apelido ofensivo' });
    await send(rui, 'PUT', 'gestao/turmas/2/opcoes', { vidas_ativas: false, pular_ativo: true });
    const { registros, cadeia_integra } = await page();
    expect(cadeia_integra).toBe(true);
    expect(registros).toMatchObject([
      {
        ordem: 2,
        escola_id: 1,
        acao: 'turma_opcoes_alteradas',
        ator_nome: 'Rui Melo',
        perfil_real: 'admin',
        modo: null,
        turma_aluno_id: null,
        pessoa_nome: null,
        motivo: null,
        detalhe: [
          { campo: 'pular_ativo', valor: 'true' },
          { campo: 'turma_id', valor: '2' },
          { campo: 'vidas_ativas', valor: 'false' },
        ],
      },
      {
        ordem: 1,
        acao: 'nome_social_retirado',
        criada_em: '2026-11-21T12:00:00.000Z',
        turma_aluno_id: 3,
        pessoa_nome: 'Beatriz Souza',
        motivo: 'Apelido ofensivo',
        detalhe: [],
      },
    ]);
  });

  it("filters by act, actor, student and days in the school's time zone", async () => {
    const late = new Date('2026-11-23T02:59:59Z');
    await recordAct(school, { acao: 'tarde', sessao: null, pessoa_id: world.pessoas.bia, agora: late });
    await recordAct(school, { acao: 'cedo', sessao: null, agora: new Date('2026-11-23T03:00:00Z') });
    const names = async (query: string) => (await page(query)).registros.map(({ acao }) => acao);
    expect(await names('acao=tarde')).toEqual(['tarde']);
    expect(await names('ator_id=9')).toEqual(['turma_opcoes_alteradas', 'nome_social_retirado']);
    expect(await names('aluno=3')).toEqual(['tarde', 'nome_social_retirado']);
    // 23:59:59 of the 22nd in São Paulo, and midnight of the 23rd.
    expect(await names('data_inicio=2026-11-22&data_fim=2026-11-22')).toEqual(['tarde']);
    expect(await names('data_inicio=2026-11-23')).toEqual(['cedo']);
    expect(await names('data_fim=2026-11-20')).toEqual([]);
    expect((await page('data_inicio=2026-11-22&data_fim=2026-11-22')).cadeia_integra).toBe(true);
  });

  it('shows another school only when it is named, with the name of an actor from this school', async () => {
    await send(rui, 'PUT', 'gestao/turmas/4/opcoes', { vidas_ativas: false, pular_ativo: false });
    expect((await page('acao=turma_opcoes_alteradas')).registros.map(({ escola_id }) => escola_id)).toEqual([1]);
    expect((await page('escola_id=2')).registros).toMatchObject([{ escola_id: 2, ator_nome: 'Rui Melo' }]);
    expect((await rui.get('/api/v2/gestao/auditoria?escola_id=99')).status).toBe(404);
  });

  it.each(['dir.otto', 'gestao.lia', 'sup.nair', 'admin.rui'])(
    '[D 225] is for %s, of the own school',
    async (login) => {
      const client = await t.signIn(login);
      const { registros } = bodyOf('AuditoriaPagina', await client.get('/api/v2/gestao/auditoria'));
      expect(registros.length).toBeGreaterThan(0);
      expect(new Set(registros.map(({ escola_id }) => escola_id))).toEqual(new Set([world.escola]));
    },
  );

  it.each(['dir.otto', 'gestao.lia'])('[D 225] of another school is for %s as if it did not exist', async (login) => {
    expect((await (await t.signIn(login)).get('/api/v2/gestao/auditoria?escola_id=2')).status).toBe(404);
  });

  it('[OBJ-1] each row names its object in words, and an operator by the account of the machine', async () => {
    const detalhe = { turma_id: world.turmaV1, operador: 'root' };
    await recordAct(school, { ...service, acao: 'objeto', detalhe });
    await recordAct(school, { ...service, acao: 'objeto', detalhe: { turma_id: 999_999 } });
    await recordAct(school, { ...service, acao: 'configuracao_alterada' });
    expect((await page('acao=objeto')).registros).toMatchObject([
      { objeto: null, ator_nome: null },
      { objeto: 'Turma 3A', ator_nome: 'Operador (root)' },
    ]);
    expect((await page('acao=configuracao_alterada')).registros).toMatchObject([{ objeto: 'Configurações da escola' }]);
    expect((await page('acao=turma_opcoes_alteradas')).registros).toMatchObject([{ objeto: 'Turma 3B' }]);
  });

  it.each(['vida.julia', 'coord.ines', 'prof.helena', 'bia'])('is not for %s', async (login) => {
    expect((await (await t.signIn(login)).get('/api/v2/gestao/auditoria')).status).toBe(403);
  });

  it.each(['cursor=x', 'cursor=99999999999', 'data_inicio=2026-02-30', 'data_fim=ontem', 'acao=Abc'])(
    'refuses %s',
    async (query) => {
      expect((await rui.get(`/api/v2/gestao/auditoria?${query}`)).status).toBe(400);
    },
  );

  it('takes the same number of statements however many acts there are, and its pages hold each act once', async () => {
    const { registros: before } = await page();
    let total = before[0]?.ordem ?? 0;
    const counts = [];
    for (const size of LIST_SIZES) {
      await acts('lote', size - total);
      total = size;
      const client = await t.signIn('admin.rui');
      counts.push(await t.statements.count(() => client.get('/api/v2/gestao/auditoria')));
      // A filter with few results over the whole chain takes no more statements.
      counts.push(await t.statements.count(() => client.get('/api/v2/gestao/auditoria?acao=tarde')));
    }
    // Session, reach, page, the row before it, and the section of the chain. A page at the start of the chain has no
    // row before it.
    expect(counts).toEqual([4, ...LIST_SIZES.flatMap(() => [5, 5]).slice(1)]);
    const pages = await everyPage(rui, 'gestao/auditoria', 'registros');
    const ordens = pages.flat().map((row): unknown => Reflect.get(Object(row), 'ordem'));
    expect(ordens).toEqual(Array.from({ length: LARGEST }, (_, n) => LARGEST - n));
    expect(pages).toHaveLength(LARGEST / 100);
  });
});

describe('the chain of a page', () => {
  it.each([
    ['a row edited', `update auditoria set motivo = 'outro' where escola_id = 1 and ordem = ${LARGEST - 50}`],
    ['a row deleted', `delete from auditoria where escola_id = 1 and ordem = ${LARGEST - 60}`],
    [
      'a hash edited before it',
      `update auditoria set hash = repeat('0', 64) where escola_id = 1 and ordem = ${LARGEST - 100}`,
    ],
  ])('is broken by %s, and earlier pages without the changed row stay sound', async (_name, change) => {
    await tables(t.db).transaction(async (tx) => {
      await tx.execute(sql`alter table auditoria disable trigger auditoria_so_acrescenta`);
      await tx.execute(sql`create table guardada as select * from auditoria`);
      await tx.execute(sql.raw(change));
    });
    expect((await page()).cadeia_integra).toBe(false);
    expect((await page('cursor=101')).cadeia_integra).toBe(true);
    // With a filter, the rows between the first and the last result are checked too.
    expect((await page('data_inicio=2026-11-21&data_fim=2026-11-21')).cadeia_integra).toBe(false);
    await tables(t.db).transaction(async (tx) => {
      await tx.execute(sql`delete from auditoria`);
      await tx.execute(sql`insert into auditoria select * from guardada`);
      await tx.execute(sql`drop table guardada`);
      await tx.execute(sql`alter table auditoria enable trigger auditoria_so_acrescenta`);
    });
    expect((await page()).cadeia_integra).toBe(true);
  });
});

it('acts of the other school form a separate chain', async () => {
  await recordActs(other, [
    { ...service, acao: 'a' },
    { ...service, acao: 'b' },
  ]);
  expect((await page('escola_id=2')).registros.map(({ ordem }) => ordem)).toEqual([3, 2, 1]);
});
