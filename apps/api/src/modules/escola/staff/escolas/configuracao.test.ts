import { sql } from 'drizzle-orm';
import { SECONDS_PER_VIDA } from '@luneta/domain/vidas';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';

import { chainHead } from '../../auditoria.ts';
import { ApiError } from '../../../../http/errors.ts';
import { requireDireito } from '../../policy.ts';
import { findConfiguracao, readConfiguracao } from '../../configuracao.ts';
import { offences } from '../../../../../test/rich-text/offences.ts';
import { xssCorpus } from '../../../../../test/rich-text/xss-corpus.ts';
import { tenant } from '../../../../database/tenant.ts';
import { createTestApp, world } from '../../../../../test/index.ts';
import { bodyOf } from '../../../../../test/central_avaliacoes/exam-fixture.ts';
import { actsAfter, outcome, send } from '../../../../../test/gestao/staff.ts';
import { tables } from '../../../../../test/tables.ts';

const t = await createTestApp();
afterAll(t.close);

const school = tenant(t.db, world.escola);
const PATH = 'gestao/escolas/1/configuracao';
const otto = await t.signIn('dir.otto');
const change = (body: object, client = otto, path = PATH) => send(client, 'PATCH', path, body);
const outcomeOf = (error: unknown) => (error instanceof ApiError ? `${error.status} ${error.codigo}` : String(error));
const settings = async (login = 'dir.otto') =>
  bodyOf('ConfiguracaoEscola', await (await t.signIn(login)).get(`/api/v2/${PATH}`));

beforeEach(async () => {
  await tables(t.db).execute(sql`update escola set configuracao = '{}', fuso_horario = 'America/Sao_Paulo'`);
});

