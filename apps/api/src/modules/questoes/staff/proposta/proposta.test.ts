/** Essay proposals written, revised, sealed and copied by staff. */
import type { components } from '@luneta/openapi';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { bodyOf, createExam } from '../../../../../test/central_avaliacoes/exam-fixture.ts';
import { putJson } from '../../../../../test/gestao/questao-fixture.ts';
import { newId, pedidoOf, saveDraft, urlOf } from '../../../../../test/gestao/rascunho-fixture.ts';
import { outcome } from '../../../../../test/gestao/staff.ts';
import { createTestApp, world, type Answer, type Client } from '../../../../../test/index.ts';

type Schemas = components['schemas'];

const NOW = '2026-11-21T12:00:00Z';
const t = await createTestApp({ agora: NOW });
afterAll(t.close);
const URL = '/api/v2/gestao/propostas_redacao';

let helena: Client;
let ines: Client;
let otto: Client;
beforeAll(async () => {
  [helena, ines, otto] = [await t.signIn('prof.helena'), await t.signIn('coord.ines'), await t.signIn('dir.otto')];
});

const written = (more: object = {}) => ({
  titulo: 'O direito ao descanso',
  descricao: '<p>Escreva sobre o <strong>tema</strong>.</p>',
  genero_textual_nome: 'Carta aberta',
  min_linhas: 8,
  max_linhas: 30,
  textos: [{ conteudo: '<p>Um.</p>', fonte: 'Jornal do bairro' }, { conteudo: '<p>Dois.</p>' }],
  situacao: 'aprovada',
  ...more,
});
const shown = (answer: Answer): Schemas['PropostaGestao'] => bodyOf('PropostaGestao', answer);
const create = (more: object = {}, by = helena) => by.post(URL, written(more));
const made = async (more: object = {}, by = helena) => shown(await create(more, by));
const put = (id: number, body: object, by = helena) => putJson(by, `${URL}/${id}`, body);
const read = (id: number, by = helena) => by.get(`${URL}/${id}`);
const list = async (query = '', by = helena) => bodyOf('PropostaLista', await by.get(`${URL}${query}`));

/** A published exam with the proposal, from 9h to 11h of the day after. */
async function inExam(proposta_redacao_id: number, inicio = '2026-11-22T12:00:00Z', autor_id: number | null = null) {
  const exam = await createExam(t.db, {
    turmas: [{ turma_id: world.turmaV2, janelas: [[inicio, inicio.replace('T12', 'T14')]] }],
    dias: [{ itens: [] }],
  });
  const { avaliacao_id } = exam;
  await t.db.query('update avaliacao_dia set proposta_redacao_id = $2 where avaliacao_id = $1', [
    avaliacao_id,
    proposta_redacao_id,
  ]);
  await t.db.query('update avaliacao set autor_id = $2 where id = $1', [avaliacao_id, autor_id]);
  return exam;
}

describe('a new proposal', () => {
  it('is the first revision of its family, with the next code of the school', async () => {
    const first = await made();
    expect(first).toMatchObject({
      raiz_id: first.proposta_redacao_id,
      revisao: 1,
      codigo: 'RED-001',
      textos: [
        { conteudo: '<p>Um.</p>', fonte: 'Jornal do bairro' },
        { conteudo: '<p>Dois.</p>', fonte: '' },
      ],
      situacao: 'aprovada',
      usada: false,
      editavel: true,
      versao: 1,
    });
    expect(first.rubrica.map(({ numero, niveis }) => [numero, niveis.length])).toEqual(
      [1, 2, 3, 4, 5].map((numero) => [numero, 6]),
    );
    expect((await made()).codigo).toBe('RED-002');
  });

  it('is whole unless it is a draft, and each fault stands at its field (ROT-8)', async () => {
    const empty = { titulo: ' ', descricao: '<p> </p>', textos: [{ conteudo: '<p></p>' }], min_linhas: 31 };
    const refused = await create(empty);
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({
      codigo: 'proposta_incompleta',
      campos: [
        { campo: 'titulo', codigo: 'tema_vazio' },
        { campo: 'descricao', codigo: 'enunciado_vazio' },
        { campo: 'textos.0.conteudo', codigo: 'texto_vazio' },
        { campo: 'min_linhas', codigo: 'linhas_invertidas' },
      ],
    });
    expect(await made({ titulo: '', descricao: '', textos: [], situacao: 'rascunho' })).toMatchObject({
      titulo: '',
      situacao: 'rascunho',
    });
  });

  it('keeps no script, and shows a source as text', async () => {
    const { descricao, textos } = await made({
      descricao: '<p onclick="x()">Leia<script>x()</script></p>',
      textos: [{ conteudo: '<p>Um.</p>', fonte: '<img src=x onerror=x()>' }],
    });
    expect(descricao).toBe('<p>Leia</p>');
    expect(textos[0]?.fonte).toBe('<img src=x onerror=x()>');
    const { rows } = await t.db.query(
      'select conteudo from texto_motivacional order by proposta_redacao_id desc limit 1',
    );
    expect(rows[0]?.conteudo).toBe('<p>Um.</p><p><small>&lt;img src=x onerror=x()&gt;</small></p>');
  });
});

