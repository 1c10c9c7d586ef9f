/** [MON-6] An item is repaired while students have it open: they learn it, and no answer is lost. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { bodyOf, createExam, type Exam } from '../../../../../test/central_avaliacoes/exam-fixture.ts';
import { createTestApp, world, type Answer, type Client, type TestApp } from '../../../../../test/index.ts';

const JANELA: [string, string] = ['2026-11-21T12:00:00Z', '2026-11-21T18:00:00Z'];
const NOW = '2026-11-21T12:10:00Z';
const motivo = 'O enunciado tem um erro';

let t: TestApp;
let ines: Client;
let bia: Client;
let made: Exam;
beforeAll(async () => {
  t = await createTestApp({ agora: NOW });
});
afterAll(() => t.close());
beforeEach(async () => {
  t.clock.set(NOW);
  [ines, bia] = [await t.signIn('coord.ines'), await t.signIn('bia')];
  made = await createExam(t.db, {
    turmas: [{ turma_id: world.turmaV2, janelas: [JANELA] }],
    dias: [{ itens: [{ gabarito: 'A' }, { gabarito: 'B' }] }],
  });
  await bia.post(url('1/inicio'));
});

const url = (part: string) => `/api/v2/central_avaliacoes/${made.turma_avaliacao_ids[0]}/${part}`;
const itemId = (index = 0) => made.itens[index]?.item_id ?? 0;
const repair = (body: object, index = 0, by = ines): Promise<Answer> =>
  by.post(`/api/v2/gestao/avaliacoes/${made.avaliacao_id}/itens/${itemId(index)}/reparo`, {
    motivo,
    aviso_aos_alunos: true,
    ...body,
  });
const correct = (change: { anulada?: boolean; gabarito_bonificado?: boolean }): Promise<Answer> =>
  ines.send({
    method: 'PUT',
    url: `/api/v2/gestao/avaliacoes/${made.avaliacao_id}/itens/${itemId()}`,
    payload: JSON.stringify({ anulada: false, gabarito_bonificado: false, motivo, ...change }),
    headers: { 'content-type': 'application/json' },
  });
const save = (item_resposta: number, seq: number, index = 0): Promise<Answer> =>
  bia.post(url('resposta'), { turma_avaliacao_questao_resposta_id: itemId(index), item_resposta, dia: 1, seq });
const resumo = async () => bodyOf('Resumo', await bia.get(url('1/resumo')));
const seen = async () => (await resumo()).materias.flatMap(({ itens }) => itens);
/** Items of a running day are in memory for so long. */
const later = () => t.clock.set(new Date(t.clock().getTime() + 6000).toISOString());

/** The next revision of the first question. */
async function revision(changes = ''): Promise<number> {
  const { rows } = await t.db.query(
    `insert into questao (escola_id, codigo, raiz_id, revisao, materia_id, enunciado, opcao_a, opcao_b, opcao_c, opcao_d, opcao_e, gabarito, origem, atualizada_em)
     select escola_id, codigo, coalesce(raiz_id, id), revisao + 1, materia_id, '<p>corrigida</p>', opcao_a, opcao_b, opcao_c, opcao_d, opcao_e, gabarito, origem, atualizada_em
       from questao where id = $1 returning id::int`,
    [made.itens[0]?.questao_id],
  );
  if (changes !== '') await t.db.query(`update questao set ${changes} where id = $1`, [rows[0].id]);
  return rows[0].id;
}

