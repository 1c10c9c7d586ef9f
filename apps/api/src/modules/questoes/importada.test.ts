/** Questions of a file: known again, revised, left as they are, taken back. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createTestApp, world, type Client } from '../../../test/index.ts';
import { addTopic } from '../../../test/base_conhecimentos/curso-fixture.ts';
import { createExam } from '../../../test/central_avaliacoes/exam-fixture.ts';
import { makeQuestao, readQuestao } from '../../../test/gestao/questao-fixture.ts';
import { tenant } from '../../database/tenant.ts';
import type { Sessao } from '../../http/sessao.ts';
import { judgeQuestaoImportada, type QuestaoDeArquivo, saveQuestaoImportada } from './importada.ts';
import { undoQuestoesImportadas } from './importada-partes-store.ts';

const t = await createTestApp();
afterAll(t.close);
const school = tenant(t.db, world.escola);
const IMPORT = '00000000-0000-4000-8000-00000000000';
let ines: Client;
let topic: { materia_id: number; objeto_conhecimento_id: number };
let sessao: Sessao;
beforeAll(async () => {
  ines = await t.signIn('coord.ines');
  topic = await addTopic(school);
  const { rows } = await t.db.query("select id::int, nome from pessoa where nome = 'Inês Dias'");
  sessao = {
    id: '1',
    escola_id: 1,
    pessoa_escola_id: 1,
    fuso_horario: 'America/Sao_Paulo',
    pessoa_id: rows[0].id,
    nome: rows[0].nome,
    perfil_real: 'coordenador',
    perfil: 'coordenador',
    aluno: null,
    expira_em: t.clock(),
    senha_inicial: false,
    sem_perguntas: false,
    sem_duas_etapas: false,
    limite_em: null,
    conta_teste: false,
  };
});

const given = (more: Partial<QuestaoDeArquivo> = {}): QuestaoDeArquivo => ({
  codigo: 'ARQ-1',
  tipo: 'objetiva',
  ...topic,
  habilidades: ['ef07ma17', 'Leitura'],
  etiquetas: ['Arquivo'],
  texto_base: { titulo: 'Rio', conteudo: '<p>O rio.</p>', fonte: 'Jornal' },
  enunciado: '<p>Quem corre?</p>',
  alternativas: [
    { letra: 'A', texto: '<p>o rio</p>', motivo: '' },
    { letra: 'B', texto: '<p>o mar</p>', motivo: '' },
  ],
  gabarito: 'A',
  comentario: '',
  dificuldade: 'facil',
  lingua_estrangeira: null,
  pontuacao: null,
  orientacoes: '',
  tri: { a: 1, b: 0, c: 0.2, origem: 'arquivo da escola' },
  ...more,
});
const leitor = () => ({ sessao, agora: t.clock() });
const judge = async (more: Partial<QuestaoDeArquivo> = {}) =>
  (await judgeQuestaoImportada(school, given(more), leitor())).acao;
const save = (more: Partial<QuestaoDeArquivo> = {}, n = 1) =>
  school.transaction((tx) =>
    saveQuestaoImportada(
      tx,
      given(more),
      { importacao_id: `${IMPORT}${n}`, origem: 'Arquivo', situacao: 'aprovada', aceita_repetida: false },
      leitor(),
    ),
  );

describe('a question of a file', () => {
  it('is made with its skills, tags, passage and parameters, and is then equal', async () => {
    expect(await judge()).toBe('criar');
    const { acao, banco_questao_id } = await save();
    expect(acao).toBe('criar');
    expect(await readQuestao(ines, banco_questao_id)).toMatchObject({
      codigo: 'ARQ-1',
      situacao: 'aprovada',
      origem: 'Arquivo',
      habilidades: [
        { sistema: 'BNCC', codigo: 'EF07MA17' },
        { sistema: 'propria', codigo: 'Leitura' },
      ],
      etiquetas: ['Arquivo'],
      texto_base: { titulo: 'Rio', fonte: 'Jornal' },
      tri: { a: 1, b: 0, c: 0.2, origem: 'arquivo da escola' },
    });
    expect(await judge()).toBe('igual');
    expect(await save()).toMatchObject({ acao: 'igual', banco_questao_id });
  });

  it.each<[string, Partial<QuestaoDeArquivo>]>([
    ['key', { gabarito: 'B' }],
    ['passage', { texto_base: null }],
    ['skills', { habilidades: [] }],
    ['difficulty', { dificuldade: null }],
    ['parameters', { tri: null }],
    ['tags', { etiquetas: [] }],
  ])('with another %s is the next revision', async (_name, more) => {
    expect(await judge(more)).toBe('nova_revisao');
  });

  it('without a code is known by what it asks', async () => {
    expect(await judge({ codigo: null, enunciado: '<p>QUEM <b>corre</b>?</p>' })).toBe('duplicada');
    expect(await judge({ codigo: null, enunciado: '<p>Quem nada?</p>' })).toBe('criar');
  });

  it('is taken back with its import, unless it was used or changed since', async () => {
    await save({ codigo: 'ARQ-2', enunciado: '<p>Dois?</p>' });
    const revised = await save({ codigo: 'ARQ-2', enunciado: '<p>Dois e dois?</p>' }, 2);
    const used = await save({ codigo: 'ARQ-3', enunciado: '<p>Três?</p>' }, 2);
    await save({ codigo: 'ARQ-4', enunciado: '<p>Quatro?</p>' }, 2);
    await createExam(t.db, {
      turmas: [{ turma_id: world.turmaV2, janelas: [['2026-12-05T12:00:00Z', '2026-12-05T15:00:00Z']] }],
      dias: [{ itens: [{ questao_id: used.banco_questao_id }] }],
    });
    const undone = await school.transaction((tx) => undoQuestoesImportadas(tx, `${IMPORT}2`));
    expect(undone).toEqual({ desfeitas: 2, ficam: [used.banco_questao_id] });
    expect((await ines.get(`/api/v2/gestao/questoes/${revised.banco_questao_id}`)).status).toBe(404);
    expect(await judge({ codigo: 'ARQ-2', enunciado: '<p>Dois?</p>' })).toBe('igual');
    expect(await judge({ codigo: 'ARQ-4', enunciado: '<p>Quatro?</p>' })).toBe('criar');
  });

  it('of somebody else is refused to a teacher', async () => {
    await makeQuestao(ines, topic, { codigo: 'DELA-1' });
    const teacher = { sessao: { ...sessao, pessoa_id: 999_999, perfil_real: 'professor' as const }, agora: t.clock() };
    await expect(judgeQuestaoImportada(school, given({ codigo: 'DELA-1' }), teacher)).rejects.toMatchObject({
      codigo: 'questao_de_outro',
    });
  });
});
