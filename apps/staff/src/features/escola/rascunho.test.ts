import type { ConfiguracaoEscola } from '@luneta/api-client';
import { expect, it } from 'vitest';

import { camposOf, errosOf, pendingOf, requestOf, type Mudancas } from './rascunho.ts';

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

it('what is again as it stands is no change', () => {
  expect(pendingOf(stands, { nome_moeda: stands.nome_moeda, minutos_por_vida: '45' })).toEqual({
    minutos_por_vida: '45',
  });
  expect(pendingOf(stands, camposOf(stands))).toEqual({});
});

it.each<[name: string, mudancas: Mudancas, request: object]>([
  ['[SEN-8] the days of slips are a number', { fichas_validade_dias: '3' }, { fichas_validade_dias: 3 }],
  ['minutes are seconds on the server', { minutos_por_vida: '10' }, { segundos_por_vida: 600 }],
  [
    'numbers are numbers',
    { retencao_meses: '24', divergencia_maxima: '80' },
    { retencao_meses: 24, divergencia_maxima: 80 },
  ],
  ['an emptied text is none', { contato_email: ' ', termos_de_uso: '' }, { contato_email: null, termos_de_uso: null }],
  ['a switch is a switch', { pesquisa_ativa: false }, { pesquisa_ativa: false }],
])('%s', (_, mudancas, request) => {
  expect(requestOf(4, mudancas)).toEqual({ versao: 4, ...request });
});

it.each<[mudancas: Mudancas, fields: string[]]>([
  [{ minutos_por_vida: '1', divergencia_maxima: '1000', retencao_meses: '12', nome_moeda: 'estrelas' }, []],
  [{ minutos_por_vida: '0' }, ['minutos_por_vida']],
  [{ divergencia_maxima: '19', retencao_meses: '2,5' }, ['divergencia_maxima', 'retencao_meses']],
  [{ nome_moeda: '  ' }, ['nome_moeda']],
  [{ fichas_validade_dias: '30' }, []],
  [{ fichas_validade_dias: '31' }, ['fichas_validade_dias']],
  [{ fichas_validade_dias: '0' }, ['fichas_validade_dias']],
])('%j is wrong in %j', (mudancas, fields) => {
  expect(Object.keys(errosOf(mudancas))).toEqual(fields);
});
