/** Published exams for who makes them: list, one exam, back to the draft, copy, history. */
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
import { createTrilha } from '../../../../../test/avaliacao_adaptadas/trilha-fixture.ts';
import { PROVE } from '../../../../../test/security/support/figures.ts';
import { createTestApp, world, type Answer, type Client, type TestApp } from '../../../../../test/index.ts';

const NOW = '2026-11-21T12:00:00Z';
const START = '2026-11-28T12:00:00Z';
const AVISOS = ['sem_tri', 'tempo_longo', 'questao_vista', 'em_outra_prova', 'janela_sobreposta'];

let t: TestApp;
let ines: Client;
let questoes: number[];
beforeAll(async () => {
  t = await createTestApp({ agora: NOW });
});
afterAll(() => t.close());
beforeEach(async () => {
  t.clock.set(NOW);
  ines = await t.signIn('coord.ines');
  questoes = await createQuestoes(t, [{}, {}]);
});

const url = (id: number, part = '') => `/api/v2/gestao/avaliacoes/${id}${part && `/${part}`}`;
async function publish(changes: Partial<Pedido> = {}, by = ines): Promise<{ exam: number; id: string }> {
  const id = newId();
  await saveDraft(by, id, pedidoOf(questoes, changes));
  const answer = await by.post(urlOf(id, 'publicacao'), { versao: 1, avisos_aceitos: AVISOS });
  return { exam: bodyOf('Publicacao', answer).avaliacao_conhecimento_id, id };
}
const read = async (exam: number, by = ines) => bodyOf('AvaliacaoGestao', await by.get(url(exam)));
const count = async (text: string, id: number): Promise<number> => (await t.db.query(text, [id])).rows[0].n;
const back = (exam: number, by = ines, versao = 1): Promise<Answer> => by.post(url(exam, 'despublicacao'), { versao });
const taOf = (exam: number) => count('select id::int as n from turma_avaliacao where avaliacao_id = $1', exam);

describe('one exam', () => {
  it('is told with its parts, its windows on the clock of the school, and what may be done', async () => {
    const { exam, id } = await publish();
    const body = await read(exam);
    expect(body).toMatchObject({
      descricao: 'Prova de rascunho',
      situacao: 'agendada',
      fase: 'antes',
      rascunho_id: id,
      minha: true,
      pode: { despublicar: true, mudar_turmas: true, cancelar: true, descancelar: false, reparar: true, copiar: true },
      turmas: [
        { turma_codigo: '3B', dias: [{ inicio: '2026-11-28T09:00', fim: '2026-11-28T11:00', qtde_iniciadas: 0 }] },
      ],
    });
    expect(body.dias[0]?.itens.map(({ banco_questao_id }) => banco_questao_id)).toEqual(questoes);
    expect(JSON.stringify(body)).not.toMatch(/gabarito|comentario|opcao_|enunciado/u);
  });

  it.each([
    ['prof.helena', { despublicar: false, mudar_turmas: false, cancelar: false, copiar: true }],
    ['sup.nair', { despublicar: false, mudar_turmas: false, cancelar: false, copiar: false }],
    ['gestao.lia', { despublicar: true, mudar_turmas: true, cancelar: true, copiar: false }],
  ])('%s may do with it what the profile may', async (login, pode) => {
    const { exam } = await publish();
    expect((await read(exam, await t.signIn(login))).pode).toMatchObject(pode);
  });

  it('is 404 for a teacher who teaches none of its classes', async () => {
    const [turma] = pedidoOf([]).turmas;
    const { exam } = await publish({ turmas: [{ turma_id: world.turmaV1, dias: turma?.dias ?? [] }] });
    expect((await (await t.signIn('prof.helena')).get(url(exam))).status).toBe(404);
  });

  it('has a history', async () => {
    const { exam } = await publish();
    const events = bodyOf('AvaliacaoEventos', await ines.get(url(exam, 'eventos')));
    expect(events.map(({ tipo, texto }) => [tipo, texto])).toEqual([
      ['publicada', 'A prova foi publicada. Turmas: 3B.'],
    ]);
  });
});

