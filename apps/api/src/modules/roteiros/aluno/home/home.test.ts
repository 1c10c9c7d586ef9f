/** The home of a student: progress, stars, and the ranking as far as the school shows it. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createTestApp, world, type Client, type TestApp } from '../../../../../test/index.ts';
import { bodyOf } from '../../../../../test/central_avaliacoes/exam-fixture.ts';
import { addRun, createRoteiros, type Roteiro } from '../../../../../test/home/serie.ts';

const { ana, bia, bruno, dora, doraAntiga, edu } = world.alunos;

let t: TestApp;
let client: Client;
let v1: readonly Roteiro[];
let v2: readonly Roteiro[];
beforeAll(async () => {
  t = await createTestApp({ agora: '2026-11-21T12:30:00Z' });
  client = await t.signIn('bia');
  v1 = await createRoteiros(t.db, { turma_id: world.turmaV1, fases: 2 });
  v2 = await createRoteiros(t.db, { turma_id: world.turmaV2, fases: 2 });
  const run = (
    turma_aluno_id: number,
    [roteiro]: readonly Roteiro[],
    fase: number,
    estrelas: 0 | 1 | 2 | 3,
    numero = 1,
  ) => addRun(t.db, { turma_aluno_id, trilha_fase_id: roteiro?.fases[fase] ?? 0, estrelas, numero });
  // Bia: 3 + 1 = 4. Bruno: 3 and then 1 in the same phase, where the best counts, + 1 = 4. Ana, in version 1: 2.
  await run(bia, v2, 0, 3);
  await run(bia, v2, 1, 1);
  await run(bruno, v2, 0, 3);
  await run(bruno, v2, 0, 1, 2);
  await run(bruno, v2, 1, 1);
  await run(ana, v1, 0, 2);
  // Dora: 1 in the current class. From the class of version 1: 3 from a roadmap, and 2 that belong to no roadmap.
  await run(dora, v2, 0, 1);
  await run(doraAntiga, v1, 0, 3);
  const plano = await createRoteiros(t.db, { turma_id: world.turmaV1, fases: 1, tipo: 2, turma_aluno_id: doraAntiga });
  await run(doraAntiga, plano, 0, 1);
  await t.db.query('update turma_aluno set estrelas_v1 = 2 where id = $1', [dora]);
});
beforeEach(() => configure({}));
afterAll(() => t.close());

const configure = (configuracao: object) =>
  t.db.query('update escola set configuracao = $1 where id = $2', [configuracao, world.escola]);
const home = async (who = client) => bodyOf('Home', await who.get('/api/v2/home'));
const ranking = async (query = '', who = client) =>
  bodyOf('RankingEstrelas', await who.get(`/api/v2/home/ranking${query}`));
/** Names by class. */
const namesOf = ({ ranking_estrelas }: Awaited<ReturnType<typeof home>>) =>
  ranking_estrelas.map((row) => [row.turma_codigo, row.aluno_estrelas.map((aluno) => aluno.aluno_nome)]);

describe('stars', () => {
  it('each kind has its own field, and none counts twice (decision 152)', async () => {
    const { ranking_estrelas, estrelas_v1 } = await home(await t.signIn('dora'));
    const own = ranking_estrelas.flatMap((row) => row.aluno_estrelas).find((row) => row.turma_aluno_id === dora);
    expect(own?.materia_estrelas).toEqual([
      expect.objectContaining({
        materia_nome: 'Matéria LC',
        qtde_estrelas: 1,
        qtde_estrelas_roteiro_v1: 3,
        qtde_estrelas_plano_v1: 1,
      }),
    ]);
    expect(estrelas_v1).toBe(2);
    const { linhas } = await ranking();
    expect(linhas.find((row) => row.turma_aluno_id === dora)?.qtde_estrelas).toBe(1 + 3 + 1 + 2);
  });

  it('the best run of a phase counts; in a class of version 1 the stars are those of version 1', async () => {
    const rows = (await home()).ranking_estrelas.flatMap((row) => row.aluno_estrelas);
    const starsOf = (id: number) => rows.find((row) => row.turma_aluno_id === id)?.materia_estrelas[0];
    expect(starsOf(bruno)).toMatchObject({ qtde_estrelas: 4, qtde_estrelas_roteiro_v1: 0 });
    expect(starsOf(ana)).toMatchObject({ qtde_estrelas: 0, qtde_estrelas_roteiro_v1: 2 });
  });
});

describe('progress', () => {
  it('is the number of finished phases over the phases of open roadmaps', async () => {
    const { progressao_materias } = await home();
    expect(progressao_materias.map((row) => [row.materia_nome, row.progresso])).toEqual([
      ['Matéria CH', 0],
      ['Matéria CN', 0],
      ['Matéria LC', 1],
      ['Matéria MT', 0],
    ]);
  });

  it('names the roadmap to go on with: the one that ends first of those with a phase to do', async () => {
    const { progressao_materias } = await home();
    expect(progressao_materias.map((row) => row.trilha_id)).toEqual(
      progressao_materias.map(({ materia_id }) => v2.find((roteiro) => roteiro.materia_id === materia_id)?.trilha_id),
    );
  });

  it('does not count roadmaps that are over', async () => {
    t.clock.set('2026-12-20T12:00:01Z');
    expect((await home(await t.signIn('bia'))).progressao_materias).toEqual([]);
    t.clock.set('2026-11-21T12:30:00Z');
  });
});

