/** Drafts of exams over HTTP: who sees and saves them, and what a save answers. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { bodyOf } from '../../../../../test/central_avaliacoes/exam-fixture.ts';
import { createQuestoes, newId, pedidoOf, saveDraft, urlOf } from '../../../../../test/gestao/rascunho-fixture.ts';
import { createTestApp, world, type Client, type TestApp } from '../../../../../test/index.ts';

const NOW = '2026-11-21T12:00:00Z';

let t: TestApp;
let ines: Client;
let helena: Client;
let questoes: number[];
beforeAll(async () => {
  t = await createTestApp({ agora: NOW });
  [ines, helena] = [await t.signIn('coord.ines'), await t.signIn('prof.helena')];
  questoes = await createQuestoes(t, [{}, {}]);
});
afterAll(() => t.close());

const draft = async (by: Client = ines, changes: Parameters<typeof pedidoOf>[1] = {}): Promise<string> => {
  const id = newId();
  expect((await saveDraft(by, id, pedidoOf(questoes, changes))).status).toBe(200);
  return id;
};
const rowsOf = async (id: string) =>
  (await t.db.query('select versao from avaliacao_rascunho where id = $1', [id])).rows;
const listed = async (by: Client, query = ''): Promise<string[]> =>
  bodyOf('RascunhoLista', await by.get(`/api/v2/gestao/avaliacao_rascunhos${query}`)).map(
    ({ rascunho_id }) => rascunho_id,
  );

describe('a draft', () => {
  it('is saved whatever is missing, and says what is', async () => {
    const id = newId();
    const answer = await saveDraft(ines, id, pedidoOf([], { descricao: '', ciclo_id: null, turmas: [] }));
    expect(answer.status).toBe(200);
    const body = bodyOf('RascunhoAvaliacao', answer);
    expect(body.pendencias.map(({ codigo }) => codigo)).toEqual(['sem_nome', 'sem_ciclo', 'dia_vazio', 'sem_turmas']);
    expect(body.pendencias[0]?.texto).toBe('Dê um nome à prova, com 3 letras ou mais.');
    expect(body).toMatchObject({ versao: 1, meu: true, editavel: true, fuso_horario: 'America/Sao_Paulo' });
  });

  it('tells its questions without a key', async () => {
    const id = await draft();
    const answer = await ines.get(urlOf(id));
    expect(bodyOf('RascunhoAvaliacao', answer).questoes.map(({ banco_questao_id }) => banco_questao_id)).toEqual(
      questoes,
    );
    expect(JSON.stringify(answer.body)).not.toMatch(/gabarito|comentario|opcao_/u);
  });

  it('tells the passage of a question, and how the school lets results out', async () => {
    const id = await draft();
    const [first] = questoes;
    await t.db.query(
      `with b as (insert into texto_base (escola_id, titulo, conteudo, fonte)
         values (1, 'Reservatórios', '<p>Texto.</p>', '') returning id)
       update questao set texto_base_id = (select id from b) where escola_id = 1 and id = $1`,
      [first],
    );
    const body = bodyOf('RascunhoAvaliacao', await ines.get(urlOf(id)));
    expect(body.questoes.map(({ texto_base }) => texto_base?.titulo ?? null)).toEqual(['Reservatórios', null]);
    expect(body.liberacao).toBe('sozinha');
  });

  it('is one row however often the same call comes', async () => {
    const id = newId();
    const answers = await Promise.all([1, 2, 3].map(() => saveDraft(ines, id, pedidoOf(questoes))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await rowsOf(id)).toEqual([{ versao: 1 }]);
  });

  it('is changed over the version that was read, once', async () => {
    const id = await draft();
    const two = ['Um', 'Dois'].map((nome) =>
      saveDraft(ines, id, { ...pedidoOf(questoes, { descricao: `Prova ${nome}` }), versao: 1 }),
    );
    expect((await Promise.all(two)).map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([200, 409]);
    const stale = await saveDraft(ines, id, { ...pedidoOf(questoes, { descricao: 'Prova Três' }), versao: 1 });
    expect(stale.body).toMatchObject({ codigo: 'versao_diferente' });
    expect(await rowsOf(id)).toEqual([{ versao: 2 }]);
  });

  it.each<[string, object]>([
    ['a number as name', { descricao: 3 }],
    ['a name of 121', { descricao: 'x'.repeat(121) }],
    ['a day of 4 minutes', { dias: [{ ...pedidoOf([]).dias[0], duracao_minutos: 4 }] }],
    ['an unknown field', { segredo: true }],
    [
      'a time with a zone',
      {
        turmas: [
          {
            turma_id: 1,
            dias: [{ dia_prova: 1, inicio: '2026-11-28T09:00Z', fim: null, sala: null, entrada: 'livre' }],
          },
        ],
      },
    ],
  ])('is refused for its shape: %s', async (_name, wrong) => {
    expect((await saveDraft(ines, newId(), { ...pedidoOf(questoes), ...wrong })).status).toBe(400);
  });

  it('is refused above 256 kB', async () => {
    const answer = await saveDraft(ines, newId(), { ...pedidoOf(questoes), params: { x: 'y'.repeat(262_144) } });
    expect(answer.status).toBe(413);
  });

  it('is put into the archive and taken back; there nobody saves it', async () => {
    const id = await draft();
    const archive = (arquivada: boolean) => ines.post(urlOf(id, 'arquivamento'), { arquivada });
    expect(bodyOf('RascunhoAvaliacao', await archive(true))).toMatchObject({ editavel: false, versao: 2 });
    expect(await listed(ines)).not.toContain(id);
    expect(await listed(ines, '?arquivadas=true')).toContain(id);
    const save = await saveDraft(ines, id, { ...pedidoOf(questoes, { descricao: 'Outro nome' }), versao: 2 });
    expect(save.body).toMatchObject({ codigo: 'rascunho_arquivado' });
    expect(bodyOf('RascunhoAvaliacao', await archive(false)).arquivado_em).toBeNull();
  });

  it('leaves an audit row when it changed, and none when it did not', async () => {
    const id = await draft();
    await saveDraft(ines, id, pedidoOf(questoes));
    const { rows } = await t.db.query(`select acao from auditoria where detalhe->>'rascunho_id' = $1`, [id]);
    expect(rows).toEqual([{ acao: 'rascunho_salvo' }]);
  });
});

describe('who sees and saves a draft', () => {
  const forV1 = { turmas: [{ turma_id: world.turmaV1, dias: [] }] };
  it('a teacher: the own ones, and to read those that name a class taught', async () => {
    const own = await draft(helena, forV1);
    const named = await draft(ines, { turmas: [...pedidoOf([]).turmas, ...forV1.turmas] });
    const alone = await draft(ines);
    const other = await draft(ines, forV1);
    const seen = await listed(helena);
    expect(seen).toEqual(expect.arrayContaining([own, named, alone]));
    expect(seen).not.toContain(other);
    expect((await helena.get(urlOf(other))).status).toBe(404);
    const save = (id: string) =>
      saveDraft(helena, id, { ...pedidoOf(questoes, { descricao: 'De Helena' }), versao: 1 });
    expect((await save(own)).status).toBe(200);
    expect((await save(alone)).status).toBe(200);
    expect((await save(named)).body).toMatchObject({ codigo: 'rascunho_de_outro' });
    expect((await save(other)).status).toBe(404);
  });

  it.each([
    ['sup.nair', 200, 403],
    ['gestao.lia', 200, 403],
    ['dir.otto', 200, 200],
    ['vida.julia', 200, 200],
    ['admin.rui', 200, 200],
  ])('%s reads it with %i and saves with %i', async (login, read, saved) => {
    const id = await draft();
    const by = await t.signIn(login);
    expect((await by.get(urlOf(id))).status).toBe(read);
    const answer = await saveDraft(by, id, { ...pedidoOf(questoes, { descricao: 'Outro nome' }), versao: 1 });
    expect(answer.status).toBe(saved);
  });

  it('nobody of another school', async () => {
    const id = await draft();
    expect((await ines.get(urlOf(id, '', world.outraEscola))).status).toBe(404);
    const rui = await t.signIn('admin.rui');
    expect((await rui.get(urlOf(id, '', world.outraEscola))).status).toBe(404);
  });
});

it('a list comes in pages, newest first, and is searched without accents', async () => {
  for (let n = 0; n < 55; n += 1) await draft(ines, { descricao: `Série ${n}` });
  const first = await ines.get('/api/v2/gestao/avaliacao_rascunhos?busca=serie');
  expect(bodyOf('RascunhoLista', first)).toHaveLength(50);
  const cursor = String(first.headers['proximo-cursor']);
  const second = await ines.get(`/api/v2/gestao/avaliacao_rascunhos?busca=serie&cursor=${cursor}`);
  expect(bodyOf('RascunhoLista', second)).toHaveLength(5);
  expect((await ines.get('/api/v2/gestao/avaliacao_rascunhos?cursor=x')).status).toBe(400);
});