describe('a change', () => {
  it('of an unused proposal is made in place', async () => {
    const { proposta_redacao_id: id } = await made();
    const after = shown(
      await put(id, written({ titulo: 'O descanso', textos: [{ conteudo: '<p>Três.</p>' }], versao: 1 })),
    );
    expect(after).toMatchObject({ proposta_redacao_id: id, revisao: 1, versao: 2, titulo: 'O descanso' });
    expect(after.textos).toEqual([{ conteudo: '<p>Três.</p>', fonte: '' }]);
  });

  it('of one in a published exam makes the next revision, and the exam keeps its own (ROT-7)', async () => {
    const { proposta_redacao_id: id, codigo } = await made({}, ines);
    const exam = await inExam(id);
    const after = shown(await put(id, written({ titulo: 'O descanso', versao: 1 }), ines));
    expect(after).toMatchObject({ raiz_id: id, revisao: 2, usada: false, codigo });
    expect(after.proposta_redacao_id).not.toBe(id);
    expect(after.provas).toMatchObject([{ avaliacao_conhecimento_id: exam.avaliacao_id, revisao: 1 }]);
    expect(shown(await read(id, ines))).toMatchObject({
      titulo: 'O direito ao descanso',
      usada: true,
      substituida_por: after.proposta_redacao_id,
      editavel: false,
    });
    expect(outcome(await put(id, written({ titulo: 'Outro', versao: 2 }), ines))).toBe('409 versao_diferente');
  });

  it('of year, source and state of a used one is made in place', async () => {
    const { proposta_redacao_id: id } = await made({}, ines);
    await inExam(id);
    const after = shown(
      await put(id, written({ ano: 2025, fonte: 'Vestibular', situacao: 'arquivada', versao: 1 }), ines),
    );
    expect(after).toMatchObject({
      proposta_redacao_id: id,
      revisao: 1,
      ano: 2025,
      fonte: 'Vestibular',
      situacao: 'arquivada',
    });
  });

  it('by two people at once makes one revision', async () => {
    const { proposta_redacao_id: id } = await made({}, ines);
    await inExam(id);
    const answers = await Promise.all([
      put(id, written({ titulo: 'Um', versao: 1 }), ines),
      put(id, written({ titulo: 'Dois', versao: 1 }), ines),
    ]);
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
    const { rows } = await t.db.query('select count(*)::int as qtde from proposta_redacao where raiz_id = $1', [id]);
    expect(rows[0]?.qtde).toBe(1);
  });

  it('is for who wrote it, and for coordination', async () => {
    const { proposta_redacao_id: id } = await made({}, ines);
    expect(outcome(await put(id, written({ versao: 1 }), helena))).toBe('403 proposta_de_outro');
    expect(shown(await read(id)).editavel).toBe(false);
    const own = await made();
    expect((await put(own.proposta_redacao_id, written({ titulo: 'Outro', versao: 1 }), ines)).status).toBe(200);
  });
});

