/** The checks of a draft with the facts of a school. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { bodyOf, createExam } from '../../../../../test/central_avaliacoes/exam-fixture.ts';
import {
  createQuestoes,
  newId,
  pedidoOf,
  type Pedido,
  saveDraft,
  urlOf,
} from '../../../../../test/gestao/rascunho-fixture.ts';
import { createTestApp, world, type Client, type TestApp } from '../../../../../test/index.ts';
import { endExams } from '../../../../../test/exam-jobs.ts';

const NOW = '2026-11-21T12:00:00Z';

let t: TestApp;
let ines: Client;
let helena: Client;
beforeAll(async () => {
  t = await createTestApp({ agora: NOW });
});
afterAll(() => t.close());
beforeEach(async () => {
  t.clock.set(NOW);
  [ines, helena] = [await t.signIn('coord.ines'), await t.signIn('prof.helena')];
});

async function check(pedido: Pedido, by = ines) {
  const id = newId();
  expect((await saveDraft(by, id, pedido)).status).toBe(200);
  return bodyOf('Verificacao', await by.get(urlOf(id, 'verificacao')));
}
const codes = async (pedido: Pedido, by = ines) => (await check(pedido, by)).checagens.map(({ codigo }) => codigo);
const calm = { area: 'MT', tri: { a: 1, b: 0, c: 0.2 } } as const;
/** Questions at 6 minutes each: 10 for the hour. */
const ten = () =>
  createQuestoes(
    t,
    Array.from({ length: 10 }, () => calm),
  );

describe('a draft', () => {
  it('that has everything may be published', async () => {
    expect(await check(pedidoOf(await ten()))).toEqual({ versao: 1, pode_publicar: true, checagens: [] });
  });

  it('lists what stops it before what is worth a look', async () => {
    const [first = 0] = await createQuestoes(t, [{ gabarito: null }]);
    const { checagens, pode_publicar } = await check(pedidoOf([first]));
    expect(checagens.map(({ codigo, gravidade }) => `${gravidade} ${codigo}`)).toEqual([
      'impede sem_gabarito',
      'aviso sem_tri',
      'aviso tempo_longo',
    ]);
    expect(pode_publicar).toBe(false);
    expect(checagens[0]).toMatchObject({
      texto: 'A questão 1 não tem gabarito. Escolha a alternativa correta no banco.',
      alvo: { dia_prova: 1, numero: 1, questao_id: first },
    });
  });

  it.each<[string, Partial<Pedido>, string]>([
    ['a cycle that is not there', { ciclo_id: 999_999 }, 'ciclo_inexistente'],
    ['a grade that is not there', { serie_id: 999_999 }, 'serie_inexistente'],
    [
      'a class that is not there',
      { turmas: [{ ...pedidoOf([]).turmas[0], turma_id: 999_999, dias: pedidoOf([]).turmas[0]?.dias ?? [] }] },
      'turma_inexistente',
    ],
  ])('is stopped by %s', async (_name, changes, codigo) => {
    expect(await codes(pedidoOf(await ten(), changes))).toEqual([codigo]);
  });

  it('is stopped by a code that another exam has', async () => {
    const exam = await createExam(t.db, { turmas: [], dias: [{ itens: [{}] }] });
    const { rows } = await t.db.query('select codigo from avaliacao where id = $1', [exam.avaliacao_id]);
    expect(await codes(pedidoOf(await ten(), { codigo: rows[0].codigo }))).toEqual(['codigo_repetido']);
  });

  it('is stopped by a question of another school, and by an archived one', async () => {
    const [foreign = 0] = await createQuestoes(t, [{}], world.outraEscola);
    const questoes = await ten();
    await t.db.query(`update questao set situacao = 'arquivada' where id = $1`, [questoes[0]]);
    expect(await codes(pedidoOf([foreign, ...questoes.slice(0, 9)]))).toEqual([
      'questao_inexistente',
      'questao_arquivada',
    ]);
  });

  it('is stopped by an archived class and one of another year', async () => {
    const archived = await t.db.query(
      `insert into turma (escola_id, sede_id, serie_id, codigo, turno, ano, versao, arquivada_em)
       select escola_id, sede_id, serie_id, 'ARQ', 1, ano, 2, $2 from turma where escola_id = $1 and id = $3 returning id::int`,
      [world.escola, NOW, world.turmaV2],
    );
    const [turma] = pedidoOf([]).turmas;
    const turmas = [{ turma_id: archived.rows[0].id, dias: turma?.dias ?? [] }];
    expect(await codes(pedidoOf(await ten(), { turmas }))).toContain('turma_arquivada');
    await t.db.query(
      `insert into ano_letivo (escola_id, ano, inicio, fim, situacao) values ($1, 2027, '2027-02-01', '2027-12-01', 'ativo')`,
      [world.escola],
    );
    expect(await codes(pedidoOf(await ten()))).toContain('turma_outro_ano');
    await t.db.query('delete from ano_letivo where escola_id = $1', [world.escola]);
  });
});

