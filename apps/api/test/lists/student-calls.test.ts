/**
 * How many statements the commonest calls of a student send, the question who is signed in included. A call that sends another
 * number fails: a cheaper one lowers its row here and in apps/api/README.md.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { answerItem } from '../avaliacao_adaptadas/answer.ts';
import { createTrilha, RIGHT, WRONG, type TestTrilha } from '../avaliacao_adaptadas/trilha-fixture.ts';
import { createBossTrilha, type BossTrilha } from '../boss/boss-fixture.ts';
import { createExam, type Exam } from '../central_avaliacoes/exam-fixture.ts';
import { createTestApp, SENHA, world, type Answer, type Client, type TestApp } from '../index.ts';
import { answerItem as answerRoteiro, faseOf, option } from '../roteiro_estudos/estudante.ts';
import { createRoteiro, type Roteiro } from '../roteiro_estudos/roteiro-fixture.ts';
import { report } from '../security/support/figures.ts';
import { AGORA, growingSchool, type School } from './support/school.ts';

type Places = {
  readonly t: TestApp;
  readonly ana: Client;
  readonly bia: Client;
  readonly school: School;
  /** In version 2, not started. */
  readonly exam: Exam;
  /** Of version 1: its phases and its Boss are new. */
  readonly exercises: TestTrilha;
  readonly boss: BossTrilha;
  /** Of version 2, with the items of its phase in the order in which they are served. */
  readonly roteiro: Roteiro;
};
type Row = { readonly name: string; readonly statements: number; readonly call: (places: Places) => Promise<Answer> };

const adaptada = ({ lista }: School) =>
  `/api/v1/avaliacao_adaptadas/roteiro_estudos/${lista.exam.turma_avaliacao_ids[0]}/${lista.materia_id}`;
const exercise = ({ ana, exercises }: Places, item: number, item_resposta: number | null, vez = 1) =>
  answerItem(ana, exercises.url(0), exercises.fases[0]?.itens[item]?.questao_id, { item_resposta, tentativa: 1, vez });
const bossAnswer = ({ ana, boss }: Places, item: number) =>
  ana.post(boss.answerUrl, {
    turma_avaliacao_roteiro_estudo_id: boss.fases[0]?.itens[item]?.trilha_item_id,
    item_resposta: RIGHT,
  });
const prova = ({ exam }: Places, rest: string) => `/api/v2/central_avaliacoes/${exam.turma_avaliacao_ids[0]}/${rest}`;

const roteiroAnswer = ({ bia, roteiro }: Places, item: number) => {
  const fase = faseOf(roteiro);
  const { trilha_item_id = 0 } = fase.itens[item] ?? {};
  return answerRoteiro(bia, roteiro, fase, trilha_item_id, option(fase, trilha_item_id, true));
};
const save = ({ exam }: Places) => ({
  turma_avaliacao_questao_resposta_id: exam.itens[0]?.item_id,
  item_resposta: 1,
  dia: 1,
  seq: 1,
});

const row = (name: string, statements: number, call: Row['call']): Row => ({ name, statements, call });

/** Each row goes on from where those above it have left the student. */
const ROWS: readonly Row[] = [
  row('login', 10, ({ t }) => t.anonymous.post('/api/v2/login/', { user: { login: 'bia', password: SENHA } })),
  row('current session', 1, ({ bia }) => bia.get('/api/v2/sessao')),
  row('home, version 1', 7, ({ ana }) => ana.get('/api/v1/avaliacao_adaptadas')),
  row('home, version 2', 5, ({ bia }) => bia.get('/api/v2/home')),
  row('navbar', 2, ({ ana }) => ana.get('/api/v1/navbar')),
  row('subject, version 1', 5, ({ ana, school }) => ana.get(adaptada(school))),
  row('phase, version 1', 5, ({ ana, exercises }) => ana.get(`${exercises.url(0)}/itens`)),
  row('phase, version 2', 6, ({ bia, roteiro }) =>
    bia.get(`/api/v2/roteiro_estudos/${faseOf(roteiro).trilha_fase_id}`),
  ),
  row('exercise, first answer, wrong', 5, (places) => exercise(places, 0, WRONG)),
  row('exercise, the same answer again', 3, (places) => exercise(places, 0, WRONG)),
  row('exercise, next answer, wrong', 5, (places) => exercise(places, 1, WRONG)),
  row('exercise, next answer, right', 5, (places) => exercise(places, 1, RIGHT, 2)),
  row('exercise, continue', 4, (places) => exercise(places, 0, null)),
  row('end of a phase, version 1', 9, ({ ana, exercises }) =>
    ana.post(`${exercises.url(0)}/fase_concluida`, { fase_resumo: [] }),
  ),
  row('Boss, first answer', 12, (places) => bossAnswer(places, 0)),
  row('Boss, next answer', 8, (places) => bossAnswer(places, 1)),
  row('Boss, last answer', 10, (places) => bossAnswer(places, 2)),
  row('answer, version 2, first', 8, (places) => roteiroAnswer(places, 0)),
  row('answer, version 2, last', 9, (places) => roteiroAnswer(places, 1)),
  row('exam, start', 2, (places) => places.bia.post(prova(places, '1/inicio'))),
  row('exam, save', 3, (places) => places.bia.post(prova(places, 'resposta'), save(places))),
  row('exam, delivery', 5, (places) => places.bia.post(prova(places, '1/fechamento_prova'))),
  row('result, version 2', 9, ({ bia, school }) => bia.get(`/api/v2/resultados/${school.over.turma_avaliacao_ids[1]}`)),
  row('answer key, version 1', 6, ({ ana, school }) =>
    ana.get(`/api/v1/gabaritos/${school.over.turma_avaliacao_ids[0]}`),
  ),
];

async function makePlaces(t: TestApp): Promise<Places> {
  const [ana, bia] = [await t.signIn('ana'), await t.signIn('bia')];
  const school = await growingSchool(t)({ students: 30, rows: 3 }, [ana, bia]);
  const janelas: [string, string][] = [['2026-11-21T12:00:00Z', '2026-11-21T18:00:00Z']];
  return {
    t,
    ana,
    bia,
    school,
    exam: await createExam(t.db, {
      turmas: [{ turma_id: world.turmaV2, janelas }],
      dias: [{ itens: [{}, {}, {}], duracao_minutos: 60 }],
    }),
    exercises: await createTrilha(t.db, { fases: [3] }),
    boss: await createBossTrilha(t.db, { fases: [3] }),
    roteiro: await createRoteiro(t.db, { fases: [{ itens: [null, null] }] }),
  };
}

describe('the statements of a call', () => {
  const counted = new Map<string, number>();
  const refused: string[] = [];
  let t: TestApp;

  beforeAll(async () => {
    t = await createTestApp({ agora: AGORA });
    const places = await makePlaces(t);
    for (const { name, call } of ROWS) {
      const count = await t.statements.count(async () => {
        const { status, body } = await call(places);
        if (status !== 200) refused.push(`${name}: ${status} ${JSON.stringify(body)}`);
      });
      counted.set(name, count);
    }
  });
  afterAll(() => t.close());

  it('were counted of calls that did their work', () => {
    expect(refused).toEqual([]);
  });

  it.each(ROWS.map(({ name, statements }) => [name, statements] as const))('%s: %i', (name, statements) => {
    report(`statements ${name}`, { sent: counted.get(name) ?? 0 });
    expect(counted.get(name)).toBe(statements);
  });
});