describe('the settings of a school', () => {
  it('have their defaults until somebody changes them', async () => {
    expect(await settings('sup.nair')).toEqual({
      escola_id: 1,
      nome: 'Escola Aurora',
      liberacao: 'sozinha',
      fichas_validade_dias: 15,
      fichas_por: [],
      revisao_questoes: false,
      professor_publica: true,
      versao: 1,
      fuso_horario: 'America/Sao_Paulo',
      nome_moeda: 'moedas',
      segundos_por_vida: SECONDS_PER_VIDA,
      ranking_modo: 'nomeado',
      pesquisa_ativa: true,
      recuperacao_por_perguntas: true,
      aprendizagem_ativa: true,
      segundo_corretor: false,
      divergencia_maxima: 100,
      duas_etapas_obrigatorias: false,
      contato_email: null,
      contato_telefone: null,
      contato_horario: null,
      politica_privacidade: null,
      termos_de_uso: null,
      base_legal: 'nao_informada',
      retencao_meses: 60,
      anonimizacao_automatica: false,
      alterada_em: null,
    });
  });

  it('change one by one and the rest stays; the audit records which changed and who changed them', async () => {
    const before = (await chainHead(school))?.ordem ?? 0;
    const first = await change({ versao: 1, ranking_modo: 'janela', contato_email: ' ola@escola.example ' });
    expect(first.body).toMatchObject({ versao: 2, ranking_modo: 'janela', contato_email: 'ola@escola.example' });
    t.clock.advance(1_000);
    const second = await change({
      versao: 2,
      nome_moeda: ' estrelinhas ',
      segundos_por_vida: 600,
      fuso_horario: 'America/Manaus',
      segundo_corretor: true,
      divergencia_maxima: 80,
      aprendizagem_ativa: false,
      contato_email: null,
      contato_telefone: '(11) 5555-0134',
      contato_horario: 'De segunda a sexta',
      base_legal: 'contrato',
      retencao_meses: 24,
      termos_de_uso: '<p>Seja gentil.</p>',
      params: { ranking_modo: 'desligado' },
    });
    expect(outcome(second)).toBe('200');
    expect(await settings()).toMatchObject({
      versao: 3,
      ranking_modo: 'janela',
      nome_moeda: 'estrelinhas',
      segundos_por_vida: 600,
      fuso_horario: 'America/Manaus',
      segundo_corretor: true,
      divergencia_maxima: 80,
      aprendizagem_ativa: false,
      contato_email: null,
      contato_telefone: '(11) 5555-0134',
      base_legal: 'contrato',
      retencao_meses: 24,
      termos_de_uso: '<p>Seja gentil.</p>',
      alterada_em: t.clock().toISOString(),
    });
    const acts = await actsAfter(school, before);
    expect(acts).toMatchObject([
      {
        acao: 'configuracao_alterada',
        ator_id: 11,
        perfil_real: 'diretor',
        detalhe: { ranking_modo: 'janela', contato_email: ' ola@escola.example ', versao: 2 },
      },
      { acao: 'configuracao_alterada', detalhe: { segundo_corretor: true, termos_de_uso: 'alterado', versao: 3 } },
    ]);
    expect(JSON.stringify(acts)).not.toContain('Seja gentil');
  });

  it('remember when it was last decided how long data are kept', async () => {
    const decided = async () => (await findConfiguracao(school)).configuracao.retencao_alterada_em;
    await change({ versao: 1, ranking_modo: 'janela' });
    expect(await decided()).toBeNull();
    for (const [versao, body] of [
      [2, { anonimizacao_automatica: true }],
      [3, { retencao_meses: 24 }],
      [4, { anonimizacao_automatica: false }],
    ] as const) {
      t.clock.advance(1_000);
      expect((await change({ versao, ...body })).body).toMatchObject(body);
      expect(await decided()).toBe(t.clock().toISOString());
    }
    const last = await decided();
    t.clock.advance(1_000);
    await change({ versao: 5, ranking_modo: 'nomeado' });
    expect(await decided()).toBe(last);
  });

  it('name the school and its zone, cleaned and with one audit row', async () => {
    const before = await settings();
    expect(outcome(await change({ versao: 1, nome: ' Colégio\u202E  Aurora ', fuso_horario: 'America/Manaus' }))).toBe(
      '200',
    );
    expect(await settings()).toMatchObject({ versao: 2, nome: 'Colégio Aurora', fuso_horario: 'America/Manaus' });
    await change({ versao: 2, nome: before.nome });
  });

  it('with an old version number are refused; one of twenty simultaneous calls wins', async () => {
    expect(outcome(await change({ versao: 2, pesquisa_ativa: false }))).toBe('409 versao_diferente');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => change({ versao: 1, divergencia_maxima: 100 + n })),
    );
    expect(answers.map(outcome).toSorted()).toEqual([
      '200',
      ...Array.from({ length: 19 }, () => '409 versao_diferente'),
    ]);
    expect((await settings()).versao).toBe(2);
  });

  it.each([
    ['a name without a letter', { nome: '\u3164 .' }, '422 nome_vazio'],
    ['an unknown time zone', { fuso_horario: 'America/Atlantida' }, '422 fuso_desconhecido'],
    ['an offset, which the database reads with the opposite sign', { fuso_horario: '-03' }, '422 fuso_desconhecido'],
    ['a time zone in lower case', { fuso_horario: 'america/sao_paulo' }, '422 fuso_desconhecido'],
    ['a time zone that only the database knows', { fuso_horario: 'posix/America/Sao_Paulo' }, '422 fuso_desconhecido'],
    ['coins without a name', { nome_moeda: '  ' }, '422 nome_moeda_vazio'],
    ['a legal basis outside the list', { base_legal: 'execucao_contrato' }, '400 pedido_invalido'],
    ['an invalid e-mail', { contato_email: 'secretaria' }, '422 email_invalido'],
    ['an invalid phone number', { contato_telefone: 'ligue já' }, '422 telefone_invalido'],
    ['an unknown mode', { ranking_modo: 'todos' }, '400 pedido_invalido'],
    ['nothing', {}, '400 pedido_invalido'],
    ['an unknown setting', { demo: true }, '400 pedido_invalido'],
    ['a retention of a month', { retencao_meses: 1 }, '400 pedido_invalido'],
  ])('refuse %s and stay as they are', async (_name, body, expected) => {
    const before = (await chainHead(school))?.ordem;
    expect(outcome(await change({ versao: 1, ...body }))).toBe(expected);
    expect(await findConfiguracao(school)).toMatchObject({
      fuso_horario: 'America/Sao_Paulo',
      configuracao: { versao: 1 },
    });
    expect((await chainHead(school))?.ordem).toBe(before);
  });

  const STAFF = ['professor', 'coordenador', 'gestao_vida', 'gestao_escola', 'diretor', 'supervisor', 'admin'] as const;
  const NO = '403 acesso_negado';
  const holders = async (direito: Parameters<typeof requireDireito>[1]) =>
    Promise.all(
      STAFF.map((perfil_real) => requireDireito(school, direito, { perfil_real }).then(() => perfil_real, outcomeOf)),
    );

  it('say whether teachers publish exams [PER-13] and approve their own questions [PER-14]', async () => {
    expect(await holders('publicar')).toEqual([...STAFF.slice(0, 5), NO, 'admin']);
    expect(await holders('aprovar')).toEqual(['professor', 'coordenador', 'gestao_vida', NO, NO, NO, 'admin']);
    expect(outcome(await change({ versao: 1, professor_publica: false, revisao_questoes: true }))).toBe('200');
    expect(await settings()).toMatchObject({ professor_publica: false, revisao_questoes: true });
    expect(await holders('publicar')).toEqual([NO, ...STAFF.slice(1, 5), NO, 'admin']);
    expect(await holders('aprovar')).toEqual([NO, 'coordenador', 'gestao_vida', NO, NO, NO, 'admin']);
  });

  it('name who makes access slips besides gestao_vida and admin [PER-12]', async () => {
    const makes = () => holders('fichas');
    expect(await makes()).toEqual([NO, NO, 'gestao_vida', NO, NO, NO, 'admin']);
    expect(outcome(await change({ versao: 1, fichas_por: ['diretor', 'coordenador'] }))).toBe('200');
    expect((await settings()).fichas_por).toEqual(['coordenador', 'diretor']);
    expect(await makes()).toEqual([NO, 'coordenador', 'gestao_vida', NO, 'diretor', NO, 'admin']);
    expect(outcome(await change({ versao: 2, fichas_por: ['professor'] }))).toBe('400 pedido_invalido');
  });

  it.each([
    ['prof.helena', 403, 403],
    ['bia', 403, 403],
    ['sup.nair', 200, 403],
    ['coord.ines', 200, 403],
    ['vida.julia', 200, 403],
    ['gestao.lia', 200, 200],
    ['admin.rui', 200, 200],
  ])('%s reads with %i and writes with %i', async (login, reads, writes) => {
    const client = await t.signIn(login);
    expect((await client.get(`/api/v2/${PATH}`)).status).toBe(reads);
    expect((await change({ versao: 1, pesquisa_ativa: false }, client)).status).toBe(writes);
  });

  it('of another school are found by admin only', async () => {
    const path = 'gestao/escolas/2/configuracao';
    const before = await findConfiguracao(tenant(t.db, 2));
    for (const login of ['dir.otto', 'gestao.lia']) {
      const client = await t.signIn(login);
      expect(outcome(await client.get(`/api/v2/${path}`))).toBe('404 nao_encontrado');
      expect(outcome(await change({ versao: 1, pesquisa_ativa: false }, client, path))).toBe('404 nao_encontrado');
    }
    expect(await findConfiguracao(tenant(t.db, 2))).toEqual(before);
    const rui = await t.signIn('admin.rui');
    expect((await change({ versao: 1, pesquisa_ativa: false }, rui, path)).status).toBe(200);
    expect((await settings()).pesquisa_ativa).toBe(true);
  });

  it('store no hostile markup in a legal text; an empty text counts as none', async () => {
    const payloads = xssCorpus.map(([, payload]) => payload);
    let versao = 1;
    for (const payload of payloads) {
      const answer = await change({ versao, politica_privacidade: payload, termos_de_uso: `<p>a</p>${payload}` });
      expect(outcome(answer)).toBe('200');
      const { politica_privacidade, termos_de_uso } = bodyOf('ConfiguracaoEscola', answer);
      expect(offences(`${politica_privacidade ?? ''}${termos_de_uso ?? ''}`)).toEqual([]);
      versao += 1;
    }
    await change({ versao, politica_privacidade: '<p> </p><script>alert(1)</script>' });
    expect((await settings()).politica_privacidade).toBeNull();
  });
});

