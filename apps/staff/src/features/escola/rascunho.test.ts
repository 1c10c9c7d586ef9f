import type { ConfiguracaoEscola } from '@luneta/api-client';
import { zConfiguracaoEscolaRequest } from '@luneta/api-client/schemas';
import { expect, it } from 'vitest';

import { CAMPO_DE, errosOf, requestOf, valoresOf, type Valores } from './rascunho.ts';

const stands: ConfiguracaoEscola = {
  escola_id: 1,
  nome: 'Escola Aurora',
  versao: 4,
  fuso_horario: 'America/Sao_Paulo',
  nome_moeda: 'moedas',
  segundos_por_vida: 1800,
  ranking_modo: 'janela',
  pesquisa_ativa: true,
  recuperacao_por_perguntas: true,
  aprendizagem_ativa: false,
  segundo_corretor: true,
  duas_etapas_obrigatorias: false,
  divergencia_maxima: 100,
  contato_email: null,
  contato_telefone: null,
  contato_horario: null,
  politica_privacidade: null,
  termos_de_uso: null,
  base_legal: 'contrato',
  retencao_meses: 60,
  anonimizacao_automatica: false,
  alterada_em: null,
};

it.each<[name: string, mudancas: Partial<Valores>, request: object]>([
  ['[SEN-8] the days of slips are a number', { fichas_validade_dias: '3' }, { fichas_validade_dias: 3 }],
  ['minutes are seconds on the server', { minutos_por_vida: '10' }, { segundos_por_vida: 600 }],
  [
    'numbers are numbers',
    { retencao_meses: '24', divergencia_maxima: '80' },
    { retencao_meses: 24, divergencia_maxima: 80 },
  ],
  ['an emptied text is none', { contato_email: ' ', termos_de_uso: '' }, { contato_email: null, termos_de_uso: null }],
  [
    'what exams keep goes with a new zone',
    { fuso_horario: 'America/Manaus', janelas: 'relogio' },
    { fuso_horario: 'America/Manaus', janelas: 'relogio' },
  ],
  ['what exams keep means nothing without one', { janelas: 'relogio' }, {}],
  ['a switch is a switch', { pesquisa_ativa: false }, { pesquisa_ativa: false }],
])('%s', (_, mudancas, request) => {
  expect(requestOf(4, mudancas)).toEqual({ versao: 4, ...request });
});

it.each<[mudancas: Partial<Valores>, fields: string[]]>([
  [{ minutos_por_vida: '1', divergencia_maxima: '1000', retencao_meses: '12', nome_moeda: 'estrelas' }, []],
  [{ minutos_por_vida: '0' }, ['minutos_por_vida']],
  [{ divergencia_maxima: '19', retencao_meses: '2,5' }, ['divergencia_maxima', 'retencao_meses']],
  [{ nome_moeda: '  ' }, ['nome_moeda']],
  [{ fichas_validade_dias: '30' }, []],
  [{ fichas_validade_dias: '31' }, ['fichas_validade_dias']],
  [{ fichas_validade_dias: '0' }, ['fichas_validade_dias']],
])('%j is wrong in %j', (mudancas, fields) => {
  const result = zConfiguracaoEscolaRequest.safeParse(requestOf(4, mudancas));
  expect(result.error?.issues.map(({ path }) => nameOf(String(path[0]))) ?? []).toEqual(fields);
});

it('the name has letters, and exams ahead wait for a choice', () => {
  expect(errosOf({ ...valoresOf(stands), nome: ' . ' }, false)).toHaveProperty('nome');
  expect(errosOf(valoresOf(stands), true)).toHaveProperty('janelas');
  expect(errosOf(valoresOf(stands), false)).toEqual({});
});

/** The field of the form that holds a field of the request. */
const nameOf = (campo: string) => Object.entries(CAMPO_DE).find(([name]) => name === campo)?.[1] ?? campo;