describe("[BAN-5] somebody else's sealed question", () => {
  it('stops a teacher, not who reads all keys nor its author', async () => {
    const questoes = await ten();
    const [first = 0] = questoes;
    await createExam(t.db, {
      descricao: 'Secreta',
      turmas: [{ turma_id: world.turmaV1, janelas: [['2026-12-01T12:00:00Z', '2026-12-01T14:00:00Z']] }],
      dias: [{ itens: [{ questao_id: first }] }],
    });
    expect(await codes(pedidoOf(questoes), helena)).toEqual(['questao_lacrada', 'em_outra_prova']);
    expect(await codes(pedidoOf(questoes))).toEqual(['em_outra_prova']);
    await t.db.query(
      `update questao set autor_id = (select pessoa_id from diretorio_login where login = 'prof.helena') where id = $1`,
      [first],
    );
    expect(await codes(pedidoOf(questoes), helena)).toEqual(['em_outra_prova']);
  });
});

it('a class has seen a question in an exam: where, when and how well once the result is out', async () => {
  const questoes = await ten();
  const exam = await createExam(t.db, {
    descricao: 'Diagnóstica',
    turmas: [{ turma_id: world.turmaV2, janelas: [['2026-11-21T12:00:00Z', '2026-11-21T13:00:00Z']] }],
    dias: [{ itens: [{ questao_id: questoes[0] ?? 0 }] }],
  });
  const bia = await t.signIn('bia');
  const url = `/api/v2/central_avaliacoes/${exam.turma_avaliacao_ids[0]}`;
  await bia.post(`${url}/1/inicio`);
  await bia.post(`${url}/resposta`, {
    turma_avaliacao_questao_resposta_id: exam.itens[0]?.item_id,
    item_resposta: 1,
    dia: 1,
    seq: 1,
  });
  const vista = async () =>
    (await check(pedidoOf(questoes))).checagens.find(({ codigo }) => codigo === 'questao_vista');
  expect((await vista())?.texto).toBe('A turma 3B já viu a questão 1 em Diagnóstica, em 21/11/2026.');
  t.clock.set('2026-11-21T13:02:01Z');
  await endExams(t);
  expect((await vista())?.texto).toMatch(/em Diagnóstica, em 21\/11\/2026: \d+% de acertos\.$/u);
});

it('a class that has another exam at that time is told', async () => {
  await createExam(t.db, {
    descricao: 'Outra',
    turmas: [{ turma_id: world.turmaV2, janelas: [['2026-11-28T13:59:00Z', '2026-11-28T16:00:00Z']] }],
    dias: [{ itens: [{}] }],
  });
  const { checagens } = await check(pedidoOf(await ten()));
  expect(checagens.map(({ texto }) => texto)).toEqual([
    'A turma 3B tem Outra no mesmo horário: o dia 1. Veja se dá para fazer as duas.',
  ]);
});

it('takes as many statements for 200 questions and 8 classes as for two and one', async () => {
  const count = async (pedido: Pedido) => {
    const id = newId();
    await saveDraft(ines, id, pedido);
    const from = t.statements.sent.length;
    await ines.get(urlOf(id, 'verificacao'));
    return t.statements.sent.length - from;
  };
  const many = await createQuestoes(
    t,
    Array.from({ length: 200 }, () => calm),
  );
  const few = await count(pedidoOf(many.slice(0, 2)));
  const [turma] = pedidoOf([]).turmas;
  const turmas = Array.from({ length: 8 }, (_, index) => ({ turma_id: index + 1, dias: turma?.dias ?? [] }));
  expect(await count(pedidoOf(many, { turmas }))).toBe(few);
  expect(few).toBeLessThan(12);
});