describe('ranking', () => {
  it('equal students share a place and the next place is skipped; every class of the series is included', async () => {
    const { linhas, propria, total, ranking_modo } = await ranking();
    expect(
      linhas.map((row) => [row.posicao, row.aluno_nome, row.turma_codigo, row.qtde_estrelas, row.proprio]),
    ).toEqual([
      [1, 'Dora N.', '3B', 7, false],
      [2, 'Beatriz S.', '3B', 4, true],
      [2, 'Bruno A.', '3B', 4, false],
      [4, 'Ana L.', '3A', 2, false],
      [5, 'Eduardo P.', '3B', 0, false],
    ]);
    expect({ propria, total, ranking_modo }).toEqual({
      propria: { posicao: 2, total: 5 },
      total: 5,
      ranking_modo: 'nomeado',
    });
    expect((await home()).ranking_geral).toEqual({ posicao: 2, total: 5 });
  });

  it('can be limited to the own class, to one subject, and to both', async () => {
    const of = async (query: string) => (await ranking(query)).linhas.map((row) => [row.aluno_nome, row.qtde_estrelas]);
    const [lc] = v2;
    expect(await of('?escopo=turma')).toEqual([
      ['Dora N.', 7],
      ['Beatriz S.', 4],
      ['Bruno A.', 4],
      ['Eduardo P.', 0],
    ]);
    expect((await of(`?materia_id=${lc?.materia_id}`))[0]).toEqual(['Dora N.', 5]);
    expect(await of(`?materia_id=${v2[3]?.materia_id}&escopo=turma`)).toEqual([
      ['Beatriz S.', 0],
      ['Bruno A.', 0],
      ['Dora N.', 0],
      ['Eduardo P.', 0],
    ]);
    expect((await ranking()).materias.map((row) => row.materia_nome)).toEqual([
      'Matéria CH',
      'Matéria CN',
      'Matéria LC',
      'Matéria MT',
    ]);
    expect((await client.get('/api/v2/home/ranking?materia_id=999999')).status).toBe(404);
  });

  it('never carries a full name (security T32)', async () => {
    const bodies = JSON.stringify([await home(), await ranking()]);
    for (const nome of ['Beatriz Souza', 'Bruno Alves', 'Dora Nunes', 'Eduardo Pires', 'Ana Lima', 'Souza', 'Alves'])
      expect(bodies).not.toContain(nome);
  });

  it("shows a social name as the whole name, and shows a hidden student's name to that student only", async () => {
    await t.db.query(`update pessoa set nome_social = 'Nino' where id = $1`, [world.pessoas.bruno]);
    await t.db.query('update pessoa set ranking_oculto = true where id = any($1)', [
      [world.pessoas.dora, world.pessoas.bia],
    ]);
    expect((await ranking()).linhas.map((row) => row.aluno_nome)).toEqual([
      'Estudante',
      'Beatriz S.',
      'Nino',
      'Ana L.',
      'Eduardo P.',
    ]);
    expect(namesOf(await home(await t.signIn('bruno')))).toEqual([
      ['3A', ['Ana L.']],
      ['3B', ['Estudante', 'Nino', 'Estudante', 'Eduardo P.']],
    ]);
    await t.db.query('update pessoa set ranking_oculto = false, nome_social = null');
  });

  it('janela: three rows on each side; desligado: only the own row, without a place', async () => {
    await configure({ ranking_modo: 'janela' });
    const eduardo = await ranking('', await signInEdu());
    expect(eduardo.linhas.map((row) => row.posicao)).toEqual([2, 2, 4, 5]);
    expect(eduardo.propria).toEqual({ posicao: 5, total: 5 });
    await configure({ ranking_modo: 'desligado' });
    expect(await ranking()).toMatchObject({ ranking_modo: 'desligado', total: 0, linhas: [], propria: null });
    const own = await home();
    expect(own.ranking_geral).toBeNull();
    expect(namesOf(own)).toEqual([['3B', ['Beatriz S.']]]);
  });

  async function signInEdu(): Promise<Client> {
    await t.db.query('update pessoa set senha_inicial = false');
    return t.signIn('edu');
  }

  it("a school's ranking shows no other school, and an old class is ranked with the student's own row", async () => {
    expect(namesOf(await home(await t.signIn('zeca')))).toEqual([['3B', ['José M.']]]);
    const antiga = bodyOf('Home', await (await t.signIn('dora')).get(`/api/v2/home?turma_aluno_id=${doraAntiga}`));
    expect(antiga.ranking_estrelas.flatMap((row) => row.aluno_estrelas).map((row) => row.turma_aluno_id)).toContain(
      doraAntiga,
    );
    expect([edu, bia].length).toBe(2);
  });
});

describe('quiz_pessoal', () => {
  it.each([
    ['offered where the school lets students choose', {}, false],
    ['not offered while they are forced (decision 61)', { perguntas_seguranca: 'desligadas' }, true],
  ])('%s', async (_name, configuracao, expected) => {
    await configure(configuracao);
    expect((await home()).quiz_pessoal).toBe(expected);
  });

  it('is not offered once registered, nor to staff in a view (decision 29)', async () => {
    expect((await home(await t.openView(await t.signIn('vida.julia'), bia))).quiz_pessoal).toBe(true);
    for (const numero of [1, 2, 3])
      await t.db.query(
        `insert into resposta_seguranca (escola_id, pessoa_id, numero_sequencial, pergunta_seguranca_id, resposta_hash, criada_em) values (1, $1, $2::int, $2::int, 'x', '2026-01-10T12:00:00Z')`,
        [world.pessoas.bia, numero],
      );
    expect((await home()).quiz_pessoal).toBe(true);
  });
});
