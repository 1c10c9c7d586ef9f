/** The home of a series of 30 and 300 students (LUNETA_PROVE=1: 3,000 too): the number of statements, the places, the time. */
import { afterAll, beforeAll, expect, it } from 'vitest';

import { PROVE, report } from '../../../../../test/security/support/figures.ts';
import { createTestApp, world, type Client, type TestApp } from '../../../../../test/index.ts';
import { bodyOf } from '../../../../../test/central_avaliacoes/exam-fixture.ts';
import { addRun, createRoteiros, fillSerie, type Roteiro } from '../../../../../test/home/serie.ts';

const SIZES = PROVE ? [30, 300, 3000] : [30, 300];
const ROUNDS = 7;
/** Far above the usual time, so that a loaded machine stays green. A bad query plan takes minutes. */
const AT_MOST_MS = 8000;

let t: TestApp;
let bia: Client;
let roteiros: readonly Roteiro[];
beforeAll(async () => {
  t = await createTestApp({ agora: '2026-11-21T12:30:00Z' });
  bia = await t.signIn('bia');
  roteiros = await createRoteiros(t.db, { turma_id: world.turmaV2, fases: 5 });
  await addRun(t.db, { turma_aluno_id: world.alunos.bia, trilha_fase_id: roteiros[0]?.fases[0] ?? 0, estrelas: 3 });
});
afterAll(() => t.close());

const median = (numbers: readonly number[]) => numbers.toSorted((x, y) => x - y)[Math.floor(numbers.length / 2)] ?? 0;

/** Places computed here in SQL alone. */
async function expectedPlace(): Promise<{ posicao: number; total: number }> {
  const { rows } = await t.db.query(
    `select posicao::int, total::int from (
       select id, rank() over (order by soma desc) as posicao, count(*) over () as total from (
         select al.id, coalesce((select sum(b) from (select max(estrelas) as b from fase_execucao where turma_aluno_id = al.id
                                                     group by trilha_fase_id) x), 0) as soma
         from turma_aluno al join turma tu on tu.id = al.turma_id
         where tu.escola_id = 1 and tu.serie_id = $2 and al.status = 'Atual') y) z
     where id = $1`,
    [world.alunos.bia, world.serie],
  );
  return rows[0];
}

it(`sends the same number of statements for ${SIZES.join(', ')} students`, async () => {
  const counts = [];
  const figures: Record<string, number> = {};
  for (const size of SIZES) {
    await fillSerie(t.db, size, roteiros);
    const paths = ['/api/v2/home', '/api/v2/home/ranking'];
    counts.push(await countsOf(paths));
    const home = bodyOf('Home', await bia.get('/api/v2/home'));
    expect(home.ranking_estrelas.flatMap((row) => row.aluno_estrelas)).toHaveLength(size);
    expect(home.ranking_geral).toEqual(await expectedPlace());
    const ranking = bodyOf('RankingEstrelas', await bia.get('/api/v2/home/ranking'));
    expect([ranking.total, ranking.linhas.length]).toEqual([size, Math.min(size, 2000)]);
    expect(ranking.propria).toEqual(home.ranking_geral);
    for (const [name, path] of [
      ['home', paths[0]],
      ['ranking', paths[1]],
      ['tabela', '/api/v2/home/ranking?visao=tabela'],
    ] as const) {
      const times = [];
      for (let n = 0; n < ROUNDS; n += 1) {
        const from = performance.now();
        await bia.get(path ?? '');
        times.push(performance.now() - from);
      }
      figures[`${name} ${size}`] = Math.round(median(times));
    }
  }
  report('home, median ms by students', figures);
  expect(new Set(counts.map((count) => JSON.stringify(count))).size).toBe(1);
  expect(figures[`home ${SIZES.at(-1)}`]).toBeLessThan(AT_MOST_MS);
});

async function countsOf(paths: readonly string[]): Promise<number[]> {
  const counts = [];
  for (const path of paths) counts.push(await t.statements.count(() => bia.get(path)));
  return counts;
}
