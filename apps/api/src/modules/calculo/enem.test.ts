/**
 * A real exam through the API: both days answered as real students answered them, compared with the scores INEP
 * published.
 */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { tables } from '../../../test/tables.ts';
import { bodyOf } from '../../../test/central_avaliacoes/exam-fixture.ts';
import { type Client, createTestApp, type TestApp, world } from '../../../test/index.ts';
import { openExam } from '../../cli/exam-open.ts';
import { importEnem } from '../../cli/import-enem/index.ts';
import { diretorio_login, pessoa, turma_aluno } from '../../database/schema/index.ts';
import { tenant } from '../../database/tenant.ts';
import { calcularResultados } from '../../jobs/calcular-resultados.ts';
import { fecharTentativas } from '../../jobs/fechar-tentativas.ts';

type Area = 'LC' | 'CH' | 'CN' | 'MT';
type Answers = {
  case_id: string;
  area: Area;
  co_prova: number;
  tp_lingua: 0 | 1 | null;
  responses_45: string;
  official_score: number;
};
type Student = { login: string; lingua: 1 | 2; records: { [A in Area]: Answers } };

const data = (path: string) => fileURLToPath(new URL(`../../../../../../../shared/data/${path}`, import.meta.url));
const folder = data('enem/2022');
const scores = data('tri/scores_2022.json');
const available = existsSync(folder) && existsSync(scores);

const FIRST: Readonly<{ [A in Area]: number }> = { LC: 1, CH: 46, CN: 91, MT: 136 };
const log = {
  info: () => undefined,
  warn: () => undefined,
  error: (details: unknown) => expect.fail(JSON.stringify(details)),
};

/** One record per area makes one student. The language is that of the LC record. */
function combineStudents(): Student[] {
  const crosswalk: { items: { co_prova: number }[] } = JSON.parse(
    readFileSync(`${folder}/inep-crosswalk.json`, 'utf8'),
  );
  const booklets = new Set(crosswalk.items.map((item) => item.co_prova));
  const { records }: { records: Answers[] } = JSON.parse(readFileSync(scores, 'utf8'));
  const of = (area: Area) => records.filter((record) => record.area === area && booklets.has(record.co_prova));
  const [LC, CH, CN, MT] = [of('LC'), of('CH'), of('CN'), of('MT')];
  return LC.flatMap((lc, index) => {
    const [ch, cn, mt] = [CH[index], CN[index], MT[index]];
    if (!ch || !cn || !mt) return [];
    return [
      { login: `real.${index}`, lingua: lc.tp_lingua === 1 ? 2 : 1, records: { LC: lc, CH: ch, CN: cn, MT: mt } },
    ];
  });
}

/** The letter given for each number of the booklet. */
function lettersOf({ records }: Student): Map<number, string> {
  const letters = new Map<number, string>();
  for (const { area, responses_45 } of Object.values(records)) {
    responses_45.split('').forEach((letter, index) => letters.set(FIRST[area] + index, letter));
  }
  return letters;
}