describe('annulled', () => {
  it('students are told, answers stay, saves tell the revision of the exam', async () => {
    await save(2, 1);
    const answer = bodyOf('Reparo', await repair({ acao: 'anular' }));
    expect(answer).toMatchObject({ revisao_prova: 1, item: { anulada: true } });
    later();
    const [item] = await seen();
    expect(item).toMatchObject({ questao_anulada: true, reparo: 'anulada', item_resposta: 2 });
    expect(bodyOf('Resposta', await save(3, 2, 1)).revisao_prova).toBe(1);
    expect((await resumo()).revisao_prova).toBe(1);
  });

  it('the next save tells it, whatever this server remembers, and the same server shows it then', async () => {
    await save(2, 1);
    expect((await seen())[0]).toMatchObject({ questao_anulada: false });
    await repair({ acao: 'anular' });
    expect(bodyOf('Resposta', await save(3, 2)).revisao_prova).toBe(1);
    expect((await seen())[0]).toMatchObject({ questao_anulada: true, reparo: 'anulada' });
    // A write without a number has a statement of its own.
    const alone = await bia.post(url('resposta'), {
      turma_avaliacao_questao_resposta_id: itemId(),
      item_resposta: 1,
      dia: 1,
    });
    expect(bodyOf('Resposta', alone).revisao_prova).toBe(1);
  });

  it('taken back is told no more', async () => {
    await repair({ acao: 'anular' });
    await correct({ anulada: false });
    later();
    expect((await seen())[0]).toMatchObject({ questao_anulada: false, reparo: null });
  });

  it('taken back, and annulled or given to all by the other call, is told to students who are in the exam, and to the history', async () => {
    await repair({ acao: 'anular', aviso_aos_alunos: false });
    await correct({ anulada: false });
    later();
    expect((await resumo()).revisao_prova).toBe(2);
    await correct({ anulada: true });
    await correct({ anulada: true });
    later();
    expect((await resumo()).revisao_prova).toBe(3);
    expect((await seen())[0]).toMatchObject({ questao_anulada: true, reparo: 'anulada' });
    await correct({ anulada: false, gabarito_bonificado: true });
    const eventos = bodyOf(
      'AvaliacaoEventos',
      await ines.get(`/api/v2/gestao/avaliacoes/${made.avaliacao_id}/eventos`),
    );
    expect(eventos.map(({ tipo }) => tipo)).toEqual(['bonificada', 'desanulada', 'anulada', 'desanulada', 'anulada']);
    expect(eventos.map(({ texto }) => texto)).toContain('A anulação da questão 1 foi desfeita.');
  });

  it('a look for it costs the database two statements, and no body', async () => {
    const first = await bia.get(url('1/questoes'));
    const etag = String(first.headers['etag']);
    const look = () => bia.send({ method: 'GET', url: url('1/questoes'), headers: { 'if-none-match': etag } });
    let status = 0;
    const cost = await t.statements.count(async () => {
      ({ status } = await look());
    });
    expect([status, cost]).toEqual([304, 2]);
    await repair({ acao: 'anular' });
    later();
    expect((await look()).status).toBe(200);
  });

  it('in silence shows nothing before the release', async () => {
    await repair({ acao: 'anular', aviso_aos_alunos: false });
    later();
    expect((await seen())[0]).toMatchObject({ questao_anulada: false, reparo: null });
  });
});

describe('swapped', () => {
  it('everybody reads the new revision at once, in the same place, with the same answer', async () => {
    await save(2, 1);
    const questao_id = await revision();
    expect((await repair({ acao: 'trocar', questao_id })).status).toBe(200);
    later();
    const [item] = await seen();
    expect(item).toMatchObject({ banco_questao_id: questao_id, numero: 1, item_resposta: 2, reparo: 'corrigida' });
    const questao = bodyOf('Questao', await bia.get(`/api/v2/banco_questoes/${questao_id}`));
    expect(questao).toMatchObject({ enunciado: '<p>corrigida</p>', gabarito: null });
    const day = bodyOf('ProvaQuestoes', await bia.get(url('1/questoes')));
    expect(day.questoes.map(({ banco_questao_id }) => banco_questao_id)).toContain(questao_id);
    expect(day.revisao_prova).toBe(1);
  });

  it.each([
    ['with another number of options', `opcao_e = ''`, 'opcoes_diferentes'],
    ['that is not approved', `situacao = 'rascunho'`, 'questao_nao_aprovada'],
    ['without a key', 'gabarito = null', 'sem_gabarito'],
    ['of another question', 'raiz_id = null', 'outra_questao'],
  ])('is refused for a revision %s', async (_name, changes, codigo) => {
    expect((await repair({ acao: 'trocar', questao_id: await revision(changes) })).body).toMatchObject({ codigo });
  });
});