describe('a setting takes effect where it is used', () => {
  it('the survey is not asked after it is switched off', async () => {
    const bia = await t.signIn('bia');
    expect((await bia.get('/api/v2/pesquisa')).body).toEqual({ mostrar: true });
    await change({ versao: 1, pesquisa_ativa: false });
    expect((await bia.get('/api/v2/pesquisa')).body).toEqual({ mostrar: false });
  });

  it('nobody is asked for questions that are switched off; switched on again they are as required as before', async () => {
    await tables(t.db).execute(
      sql`update escola set configuracao = '{"perguntas_seguranca": "obrigatorias"}' where id = 1`,
    );
    const bia = await t.signIn('bia');
    const mustRegister = async () => (await bia.get('/api/v2/resultados')).status === 403;
    expect(await mustRegister()).toBe(true);
    await change({ versao: 1, recuperacao_por_perguntas: false });
    expect(await mustRegister()).toBe(false);
    expect((await settings()).recuperacao_por_perguntas).toBe(false);
    await change({ versao: 2, recuperacao_por_perguntas: false });
    await change({ versao: 3, recuperacao_por_perguntas: true });
    expect(await mustRegister()).toBe(true);
  });

  it('the next request uses the new time zone', async () => {
    const bia = await t.signIn('bia');
    await change({ versao: 1, fuso_horario: 'America/Noronha' });
    expect((await bia.get('/api/v2/users/contas')).body).toMatchObject({ fuso_horario: 'America/Noronha' });
  });
});

it.each([
  ['nothing', undefined],
  [
    'values of other kinds',
    { ranking_modo: 7, versao: 'dois', divergencia_maxima: 1.5, nome_moeda: '', pesquisa: 'não' },
  ],
])('reads %s as the defaults', (_name, value) => {
  expect(readConfiguracao(value)).toMatchObject({
    ranking_modo: 'nomeado',
    versao: 1,
    divergencia_maxima: 100,
    nome_moeda: 'moedas',
    pesquisa: true,
    perguntas_seguranca: 'opcionais',
  });
});
