import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';

import { chainHead } from '../../auditoria.ts';
import { aviso, pesquisa_resposta, supervisor_escola } from '../../../../database/schema/index.ts';
import { tenant } from '../../../../database/tenant.ts';
import { createTestApp, world } from '../../../../../test/index.ts';
import { bodyOf } from '../../../../../test/central_avaliacoes/exam-fixture.ts';
import { actsAfter, everyPage, outcome, send } from '../../../../../test/gestao/staff.ts';
import { tables } from '../../../../../test/tables.ts';
import { LARGEST, LIST_SIZES } from '../../../../../test/security/support/figures.ts';

const t = await createTestApp();
afterAll(t.close);

const school = tenant(t.db, world.escola);
const other = tenant(t.db, world.outraEscola);
const otto = await t.signIn('dir.otto');
const lia = await t.signIn('gestao.lia');

describe('GET gestao/escolas', () => {
  const ofLogin = async (login: string) =>
    bodyOf('GestaoEscolaLista', await (await t.signIn(login)).get('/api/v2/gestao/escolas'));
  const aurora = { escola_id: 1, nome: 'Escola Aurora', qtde_turmas: 2, qtde_alunos: 5 };
  const boreal = { escola_id: 2, nome: 'Escola Boreal', qtde_turmas: 2, qtde_alunos: 1 };

  it.each([
    ['the own one for a director', 'dir.otto', [aurora]],
    ['of a teacher only the classes taught count', 'prof.helena', [{ ...aurora, qtde_turmas: 1, qtde_alunos: 4 }]],
    ['all for an admin', 'admin.rui', [aurora, boreal]],
    ['the own one for a supervisor without others', 'sup.nair', [aurora]],
  ])('%s', async (_name, login, expected) => {
    expect(await ofLogin(login)).toEqual(expected);
  });

  it('lists the assigned schools for a supervisor', async () => {
    await tables(school).insert(supervisor_escola).values({ pessoa_id: 12, outra_escola_id: 2 });
    expect(await ofLogin('sup.nair')).toEqual([aurora, boreal]);
    await tables(school).delete(supervisor_escola);
  });

  it('takes the same number of statements for two schools and for two hundred', async () => {
    const rui = await t.signIn('admin.rui');
    const cost = () => t.statements.count(() => rui.get('/api/v2/gestao/escolas'));
    const before = await cost();
    await tables(t.db).execute(sql`insert into escola (nome, criada_em)
      select 'Zescola ' || n, timestamptz '2026-01-01' from generate_series(1, 210) n`);
    expect([before, await cost()]).toEqual([3, 3]);
    expect(await ofLogin('admin.rui')).toHaveLength(200);
  });
});

describe('notices', () => {
  const body = {
    titulo: ' Manutenção ',
    texto: 'No sábado.',
    inicio: '2026-12-04T00:00:00-03:00',
    fim: '2026-12-05T08:00:00-03:00',
  };
  const save = (change: object = {}, chave = 'manutencao', client = otto, query = '') =>
    send(client, 'PUT', `gestao/avisos/${chave}${query}`, { ...body, ...change });

  it('are written, changed under the same `chave` and ended; each act leaves an audit row', async () => {
    const before = (await chainHead(school))?.ordem ?? 0;
    expect((await save()).body).toEqual({
      id: 'manutencao',
      titulo: 'Manutenção',
      texto: 'No sábado.',
      inicio: '2026-12-04T03:00:00.000Z',
      fim: '2026-12-05T11:00:00.000Z',
    });
    await save({ texto: 'No domingo.' });
    await save({ inicio: '2026-11-20T12:00:00Z', fim: '2026-11-22T12:00:00Z' });
    const bia = await t.signIn('bia');
    expect((await bia.get('/api/v2/avisos')).body).toMatchObject([{ id: 'manutencao' }]);
    await save({ inicio: '2026-11-20T12:00:00Z', fim: '2026-11-21T12:00:00Z' });
    expect((await bia.get('/api/v2/avisos')).body).toEqual([]);
    expect(await tables(school).select().from(aviso)).toHaveLength(1);
    expect((await actsAfter(school, before)).map(({ acao, ator_id }) => [acao, ator_id])).toEqual(
      Array.from({ length: 4 }, () => ['aviso_salvo', 11]),
    );
  });

  it.each([
    ['an end before the start', { fim: '2026-12-03T00:00:00Z' }, 'manutencao', '422 aviso_fim'],
    ['an end at the start', { fim: body.inicio }, 'manutencao', '422 aviso_fim'],
    ['a blank title', { titulo: '  ' }, 'manutencao', '422 aviso_titulo'],
    ['a blank text', { texto: ' ' }, 'manutencao', '422 aviso_texto'],
    ['a time without a time zone', { inicio: '2026-12-04T00:00:00' }, 'manutencao', '400 pedido_invalido'],
    ['a name with capitals', {}, 'Manutencao', '400 pedido_invalido'],
  ])('refuse %s', async (_name, change, chave, expected) => {
    const before = await tables(school).select().from(aviso);
    expect(outcome(await save(change, chave))).toBe(expected);
    expect(await tables(school).select().from(aviso)).toEqual(before);
  });

  it('are listed with past and future ones, newest first, at most 50, in two statements besides the session', async () => {
    const ines = await t.signIn('coord.ines');
    const list = async () => bodyOf('AvisoLista', await ines.get('/api/v2/gestao/avisos'));
    await save({ inicio: '2027-01-01T00:00:00Z', fim: '2027-01-02T00:00:00Z' }, 'futuro');
    expect((await list()).map(({ id }) => id)).toEqual(['futuro', 'manutencao']);
    const cost = () => t.statements.count(() => ines.get('/api/v2/gestao/avisos'));
    const before = await cost();
    await tables(t.db).execute(sql`insert into aviso (escola_id, chave, titulo, texto, inicio, fim)
      select 1, 'n-' || n, 'N', 'Texto', timestamptz '2025-01-01' + make_interval(hours => n), timestamptz '2026-01-01'
        from generate_series(1, 300) n`);
    expect([before, await cost()]).toEqual([3, 3]);
    expect(await list()).toHaveLength(50);
  });

  it('of another school are out of reach, except for admin', async () => {
    expect(outcome(await save({}, 'meu', otto, '?escola_id=2'))).toBe('404 nao_encontrado');
    expect((await otto.get('/api/v2/gestao/avisos?escola_id=2')).status).toBe(404);
    expect(await tables(other).select().from(aviso)).toEqual([]);
    const rui = await t.signIn('admin.rui');
    expect((await save({}, 'meu', rui, '?escola_id=2')).status).toBe(200);
    expect(await tables(other).select().from(aviso)).toHaveLength(1);
  });

  it.each([
    ['vida.julia', 200, 403],
    ['coord.ines', 200, 403],
    ['sup.nair', 403, 403],
    ['prof.helena', 403, 403],
    ['gestao.lia', 200, 200],
  ])('%s reads with %i and writes with %i', async (login, reads, writes) => {
    const client = await t.signIn(login);
    expect((await client.get('/api/v2/gestao/avisos')).status).toBe(reads);
    expect((await save({}, 'x', client)).status).toBe(writes);
  });
});