describe('a proposal of an exam that has not begun (ROT-9)', () => {
  it('is read by its makers alone, and is named by its code', async () => {
    const { proposta_redacao_id: id, codigo } = await made(
      { titulo: 'CANARIO-DO-TEMA', fonte: 'CANARIO-DA-FONTE' },
      ines,
    );
    await inExam(id);
    expect(outcome(await read(id))).toBe('403 lacrada');
    expect(outcome(await read(id, otto))).toBe('403 lacrada');
    expect(outcome(await helena.post(`${URL}/${id}/copia`, {}))).toBe('403 lacrada');
    const rows = await list();
    expect(rows.find((row) => row.proposta_redacao_id === id)).toMatchObject({
      codigo,
      titulo: null,
      fonte: '',
      lacrada: true,
      editavel: false,
      qtde_provas: 1,
    });
    expect(JSON.stringify(rows)).not.toContain('CANARIO');
    expect(shown(await read(id, ines)).titulo).toBe('CANARIO-DO-TEMA');
  });

  it('is not found by its words', async () => {
    const { proposta_redacao_id: id } = await made({ titulo: 'Palavra segredíssima' }, ines);
    expect((await list('?busca=segredissima')).map((row) => row.proposta_redacao_id)).toEqual([id]);
    await inExam(id);
    expect(await list('?busca=segredissima')).toEqual([]);
    expect((await list('?busca=segredissima', ines)).map((row) => row.proposta_redacao_id)).toEqual([id]);
  });

  it('opens once the exam has begun', async () => {
    const { proposta_redacao_id: id } = await made({}, ines);
    await inExam(id, '2026-11-21T12:00:00Z');
    expect((await read(id)).status).toBe(200);
  });

  it('is open to who made the exam, and to who wrote it', async () => {
    const own = await made();
    const { rows } = await t.db.query('select autor_id::int from proposta_redacao where id = $1', [
      own.proposta_redacao_id,
    ]);
    const { proposta_redacao_id: id } = await made({}, ines);
    await inExam(id, '2026-11-22T12:00:00Z', rows[0]?.autor_id);
    expect((await read(id)).status).toBe(200);
    await inExam(own.proposta_redacao_id);
    expect((await read(own.proposta_redacao_id)).status).toBe(200);
  });

  it('is shown by no page of the exam, and by no preview of a draft with it', async () => {
    const { proposta_redacao_id: id } = await made({ titulo: 'CANARIO-DO-TEMA' }, ines);
    const exam = await inExam(id);
    const seen = await helena.get(`/api/v2/gestao/avaliacoes/${exam.avaliacao_id}`);
    expect(bodyOf('AvaliacaoGestao', seen).dias[0]?.proposta_titulo).toBeNull();
    const draft = newId();
    const [dia] = pedidoOf([]).dias;
    const pedido = pedidoOf([], { dias: dia ? [{ ...dia, proposta_redacao_id: id }] : [] });
    expect((await saveDraft(helena, draft, pedido)).status).toBe(200);
    const previa = await helena.get(`${urlOf(draft, 'previa')}?dia_prova=1&versao=2`);
    expect(previa.status).toBe(200);
    expect(JSON.stringify(previa.body)).not.toContain('CANARIO');
    const { checagens } = bodyOf('Verificacao', await helena.get(urlOf(draft, 'verificacao')));
    expect(checagens.map(({ codigo }) => codigo)).toContain('proposta_lacrada');
    const open = bodyOf('AvaliacaoGestao', await ines.get(`/api/v2/gestao/avaliacoes/${exam.avaliacao_id}`));
    expect(open.dias[0]?.proposta_titulo).toBe('CANARIO-DO-TEMA');
  });
});

describe('a draft of an exam', () => {
  it.each([
    ['a draft', { situacao: 'rascunho' }, 'proposta_nao_aprovada'],
    ['an archived one', { situacao: 'arquivada' }, 'proposta_arquivada'],
  ])('is stopped by %s', async (_what, more, codigo) => {
    const { proposta_redacao_id } = await made(more, ines);
    const id = newId();
    const [dia] = pedidoOf([]).dias;
    await saveDraft(ines, id, pedidoOf([], { dias: dia ? [{ ...dia, proposta_redacao_id }] : [] }));
    const { checagens } = bodyOf('Verificacao', await ines.get(urlOf(id, 'verificacao')));
    expect(checagens.map((one) => one.codigo)).toContain(codigo);
  });
});

describe('the list', () => {
  it('is narrowed by state, genre, use, author and text', async () => {
    const own = await made({ titulo: 'Estações do ano', genero_textual_nome: 'Conto' });
    const other = await made(
      { titulo: 'Estações de trem', genero_textual_nome: 'Crônica', situacao: 'arquivada' },
      ines,
    );
    const ids = async (query: string) => (await list(query)).map((row) => row.proposta_redacao_id);
    expect(await ids('?busca=estacoes')).toEqual([other.proposta_redacao_id, own.proposta_redacao_id]);
    expect(await ids('?busca=estacoes&situacao=aprovada')).toEqual([own.proposta_redacao_id]);
    expect(await ids(`?busca=estacoes&genero=${encodeURIComponent('Crônica')}`)).toEqual([other.proposta_redacao_id]);
    expect(await ids('?busca=estacoes&autor=eu')).toEqual([own.proposta_redacao_id]);
    await inExam(own.proposta_redacao_id);
    expect(await ids('?busca=estacoes&usada=sim')).toEqual([own.proposta_redacao_id]);
    expect(await ids(`?busca=${other.codigo}`)).toEqual([other.proposta_redacao_id]);
  });

  it('has pages of 50', async () => {
    await t.db.query(
      `insert into proposta_redacao (escola_id, codigo, titulo, descricao, genero_textual_nome)
       select 1, 'P-' || n, 'Pagina ' || n, '<p>Escreva.</p>', 'Conto' from generate_series(1, 60) n`,
    );
    const first = await helena.get(`${URL}?busca=pagina`);
    const rest = await list(`?busca=pagina&cursor=${String(first.headers['proximo-cursor'])}`);
    expect([bodyOf('PropostaLista', first).length, rest.length]).toEqual([50, 10]);
  });
});

it('a copy is a draft of its own', async () => {
  const { proposta_redacao_id: id, raiz_id } = await made({}, ines);
  const copy = shown(await helena.post(`${URL}/${id}/copia`, {}));
  expect(copy).toMatchObject({ situacao: 'rascunho', revisao: 1, editavel: true, titulo: 'O direito ao descanso' });
  expect(copy.raiz_id).not.toBe(raiz_id);
});
