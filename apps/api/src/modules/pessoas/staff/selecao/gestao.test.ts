import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { components } from '@luneta/openapi';

import { pessoa, sede, serie, turma, turma_aluno, turma_professor } from '../../../../database/schema/index.ts';
import { tenant, type Tenant } from '../../../../database/tenant.ts';
import { createTestApp, world, type Answer, type Client } from '../../../../../test/index.ts';
import { tables } from '../../../../../test/tables.ts';

type Turma = components['schemas']['GestaoTurma'];

const { anonymous, signIn, db, statements, close } = await createTestApp();
afterAll(close);

const URL = '/api/v2/gestao_acompanhamento';
const school = tenant(db, world.escola);
const isList = (body: unknown): body is Turma[] => Array.isArray(body);
function turmasOf({ status, body }: Answer): Turma[] {
  expect(status).toBe(200);
  return isList(body) ? body : [];
}
const names = (turmas: readonly Turma[]) => turmas.flatMap(({ alunos }) => alunos.map(({ aluno_nome }) => aluno_nome));
const list = async (login: string, query = '') => turmasOf(await (await signIn(login)).get(`${URL}${query}`));

/** Every page, in order. */
async function pages(client: Client): Promise<Turma[][]> {
  const found: Turma[][] = [];
  for (let query = ''; ;) {
    const answer = await client.get(`${URL}${query}`);
    found.push(turmasOf(answer));
    const next = answer.headers['proximo-cursor'];
    if (next === undefined) return found;
    query = `?cursor=${String(next)}`;
  }
}

async function addTurma(
  escola: Tenant,
  codigo: string,
  place: { sede_id: number; serie_id: number },
  alunos: string[],
) {
  const [turmaRow] = await tables(escola)
    .insert(turma)
    .values({ ...place, codigo, turno: 2, ano: 2026, versao: 1 })
    .returning();
  for (const nome of alunos) {
    const values = { nome, perfil: 'aluno', senha_hash: 'x', criada_em: new Date('2026-01-10T12:00:00Z') };
    const [person] = await tables(escola).insert(pessoa).values(values).returning();
    await tables(escola)
      .insert(turma_aluno)
      .values({ turma_id: turmaRow?.id ?? 0, pessoa_id: person?.id ?? 0 });
  }
  return turmaRow?.id ?? 0;
}

describe('GET gestao_acompanhamento', () => {
  beforeAll(async () => {
    const [jardim] = await tables(school).insert(sede).values({ nome: 'Água Verde' }).returning();
    const [first] = await tables(school).insert(serie).values({ nome: '1ª série', nivel_ordem: 10 }).returning();
    const place = { sede_id: jardim?.id ?? 0, serie_id: first?.id ?? 0 };
    await addTurma(school, '1A', place, ['Zoé Lima', 'Ágata Brito', 'Álvaro de Sá']);
    await addTurma(school, '3C', { ...place, serie_id: world.serie }, ['Túlio Paz']);
  });

  it('lists current enrolments by campus, series, class and name, ignoring accents', async () => {
    const turmas = await list('coord.ines');
    expect(turmas.map(({ sede_nome, turma_codigo }) => `${sede_nome} ${turma_codigo}`)).toEqual([
      'Água Verde 1A',
      'Água Verde 3C',
      'Centro 3A',
      'Centro 3B',
    ]);
    expect(names(turmas)).toEqual([
      'Ágata Brito',
      'Álvaro de Sá',
      'Zoé Lima',
      'Túlio Paz',
      'Ana Lima',
      'Beatriz Souza',
      'Bruno Alves',
      'Dora Nunes',
      'Eduardo Pires',
    ]);
    expect(turmas[3]).toMatchObject({ escola_nome: 'Escola Aurora', versao: 2, nivel_ordem: 12, turma_turno: 1 });
  });

  it.each([
    ['a teacher: the classes taught', 'prof.helena', 4],
    ['a director: the school', 'dir.otto', 9],
    ['a supervisor: the own school while no other is assigned', 'sup.nair', 9],
    ['an admin: every school', 'admin.rui', 10],
  ])('%s', async (_name, login, students) => {
    expect(names(await list(login))).toHaveLength(students);
  });

  it.each([
    ['part of a name, without its accent', 'busca=agata', ['Ágata Brito']],
    ['part of a name, in capitals and with another accent', 'busca=%C3%80LVARO', ['Álvaro de Sá']],
    ['the middle of names', 'busca=lima', ['Zoé Lima', 'Ana Lima']],
    ['a whole enrolment', 'busca=3', ['Beatriz Souza']],
    ['a user name', 'busca=bia', ['Beatriz Souza']],
    ['characters with a meaning in SQL patterns', 'busca=%25', []],
    ['a quote', "busca='", []],
    ['only spaces: everything', 'busca=%20%20&sede=Centro&turma=1', ['Ana Lima']],
    ['a campus', 'sede=%C3%81gua%20Verde', ['Ágata Brito', 'Álvaro de Sá', 'Zoé Lima', 'Túlio Paz']],
    ['a series', 'serie=1%C2%AA%20s%C3%A9rie', ['Ágata Brito', 'Álvaro de Sá', 'Zoé Lima']],
    ['a class', 'turma=1', ['Ana Lima']],
    ['two filters without a common result', 'turma=1&busca=bia', []],
    ["another school's class", 'turma=4', []],
    ["another school's student", 'busca=zeca', []],
  ])('filters by %s', async (_name, query, expected) => {
    expect(names(await list('coord.ines', `?${query}`))).toEqual(expected);
  });

  it.each([
    ['text that is no cursor', 'cursor=abc'],
    ['a class that is no id', 'turma=abc'],
    ['a repeated filter', 'sede=a&sede=b'],
  ])('refuses %s', async (_name, query) => {
    expect((await (await signIn('coord.ines')).get(`${URL}?${query}`)).status).toBe(400);
  });

  it('is for staff who are signed in', async () => {
    expect((await anonymous.get(URL)).status).toBe(401);
    expect((await (await signIn('bia')).get(URL)).status).toBe(403);
  });

  it('says how each student stands and when the last sign-in was', async () => {
    await signIn('bruno');
    const [turma] = await list('coord.ines', '?busca=bruno');
    expect(turma?.alunos).toMatchObject([
      { situacao: 'ativo', ultimo_acesso_em: '2026-11-21T12:00:00.000Z', login: 'bruno' },
    ]);
    const [first] = await list('coord.ines', '?busca=zoe');
    expect(first?.alunos[0]?.ultimo_acesso_em).toBeNull();
  });

  it.each([
    ['senha_inicial', ['Eduardo Pires']],
    ['em_prova', []],
    ['inativo', []],
  ])('filters by the state %s', async (situacao, expected) => {
    expect(names(await list('coord.ines', `?situacao=${situacao}`))).toEqual(expected);
  });

  it.each([
    ['', '9'],
    ['?busca=lima', '2'],
    ['?sede=Centro', '5'],
    ['?busca=ninguem', '0'],
  ])('counts the students of the list %s', async (query, total) => {
    const answer = await (await signIn('coord.ines')).get(`${URL}${query}`);
    expect(answer.headers['total-alunos']).toBe(total);
  });

  it('a cursor from another school returns nothing of that school', async () => {
    expect(names(await list('coord.ines', '?cursor=2-4'))).toEqual([]);
  });
});