describe('the list', () => {
  const list = async (query = '', by = ines) =>
    bodyOf('AvaliacaoGestaoLista', await by.get(`/api/v2/gestao/avaliacoes${query}`));
  it('says of each what the exam itself says, and is narrowed by its filters', async () => {
    const { exam } = await publish({ descricao: 'Única' });
    const old = await createExam(t.db, {
      descricao: 'Velha',
      turmas: [{ turma_id: world.turmaV1, janelas: [['2026-11-01T12:00:00Z', '2026-11-01T13:00:00Z']] }],
      dias: [{ itens: [{}] }],
    });
    const all = await list();
    for (const id of [exam, old.avaliacao_id]) {
      const row = all.find(({ avaliacao_conhecimento_id }) => avaliacao_conhecimento_id === id);
      expect(row?.situacao).toBe((await read(id)).situacao);
    }
    const ids = async (query: string) =>
      (await list(query)).map(({ avaliacao_conhecimento_id }) => avaliacao_conhecimento_id);
    expect(await ids('?busca=unica')).toEqual([exam]);
    expect(await ids('?autor=eu')).toContain(exam);
    expect(await ids('?autor=eu')).not.toContain(old.avaliacao_id);
    expect(await ids('?situacao=liberada')).toContain(old.avaliacao_id);
    expect(await ids('?situacao=agendada')).toContain(exam);
    expect(await ids(`?turma_id=${world.turmaV1}`)).not.toContain(exam);
    expect(await ids('?turma_id=-1&situacao=-1&ciclo=-1&serie_id=-1&autor=-1')).toEqual(await ids(''));
  });
});

describe('[MON-2] back to the draft', () => {
  it('takes every live row away, and the draft is written again', async () => {
    const { exam, id } = await publish();
    expect(bodyOf('RascunhoFeito', await back(exam)).rascunho_id).toBe(id);
    for (const [table, column] of [
      ['avaliacao', 'id'],
      ['avaliacao_dia', 'avaliacao_id'],
      ['avaliacao_item', 'avaliacao_id'],
      ['turma_avaliacao', 'avaliacao_id'],
      ['avaliacao_evento', 'avaliacao_id'],
    ])
      expect(await count(`select count(*)::int as n from ${table} where ${column} = $1`, exam)).toBe(0);
    const draft = bodyOf('RascunhoAvaliacao', await ines.get(urlOf(id)));
    expect(draft).toMatchObject({ avaliacao_conhecimento_id: null, editavel: true, versao: 2 });
    const again = await ines.post(urlOf(id, 'publicacao'), { versao: 2, avisos_aceitos: AVISOS });
    expect(bodyOf('Publicacao', again).avaliacao_conhecimento_id).toBeGreaterThan(exam);
  });

  it('leaves a roadmap its name', async () => {
    const { exam, id } = await publish();
    const trilha = await createTrilha(t.db, { turma_id: world.turmaV2, fases: [1] });
    await t.db.query('update trilha set turma_avaliacao_id = $1 where id = $2', [await taOf(exam), trilha.trilha_id]);
    expect((await back(exam)).status).toBe(200);
    const { rows } = await t.db.query('select especie, descricao, fim_em from avaliacao where id = $1', [exam]);
    expect(rows).toEqual([{ especie: 'marco', descricao: 'Prova de rascunho', fim_em: null }]);
    expect(await count('select count(*)::int as n from avaliacao_item where avaliacao_id = $1', exam)).toBe(0);
    const again = await ines.post(urlOf(id, 'publicacao'), { versao: 2, avisos_aceitos: AVISOS });
    expect(again.status).toBe(200);
  });

  it('lets out what waited for it', async () => {
    const other = await createExam(t.db, {
      turmas: [{ turma_id: world.turmaV2, janelas: [['2026-11-22T12:00:00Z', '2026-11-22T13:00:00Z']] }],
      dias: [{ itens: [{ questao_id: questoes[0] ?? 0 }] }],
    });
    const release = async () =>
      (
        await t.db.query('select liberado_em from avaliacao where id = $1', [other.avaliacao_id])
      ).rows[0].liberado_em.toISOString();
    const { exam } = await publish();
    expect(await release()).toBe('2026-11-28T14:02:00.000Z');
    await back(exam);
    expect(await release()).toBe('2026-11-22T13:02:00.000Z');
  });

  it.each([
    ['begun', 'prova_iniciada', START],
    ['over', 'prova_encerrada', '2026-11-28T15:00:00Z'],
  ])('is refused once it has %s', async (_name, codigo, when) => {
    const { exam } = await publish();
    t.clock.set(when);
    if (codigo === 'prova_iniciada')
      await (await t.signIn('bia')).post(`/api/v2/central_avaliacoes/${await taOf(exam)}/1/inicio`);
    expect((await back(exam, await t.signIn('coord.ines'))).body).toMatchObject({ codigo });
  });

  it('is refused for an exam that was no draft, over another version, and to who does not make it', async () => {
    const imported = await createExam(t.db, { turmas: [], dias: [{ itens: [{}] }] });
    expect((await back(imported.avaliacao_id)).body).toMatchObject({ codigo: 'sem_rascunho' });
    const { exam } = await publish();
    expect((await back(exam, ines, 2)).body).toMatchObject({ codigo: 'versao_diferente' });
    expect((await back(exam, await t.signIn('prof.helena'))).status).toBe(403);
  });

  it('races the first start: exactly one wins', async () => {
    for (let round = 0; round < (PROVE ? 200 : 12); round += 1) {
      t.clock.set(NOW);
      const { exam } = await publish({}, await t.signIn('coord.ines'));
      const ta = await taOf(exam);
      t.clock.set(START);
      const [bia, keeper] = [await t.signIn('bia'), await t.signIn('coord.ines')];
      const [started, taken] = await Promise.all([
        bia.post(`/api/v2/central_avaliacoes/${ta}/1/inicio`),
        back(exam, keeper),
      ]);
      expect([started.status, taken.status]).toEqual(started.status === 200 ? [200, 409] : [404, 200]);
      expect(await count('select count(*)::int as n from tentativa where turma_avaliacao_id = $1', ta)).toBe(
        started.status === 200 ? 1 : 0,
      );
    }
  });
});