describe('another key', () => {
  it('is silent: a new revision with that key and the same text', async () => {
    const answer = bodyOf('Reparo', await repair({ acao: 'chave', chave: 'C' }));
    expect(answer.item).toMatchObject({ revisao: 2, anulada: false });
    later();
    expect((await seen())[0]?.reparo).toBeNull();
    const { rows } = await t.db.query('select gabarito, revisao, raiz_id::int from questao where id = $1', [
      answer.item.banco_questao_id,
    ]);
    expect(rows).toEqual([{ gabarito: 'C', revisao: 2, raiz_id: made.itens[0]?.questao_id }]);
    expect(JSON.stringify(answer)).not.toContain('gabarito');
  });

  it('needs one that the question has', async () => {
    expect((await repair({ acao: 'chave' })).body).toMatchObject({ codigo: 'sem_chave' });
  });
});

it('leaves an event without the key and an audit row with the reason', async () => {
  await repair({ acao: 'chave', chave: 'D' });
  const { rows } = await t.db.query('select tipo, motivo, depois from avaliacao_evento where avaliacao_id = $1', [
    made.avaliacao_id,
  ]);
  expect(rows[0]).toMatchObject({ tipo: 'chave', motivo });
  expect(rows[0].depois).not.toHaveProperty('chave');
  const audit = await t.db.query(
    `select motivo from auditoria where acao = 'item_reparado' order by ordem desc limit 1`,
  );
  expect(audit.rows).toEqual([{ motivo }]);
});

it('is refused after the release, and to a teacher', async () => {
  expect((await repair({ acao: 'anular' }, 0, await t.signIn('prof.helena'))).status).toBe(403);
  t.clock.set('2026-11-21T18:02:01Z');
  expect((await repair({ acao: 'anular' }, 0, await t.signIn('coord.ines'))).body).toMatchObject({
    codigo: 'resultado_liberado',
  });
});

it('repairs and saves that run at the same time lose no answer, and nobody reads half a question', async () => {
  const part = (name: string) =>
    ['a', 'b', 'c', 'd', 'e'].map((one) => `opcao_${one} = '<p>${name} ${one}</p>'`).join(', ');
  const ids = [made.itens[0]?.questao_id ?? 0, await revision(part('corrigida'))];
  await t.db.query(`update questao set enunciado = '<p>original</p>', ${part('original')} where id = $1`, [ids[0]]);
  /** The words that stand in stem and options of the item as one read shows it. */
  const words = async () => {
    const { questoes } = bodyOf('ProvaQuestoes', await bia.get(url('1/questoes')));
    const [first] = questoes.filter(({ banco_questao_id }) => ids.includes(banco_questao_id));
    const { opcao_a, opcao_b, opcao_c, opcao_d, opcao_e, enunciado } = first ?? {};
    const shown = [enunciado, opcao_a, opcao_b, opcao_c, opcao_d, opcao_e].map(
      (text) => text?.match(/original|corrigida/u)?.[0],
    );
    return [...new Set(shown), questoes.length];
  };
  const seenWords = new Set<string>();
  const rounds = 500;
  for (let round = 1; round <= rounds; round += 1) {
    // Past what a running server remembers of the day.
    later();
    if (round % 100 === 0) [ines, bia] = [await t.signIn('coord.ines'), await t.signIn('bia')];
    const swap = repair({ acao: 'trocar', questao_id: ids[round % 2] });
    const chosen = (round % 5) + 1;
    const [swapped, saved, read] = await Promise.all([swap, save(chosen, round), words()]);
    expect([swapped.status, saved.status]).toEqual([200, 200]);
    expect(read).toHaveLength(2);
    expect(read[1]).toBe(2);
    seenWords.add(String(read[0]));
    const { rows } = await t.db.query('select item_resposta, seq::int from resposta where avaliacao_item_id = $1', [
      itemId(),
    ]);
    expect(rows).toEqual([{ item_resposta: chosen, seq: round }]);
  }
  expect(seenWords).toEqual(new Set(['original', 'corrigida']));
});