describe.skipIf(!available)('ENEM 2022 through the API (skipped: ../shared/data is not beside the checkout)', () => {
  const students = available ? combineStudents() : [];
  let t: TestApp;
  let ta: number;
  beforeAll(async () => {
    t = await createTestApp({ agora: '2026-11-21T15:00:00Z' });
    await importEnem(t.db, { folder, escola_id: world.escola, agora: new Date('2026-11-20T12:00:00Z') });
    const open = { escola_id: world.escola, avaliacao: 'ENEM-2022', turma: '3B' };
    const first = await openExam(t.db, {
      ...open,
      dia: 1,
      inicio: new Date('2026-11-21T15:00:00Z'),
      fim: new Date('2026-11-21T21:00:00Z'),
    });
    await openExam(t.db, {
      ...open,
      dia: 2,
      inicio: new Date('2026-11-21T15:00:00Z'),
      fim: new Date('2026-11-21T21:00:00Z'),
    });
    ta = first.turma_avaliacao_id;
    const escola = tenant(t.db, world.escola);
    const [bia] = await tables(escola).select({ senha_hash: pessoa.senha_hash }).from(pessoa).limit(1);
    for (const { login } of students) {
      const [row] = await tables(escola)
        .insert(pessoa)
        .values({
          nome: login,
          perfil: 'aluno',
          senha_hash: bia?.senha_hash ?? '',
          criada_em: new Date('2026-01-10T12:00:00Z'),
        })
        .returning({ id: pessoa.id });
      await tables(t.db)
        .insert(diretorio_login)
        .values({ login, escola_id: world.escola, pessoa_id: row?.id ?? 0 });
      await tables(escola)
        .insert(turma_aluno)
        .values({ turma_id: world.turmaV2, pessoa_id: row?.id ?? 0 });
    }
  }, 120_000);
  afterAll(() => t.close());

  async function takeDay(client: Client, student: Student, dia: number): Promise<number> {
    const url = `/api/v2/central_avaliacoes/${ta}`;
    await client.post(`${url}/${dia}/inicio`);
    if (dia === 1) await client.post(`${url}/lingua_estrangeira`, { lingua_estrangeira: student.lingua, dia });
    const resumo = bodyOf('Resumo', await client.get(`${url}/${dia}/resumo`));
    const letters = lettersOf(student);
    let sent = 0;
    for (const item of resumo.materias.flatMap((materia) => materia.itens)) {
      if (item.lingua_estrangeira !== null && item.lingua_estrangeira !== student.lingua) continue;
      const option = 'ABCDE'.indexOf(letters.get(item.numero) ?? '.') + 1;
      if (option === 0) continue;
      const body = {
        turma_avaliacao_questao_resposta_id: item.turma_avaliacao_questao_resposta_id,
        item_resposta: option,
        dia,
        seq: 1,
      };
      expect(await client.post(`${url}/resposta`, body)).toMatchObject({ status: 200, body: { situacao: 'gravada' } });
      sent += 1;
    }
    expect((await client.post(`${url}/${dia}/fechamento_prova`)).body).toMatchObject({
      qtde_itens: 90,
      qtde_itens_respondidos: sent,
    });
    return sent;
  }

  it('has students of both languages', () => {
    const count = (lingua: 1 | 2) => students.filter((student) => student.lingua === lingua).length;
    expect([count(1), count(2)]).toEqual([4, 6]);
  });

  it('gives each student the official score of each area, to the decimal place', { timeout: 180_000 }, async () => {
    const clients = await Promise.all(students.map((student) => t.signIn(student.login)));
    for (const [index, student] of students.entries()) {
      const client = clients[index];
      if (!client) throw new Error('not signed in');
      expect(await takeDay(client, student, 1)).toBeGreaterThan(80);
      expect(await takeDay(client, student, 2)).toBeGreaterThan(80);
    }
    t.clock.set('2026-11-21T21:02:01Z');
    const agora = new Date('2026-11-21T21:02:01Z');
    await fecharTentativas.run({ db: t.db, agora, log });
    await calcularResultados.run({ db: t.db, agora, log });
    const all = await Promise.all(
      clients.map(async (client) => bodyOf('Resultado', await client.get(`/api/v2/resultados/${ta}`))),
    );
    const given = all.map(({ areas }) => Object.fromEntries(areas.map((area) => [area.codigo, area.nota_tri])));
    const official = students.map(({ records }) =>
      Object.fromEntries(Object.values(records).map((record) => [record.area, record.official_score])),
    );
    expect(given).toEqual(official);
    for (const resultado of all) {
      expect(resultado).toMatchObject({ situacao: 'liberado', origem_tri: 'INEP', presente_avaliacao: true });
      expect(resultado.questoes).toHaveLength(180);
      const mean = resultado.areas.reduce((sum, area) => sum + (area.nota_tri ?? 0), 0) / 4;
      expect(Math.abs((resultado.nota_tri ?? 0) - mean)).toBeLessThanOrEqual(0.0501);
    }
  });
});
