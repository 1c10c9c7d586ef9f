import type { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { count, eq, isNotNull, sql } from 'drizzle-orm';

import {
  avaliacao,
  base_conhecimento,
  carteira,
  diretorio_login,
  escola,
  materia,
  item_estatistica,
  pessoa,
  questao,
  resposta,
  resultado,
  resultado_area,
  sede,
  tentativa,
  turma,
  turma_aluno,
  turma_avaliacao_dia,
} from '../database/schema/index.ts';
import { tenant } from '../database/tenant.ts';
import { ACESSO, cheapHash, createTestDb } from '../../test/index.ts';
import { checksums } from '../../test/checksums.ts';
import { demoAccounts } from './accounts.ts';
import { mayReset } from '../cli/demo.ts';
import { NotADemoError, seedDemo } from './seed.ts';
import { tables } from '../../test/tables.ts';

const database = await createTestDb();
afterAll(() => database.close());
const { db } = database;
const agora = new Date('2026-11-21T12:07:31Z');
/** Five for each student and exam with a plan of its own, and none for each of the thousands of answers. */
const MOST_STATEMENTS = 1_500;
const PEPPER = ACESSO.pepper;

async function rows(table: PgTable): Promise<number> {
  const [row] = await tables(db).select({ n: count() }).from(table);
  return row?.n ?? 0;
}

describe('seedDemo', () => {
  it('refuses a database with a school that is not a demo, and leaves it unchanged', async () => {
    const before = await checksums(db);
    await expect(seedDemo(db, agora, PEPPER, cheapHash)).rejects.toThrow(NotADemoError);
    expect(await checksums(db)).toEqual(before);
  });

  describe('on an empty database', () => {
    let sent = 0;
    beforeAll(async () => {
      await tables(db).execute(sql`truncate escola cascade`);
      sent = await database.statements.count(() => seedDemo(db, agora, PEPPER, cheapHash));
    });

    it('sends no statement for each answer', () => {
      expect(sent).toBeLessThanOrEqual(MOST_STATEMENTS);
    });

    it('creates two schools, three classes of thirty on two campuses, and a login for everybody', async () => {
      expect(await rows(escola)).toBe(2);
      const perClass = await tables(db)
        .select({ sede: sede.nome, codigo: turma.codigo, versao: turma.versao, n: count() })
        .from(turma_aluno)
        .innerJoin(turma, eq(turma_aluno.turma_id, turma.id))
        .innerJoin(sede, eq(turma.sede_id, sede.id))
        .where(eq(turma_aluno.status, 'Atual'))
        .groupBy(turma.id, turma.escola_id, turma.codigo, turma.versao, sede.nome)
        .orderBy(turma.id);
      expect(perClass).toEqual([
        { sede: 'Sede Centro', codigo: '3A', versao: 1, n: 30 },
        { sede: 'Sede Centro', codigo: '3B', versao: 2, n: 30 },
        { sede: 'Sede Jardim', codigo: '3C', versao: 2, n: 30 },
        { sede: 'Sede única', codigo: '3A', versao: 2, n: 4 },
      ]);
      // User name and e-mail.
      expect(await rows(diretorio_login)).toBe(2 * (await rows(pessoa)));
      const known = (await tables(db).select({ login: diretorio_login.login }).from(diretorio_login)).map(
        ({ login }) => login,
      );
      for (const { login } of demoAccounts) expect(known).toContain(login);
    });

    it('gives every password its own salt', async () => {
      const hashes = (await tables(db).select({ hash: pessoa.senha_hash }).from(pessoa)).map(({ hash }) => hash);
      expect(new Set(hashes).size).toBe(hashes.length);
    });

    it('registers three security answers for every student of the first school except the one at first access', async () => {
      const per = await tables(db).execute(
        sql`select count(*)::int as n from resposta_seguranca group by escola_id, pessoa_id`,
      );
      expect(new Set(per.rows.map(({ n }) => n))).toEqual(new Set([3]));
      expect(per.rows).toHaveLength(89);
    });

    it('has eleven subjects and Redação, which is number 8 and outside the answer key', async () => {
      const list = await tables(tenant(db, 1)).select().from(materia);
      expect(list).toHaveLength(12);
      expect(list.filter(({ fora_do_gabarito }) => fora_do_gabarito)).toMatchObject([{ id: 8, nome: 'Redação' }]);
    });

    it('marks the parameters of every question with options as invented', async () => {
      const marked = tables(db).select({ n: count() }).from(questao).where(eq(questao.tri_origem, 'demonstração'));
      const texts = tables(db).select({ n: count() }).from(questao).where(eq(questao.subjetiva, true));
      expect((await texts)[0]?.n).toBe(2);
      expect((await marked)[0]?.n).toBe((await rows(questao)) - 2);
      expect(await tables(tenant(db, 1)).select({ id: questao.id }).from(questao)).toHaveLength(231 + 6 + 3);
    });

    it('writes closed attempts with answers for the finished exams', async () => {
      expect(await rows(tentativa)).toBe(90 + 84 + 87);
      expect(
        (await tables(db).select({ n: count() }).from(tentativa).where(isNotNull(tentativa.encerrada_em)))[0]?.n,
      ).toBe(261);
      expect(await rows(resposta)).toBeGreaterThan(2000);
    });

    it('has results of the finished exams: spread scores, and absent students marked', async () => {
      const list = await tables(db).select().from(resultado);
      expect(list).toHaveLength(270);
      expect(list.filter(({ presente }) => !presente)).toHaveLength(9);
      const scores = list.flatMap(({ nota_tri }) => (nota_tri === null ? [] : [nota_tri]));
      expect(scores.length).toBe(174);
      expect(new Set(scores).size).toBeGreaterThan(90);
      expect(Math.max(...scores) - Math.min(...scores)).toBeGreaterThan(150);
      const areas = await tables(db)
        .select({ origem: resultado_area.origem_tri })
        .from(resultado_area)
        .where(isNotNull(resultado_area.nota_tri));
      expect(new Set(areas.map(({ origem }) => origem))).toEqual(new Set(['demonstração']));
      expect(await rows(item_estatistica)).toBeGreaterThan(40);
    });

    it('writes marked essays of a finished exam, with marks and comments, for answer keys and results (decision 194)', async () => {
      const list = await tables(db).execute<{ nota: number; texto: string; soma: number; comentarios: number }>(sql`
        select r.nota, r.texto, (select sum((c ->> 'nota')::int)::int from jsonb_array_elements(m.competencias) c) as soma,
               (select count(*)::int from jsonb_array_elements(m.competencias) c where c ? 'comentario') as comentarios
        from redacao r join correcao_redacao m on m.escola_id = r.escola_id and m.tentativa_id = r.tentativa_id
        where m.concluida`);
      expect(list.rows).toHaveLength(87);
      expect(list.rows.every(({ nota, soma }) => nota === soma)).toBe(true);
      expect(new Set(list.rows.map(({ nota }) => nota)).size).toBeGreaterThan(8);
      expect(list.rows.filter(({ comentarios }) => comentarios > 0).length).toBeGreaterThan(40);
      expect(new Set(list.rows.map(({ texto }) => texto)).size).toBeGreaterThan(20);
    });

    it('publishes nine courses, each on a topic of its subject, with five quiz questions', async () => {
      const list = await tables(tenant(db, 1))
        .select({ curso: base_conhecimento.curso, materia: materia.nome, publicado_em: base_conhecimento.publicado_em })
        .from(base_conhecimento)
        .innerJoin(materia, eq(base_conhecimento.materia_id, materia.id));
      expect(list.map((row) => row.materia).toSorted()).toEqual([
        'Biologia',
        'Biologia',
        'Física',
        'História',
        'História',
        'Matemática',
        'Matemática',
        'Português',
        'Português',
      ]);
      for (const { curso, publicado_em } of list) {
        expect(curso).toMatchObject({ quiz: expect.any(Array), capitulo_3: expect.stringContaining('<p>') });
        expect(JSON.stringify(curso)).not.toContain('\\\\(');
        expect(publicado_em).not.toBeNull();
      }
    });

    it('writes roadmaps for the classes: one of an earlier cycle, four of the released exam, five of the next, two of today', async () => {
      const list = await tables(db).execute(sql`
        select t.codigo as turma, a.codigo as prova, count(*)::int as n, bool_and(tr.data_fim < ${agora}) as encerrada,
               bool_or(a.ciclo_id = (select ciclo_id from avaliacao where escola_id = 1 and codigo = 'DEMO-SIMULADO')) as deste_ciclo
        from trilha tr join turma_avaliacao ta on ta.id = tr.turma_avaliacao_id join turma t on t.id = ta.turma_id
        join avaliacao a on a.id = ta.avaliacao_id
        where tr.tipo = 1 group by 1, 2 order by 1, 2`);
      const per = ['3A', '3B', '3C'].flatMap((turma) => [
        { turma, prova: 'DEMO-ANULADA', n: 1, encerrada: true, deste_ciclo: false },
        { turma, prova: 'DEMO-HOJE', n: 2, encerrada: false, deste_ciclo: expect.any(Boolean) },
        { turma, prova: 'DEMO-PROXIMA', n: 5, encerrada: false, deste_ciclo: expect.any(Boolean) },
        { turma, prova: 'DEMO-RESULTADO', n: 4, encerrada: true, deste_ciclo: expect.any(Boolean) },
      ]);
      expect(list.rows).toEqual(per);
    });

    it('makes open action plans for the students who took the finished exams', async () => {
      const { rows: plans } = await tables(db).execute<{ n: number; abertos: boolean }>(sql`
        select count(*)::int as n, bool_and(data_fim > ${agora}) as abertos from trilha where tipo = 2`);
      expect(plans[0]?.n).toBeGreaterThan(174 * 3);
      expect(plans[0]?.abertos).toBe(true);
      const waiting = await tables(db).execute(sql`select 1 from resultado where presente and planos_em is null`);
      expect(waiting.rows).toEqual([]);
      const absent = await tables(db).execute(sql`
        select 1 from trilha tr join resultado r on r.turma_avaliacao_id = tr.turma_avaliacao_id and r.turma_aluno_id = tr.turma_aluno_id
        where not r.presente`);
      expect(absent.rows).toEqual([]);
    });

    it('puts at least three items in every phase, none of them from an unfinished exam, and enough for a Boss', async () => {
      const { rows: poor } = await tables(db).execute(sql`
        select f.id from trilha_fase f left join trilha_item i on i.trilha_fase_id = f.id group by f.id having count(i.id) < 3`);
      expect(poor).toEqual([]);
      const { rows: live } = await tables(db).execute(sql`
        select i.id from trilha_item i join avaliacao_item a on a.escola_id = i.escola_id and a.questao_id = i.questao_id
        join turma_avaliacao ta on ta.avaliacao_id = a.avaliacao_id join turma_avaliacao_dia d on d.turma_avaliacao_id = ta.id
        where d.fim_em >= ${agora}`);
      expect(live).toEqual([]);
      const { rows: bosses } = await tables(db).execute(sql`select bool_and(existe_boss) as todas from trilha`);
      expect(bosses).toEqual([{ todas: true }]);
    });

    it('writes student work: runs with every number of stars, a Boss won and one lost, wallets equal to their ledger', async () => {
      const { rows: stars } = await tables(db).execute(sql`
        select estrelas, count(*)::int as n from fase_execucao group by 1 order by 1`);
      expect(stars.map(({ estrelas }) => estrelas)).toEqual([0, 1, 2, 3]);
      const { rows: fights } = await tables(db).execute(sql`select venceu from boss order by venceu`);
      expect(fights).toEqual([{ venceu: false }, { venceu: true }]);
      const { rows: wrong } = await tables(db).execute(sql`
        select l.turma_aluno_id from (select turma_aluno_id, sum(valor) as soma from moeda_lancamento group by 1) l
        full join carteira c on c.turma_aluno_id = l.turma_aluno_id where c.moedas is distinct from l.soma`);
      expect(wrong).toEqual([]);
      expect(await rows(carteira)).toBeGreaterThan(10);
      const { rows: outside } = await tables(db).execute(sql`
        select fe.id from fase_execucao fe join trilha_fase f on f.id = fe.trilha_fase_id join trilha tr on tr.id = f.trilha_id
        where fe.iniciada_em < tr.aberta_em or fe.concluida_em > tr.data_fim or fe.concluida_em > ${agora}`);
      expect(outside).toEqual([]);
      const { rows: cheated } = await tables(db).execute(sql`
        select fe.id from fase_execucao fe join fase_item fi on fi.fase_execucao_id = fe.id join trilha_item ti on ti.id = fi.trilha_item_id
        join questao q on q.id = ti.questao_id
        where fi.acertou <> (q.gabarito = chr(64 + coalesce(fi.resposta_2, fi.resposta_1)))`);
      expect(cheated).toEqual([]);
    });

    it('uses no question in two exams of a school', async () => {
      const twice = await tables(db).execute(sql`
        select escola_id, questao_id from avaliacao_item group by 1, 2 having count(distinct avaliacao_id) > 1`);
      expect(twice.rows).toEqual([]);
      expect(await rows(avaliacao)).toBe(12);
    });

    it('has an exam as an import leaves it, of our own questions, with parameters that nobody takes for official (D 187)', async () => {
      const { rows: list } = await tables(db).execute(sql`
        select q.codigo, q.origem, q.tri_origem, q.objeto_conhecimento_id as topico, t.codigo as turma
        from avaliacao a join avaliacao_item i on i.escola_id = a.escola_id and i.avaliacao_id = a.id
        join questao q on q.escola_id = i.escola_id and q.id = i.questao_id
        join turma_avaliacao ta on ta.escola_id = a.escola_id and ta.avaliacao_id = a.id join turma t on t.id = ta.turma_id
        where a.codigo = 'LUNETA-2025' order by i.numero`);
      expect(list).toEqual(
        Array.from({ length: 6 }, (_, i) => ({
          codigo: `LUNETA-2025-${i + 1}`,
          origem: 'Simulado Luneta 2025',
          tri_origem: 'demonstração',
          topico: null,
          turma: '3C',
        })),
      );
    });

    it('has a student without a name in a class', async () => {
      const { rows: unnamed } = await tables(db).execute(sql`
        select t.codigo from pessoa p join turma_aluno ta on ta.escola_id = p.escola_id and ta.pessoa_id = p.id
        join turma t on t.escola_id = ta.escola_id and t.id = ta.turma_id where p.nome = ''`);
      expect(unnamed).toEqual([{ codigo: '3C' }]);
    });

    it('gives the class of version 1 a map of sixteen phases', async () => {
      const { rows: longest } = await tables(db).execute(sql`
        select t.codigo, t.versao from trilha tr join turma_avaliacao ta on ta.escola_id = tr.escola_id and ta.id = tr.turma_avaliacao_id
        join turma t on t.escola_id = ta.escola_id and t.id = ta.turma_id
        where (select count(*) from trilha_fase f where f.escola_id = tr.escola_id and f.trilha_id = tr.id) = 16`);
      expect(longest).toEqual([{ codigo: '3A', versao: 1 }]);
    });

    it('starts exams on the quarter of an hour', async () => {
      const starts = await tables(db).select({ at: turma_avaliacao_dia.inicio_em }).from(turma_avaliacao_dia);
      expect(starts.filter(({ at }) => at.getTime() % (15 * 60_000) !== 0)).toEqual([]);
    });

    it('writes the same rows again for the same instant, whatever happened in between', async () => {
      const before = await checksums(db, ['senha_hash', 'resposta_hash']);
      await tables(tenant(db, 1)).update(pessoa).set({ nome_social: 'Outra' });
      await seedDemo(db, agora, PEPPER, cheapHash);
      expect(await checksums(db, ['senha_hash', 'resposta_hash'])).toEqual(before);
    });
  });
});

describe('mayReset', () => {
  it.each([
    ['a filled database without LUNETA_DEMO', {}, false],
    ['a filled database with LUNETA_DEMO=1', { LUNETA_DEMO: '1' }, true],
    ['LUNETA_DEMO set to something else', { LUNETA_DEMO: 'sim' }, false],
  ])('%s', async (_name, env, allowed) => {
    expect(await mayReset(db, env)).toBe(allowed);
  });

  it('allows an empty database', async () => {
    await tables(db).execute(sql`truncate escola cascade`);
    expect(await mayReset(db, {})).toBe(true);
  });
});