describe('a copy', () => {
  const copy = (exam: number, id: string, by = ines) => by.post(url(exam, 'copia'), { rascunho_id: id });
  it('is a draft with the newest approved revisions and without classes, made once', async () => {
    const { exam } = await publish();
    const [old = 0] = questoes;
    const { rows } = await t.db.query(
      `insert into questao (escola_id, codigo, raiz_id, revisao, materia_id, enunciado, gabarito, origem, atualizada_em)
       select escola_id, codigo, id, 2, materia_id, enunciado, gabarito, origem, atualizada_em from questao where id = $1 returning id::int`,
      [old],
    );
    const id = newId();
    const answers = await Promise.all([copy(exam, id), copy(exam, id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const draft = bodyOf('RascunhoAvaliacao', await ines.get(urlOf(id)));
    expect(draft.documento).toMatchObject({ descricao: 'Cópia de Prova de rascunho', turmas: [] });
    expect(draft.documento.dias[0]?.itens.map(({ questao_id }) => questao_id)).toEqual([rows[0].id, questoes[1]]);
  });

  it('keeps the printed booklet that the exam was imported from', async () => {
    const { exam } = await publish();
    const caderno = {
      lugares: [],
      cadernos: [{ area_codigo: 'LC', codigo: '1065', cor: 'AZUL', iguais: 44, comuns: 45 }],
    };
    await t.db.query('update avaliacao_rascunho set caderno = $2 where avaliacao_id = $1', [exam, caderno]);
    const id = newId();
    await copy(exam, id);
    const { rows } = await t.db.query('select caderno from avaliacao_rascunho where id = $1', [id]);
    expect(rows).toEqual([{ caderno }]);
  });

  it("does not take the id of somebody else's draft", async () => {
    const { exam } = await publish();
    const id = newId();
    await saveDraft(await t.signIn('dir.otto'), id, pedidoOf(questoes));
    expect((await copy(exam, id)).body).toMatchObject({ codigo: 'rascunho_em_uso' });
  });
});