describe('answers to the survey', () => {
  const page = async (query = '') =>
    bodyOf('PesquisaRespostas', await lia.get(`/api/v2/gestao/pesquisa/respostas?${query}`));

  it('are returned without the person, by day, with the figures of the whole period', async () => {
    expect((await page()).resumo).toEqual({ total: 0, promotores: 0, neutros: 0, detratores: 0, nps: null });
    const given: [number | null, string, string | null][] = [
      [10, '2026-11-19T12:00:00Z', 'Bom'],
      [9, '2026-11-20T02:59:00Z', null],
      [7, '2026-11-20T03:00:00Z', null],
      [6, '2026-11-20T12:00:00Z', 'Lento'],
      [null, '2026-11-20T13:00:00Z', null],
    ];
    for (const [nota, at, comentario] of given)
      await tables(school)
        .insert(pesquisa_resposta)
        .values({ pessoa_id: 1, nota, comentario, criada_em: new Date(at) });
    await tables(other)
      .insert(pesquisa_resposta)
      .values({ pessoa_id: 15, nota: 0, criada_em: new Date('2026-11-20T12:00:00Z') });
    const all = await page();
    // Two of four are promoters and one is not.
    expect(all.resumo).toEqual({ total: 4, promotores: 2, neutros: 1, detratores: 1, nps: 25 });
    expect(all.respostas.map(({ nota, criada_em, comentario }) => [nota, criada_em, comentario])).toEqual([
      [6, '2026-11-20', 'Lento'],
      [7, '2026-11-20', null],
      [9, '2026-11-19', null],
      [10, '2026-11-19', 'Bom'],
    ]);
    expect(Object.keys(all.respostas[0] ?? {}).toSorted()).toEqual(['comentario', 'criada_em', 'id', 'nota']);
    const day = await page('data_inicio=2026-11-19&data_fim=2026-11-19');
    expect([day.respostas.length, day.resumo.nps]).toEqual([2, 100]);
  });

  it.each([
    ['sup.nair', 200],
    ['vida.julia', 200],
    ['coord.ines', 403],
    ['prof.helena', 403],
    ['bia', 403],
  ])('%s: %i', async (login, status) => {
    expect((await (await t.signIn(login)).get('/api/v2/gestao/pesquisa/respostas')).status).toBe(status);
  });

  it('of another school are out of reach', async () => {
    expect((await lia.get('/api/v2/gestao/pesquisa/respostas?escola_id=2')).status).toBe(404);
  });

  it('take the same number of statements however many there are, each once over the pages', async () => {
    const rui = await t.signIn('admin.rui');
    const counts = [];
    let total = 1;
    for (const size of LIST_SIZES) {
      await t.db.query(
        `insert into pesquisa_resposta (escola_id, pessoa_id, nota, criada_em)
         select 2, 15, n % 11, timestamptz '2026-01-01' + make_interval(mins => n / 7) from generate_series($1::int, $2::int) n`,
        [total + 1, size],
      );
      total = size;
      counts.push(await t.statements.count(() => rui.get('/api/v2/gestao/pesquisa/respostas?escola_id=2')));
    }
    expect(counts).toEqual(LIST_SIZES.map(() => 4));
    const pages = await everyPage(rui, 'gestao/pesquisa/respostas?escola_id=2', 'respostas');
    const ids = pages.flat().map((row): unknown => Reflect.get(Object(row), 'id'));
    expect(new Set(ids).size).toBe(LARGEST);
    expect(pages).toHaveLength(LARGEST / 100);
  });
});