describe('a long list', () => {
  /** Ten classes in a second series of the other school's first campus. */
  const grow = async (each: number) => {
    const other = tenant(db, world.outraEscola);
    const [place] = await tables(other).select({ sede_id: turma.sede_id, serie_id: turma.serie_id }).from(turma);
    for (let n = 0; n < 10; n += 1) {
      const alunos = Array.from({ length: each }, (_, i) => `Aluno ${n} ${i}`);
      await addTurma(other, `T${each}-${n}`, place ?? { sede_id: 0, serie_id: 0 }, alunos);
    }
  };

  it('takes the same number of statements at 30 and at 300 students, and its pages hold every class once', async () => {
    const rui = await signIn('admin.rui');
    const cost = () => statements.count(() => rui.get(URL));
    const before = await cost();
    await grow(3);
    expect(await cost()).toBe(before);
    await grow(27);
    expect(await cost()).toBe(before);
    expect(before).toBe(3);
    const found = await pages(rui);
    const all = found.flat();
    expect(names(all)).toHaveLength(10 + 30 + 270);
    expect(new Set(all.map(({ turma_id }) => turma_id)).size).toBe(all.length);
    for (const page of found) expect(names(page).length).toBeLessThanOrEqual(50);
    expect(found.length).toBeGreaterThanOrEqual(7);
  });

  it('shows a class larger than a page whole', async () => {
    const other = tenant(db, world.outraEscola);
    await tables(db).execute(sql`update turma_aluno m set turma_id = t.id from turma t
      where m.escola_id = 2 and t.escola_id = 2 and t.codigo = 'T27-0' and m.turma_id in
        (select id from turma where codigo in ('T27-1', 'T27-2'))`);
    const [turmaRow] = await tables(other)
      .select({ id: turma.id })
      .from(turma)
      .where(sql`codigo = 'T27-0'`);
    const answer = await (await signIn('admin.rui')).get(`${URL}?turma=${turmaRow?.id}`);
    expect(names(turmasOf(answer))).toHaveLength(81);
    expect(answer.headers['proximo-cursor']).toBeUndefined();
  });
});

it('a teacher sees no class in which nobody is enrolled', async () => {
  await tables(school).delete(turma_professor);
  expect(await list('prof.helena')).toEqual([]);
});

describe('GET gestao/turmas', () => {
  const codes = async (login: string) => {
    const { status, body } = await (await signIn(login)).get('/api/v2/gestao/turmas');
    expect(status).toBe(200);
    return Array.isArray(body)
      ? body.map((turma) => `${turma.sede_nome} ${turma.turma_codigo} ${turma.qtde_alunos}`)
      : [];
  };

  it('lists the classes that have students, in the order of the list of students', async () => {
    expect(await codes('coord.ines')).toEqual(['Água Verde 1A 3', 'Água Verde 3C 1', 'Centro 3A 1', 'Centro 3B 4']);
  });

  it('shows a teacher no class of others', async () => {
    expect(await codes('prof.helena')).toEqual([]);
  });

  it('goes on after the class that the page before ended with', async () => {
    const rui = await signIn('admin.rui');
    const all = await codes('admin.rui');
    const { body } = await rui.get('/api/v2/gestao/turmas?cursor=1-1');
    expect(Array.isArray(body) ? body.map(({ turma_codigo }) => turma_codigo) : []).toEqual(
      all.slice(3).map((code) => code.split(' ').at(-2)),
    );
  });

  it('is for staff who are signed in', async () => {
    expect((await anonymous.get('/api/v2/gestao/turmas')).status).toBe(401);
    expect((await (await signIn('bia')).get('/api/v2/gestao/turmas')).status).toBe(403);
  });
});
