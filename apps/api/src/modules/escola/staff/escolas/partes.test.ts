/** Campuses and series of a school, which staff choose from before they see its classes. */
import { afterAll, describe, expect, it } from 'vitest';

import { createTestApp, logins, world } from '../../../../../test/index.ts';
import { bodyOf } from '../../../../../test/central_avaliacoes/exam-fixture.ts';
import { outcome } from '../../../../../test/gestao/staff.ts';

const t = await createTestApp();
afterAll(t.close);
const ines = await t.signIn('coord.ines');

await t.db.query(`insert into sede (escola_id, nome) values (1, 'Água Verde'), (1, 'bela Vista'), (2, 'Alto')`);
await t.db.query(
  `insert into serie (escola_id, nome, nivel_ordem) values (1, '9º ano', 9), (1, '1ª série', 10), (2, '2ª série', 11)`,
);

const LISTS = ['sedes', 'series'] as const;
const sedes = async (query = '') =>
  bodyOf('GestaoSedeLista', await ines.get(`/api/v2/gestao/escolas/1/sedes${query}`)).map(({ nome }) => nome);

describe('the campuses of a school', () => {
  it('come by name, without regard to case and accents, with the number of their classes', async () => {
    const list = bodyOf('GestaoSedeLista', await ines.get('/api/v2/gestao/escolas/1/sedes'));
    expect(list.map(({ nome, qtde_turmas }) => [nome, qtde_turmas])).toEqual([
      ['Água Verde', 0],
      ['bela Vista', 0],
      ['Centro', 2],
    ]);
  });

  it('count for a teacher the classes taught', async () => {
    const helena = await t.signIn('prof.helena');
    for (const [list, nome] of [
      ['sedes', 'Centro'],
      ['series', '3ª série'],
    ])
      expect((await helena.get(`/api/v2/gestao/escolas/1/${list}`)).body).toContainEqual(
        expect.objectContaining({ nome, qtde_turmas: 1 }),
      );
  });

  it('come in pages of fifty, each once', async () => {
    await t.db.query(
      `insert into sede (escola_id, nome) select 1, 'Polo ' || lpad(n::text, 3, '0') from generate_series(1, 60) n`,
    );
    const first = await ines.get('/api/v2/gestao/escolas/1/sedes');
    const next = String(first.headers['proximo-cursor']);
    expect([...(await sedes()), ...(await sedes(`?cursor=${next}`))]).toHaveLength(63);
    expect(new Set([...(await sedes()), ...(await sedes(`?cursor=${next}`))]).size).toBe(63);
    expect((await ines.get(`/api/v2/gestao/escolas/1/sedes?cursor=${next}`)).headers['proximo-cursor']).toBeUndefined();
    expect(await sedes('?cursor=2'), 'a campus of another school').toEqual([]);
  });
});

describe('the series of a school', () => {
  it('come from the lowest to the highest, with the number of their classes', async () => {
    const list = bodyOf('GestaoSerieLista', await ines.get('/api/v2/gestao/escolas/1/series'));
    expect(list.map(({ nome, nivel_ordem, qtde_turmas }) => [nome, nivel_ordem, qtde_turmas])).toEqual([
      ['9º ano', 9, 0],
      ['1ª série', 10, 0],
      ['3ª série', 12, 2],
    ]);
  });

  it('have the names by which the classes are narrowed', async () => {
    const [, , { nome } = { nome: '' }] = bodyOf('GestaoSerieLista', await ines.get('/api/v2/gestao/escolas/1/series'));
    const turmas = await ines.get(`/api/v2/gestao_acompanhamento?serie=${encodeURIComponent(nome)}`);
    expect(bodyOf('GestaoTurmaLista', turmas).map(({ turma_codigo }) => turma_codigo)).toEqual(['3A', '3B']);
  });
});

describe.each(LISTS)('gestao/escolas/{escola_id}/%s', (list) => {
  it.each(logins.equipe)('%s reads those of the own school', async (login) => {
    expect((await (await t.signIn(login)).get(`/api/v2/gestao/escolas/${world.escola}/${list}`)).status).toBe(200);
  });

  it.each(['prof.helena', 'coord.ines', 'dir.otto', 'sup.nair'])(
    'another school is out of reach of %s',
    async (login) => {
      const client = await t.signIn(login);
      for (const escola_id of [world.outraEscola, 999])
        expect(outcome(await client.get(`/api/v2/gestao/escolas/${escola_id}/${list}`))).toBe('404 nao_encontrado');
    },
  );

  it('an admin reads those of every school; none of the other school is in a list', async () => {
    const rui = await t.signIn('admin.rui');
    const [own, other] = [
      await rui.get(`/api/v2/gestao/escolas/1/${list}`),
      await rui.get(`/api/v2/gestao/escolas/2/${list}`),
    ];
    expect(JSON.stringify(own.body)).not.toMatch(/Alto|2ª série/);
    expect(JSON.stringify(other.body)).toMatch(/Alto|2ª série/);
  });

  it('is refused to a student, and in the view of a student', async () => {
    expect(outcome(await (await t.signIn('bia')).get(`/api/v2/gestao/escolas/1/${list}`))).toBe('403 acesso_negado');
    const view = await t.openView(ines, world.alunos.bia);
    expect(outcome(await view.get(`/api/v2/gestao/escolas/1/${list}`))).toBe('403 visao_aberta');
  });
});
