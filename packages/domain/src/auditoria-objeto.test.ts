import { expect, it } from 'vitest';

import { objetoDoAto, type NomesDoAto } from './auditoria-objeto.ts';

const NONE: NomesDoAto = {
  prova: null,
  item: null,
  turma: null,
  curso: null,
  questao: null,
  aviso: null,
  materia: null,
  pessoa: null,
};

it.each<[string, Partial<NomesDoAto>, string | null]>([
  ['prazo_prorrogado', { prova: 'Simulado 3', turma: '3B' }, 'Prova Simulado 3 · turma 3B'],
  ['item_alterado', { prova: 'Simulado 3', item: 12 }, 'Prova Simulado 3 · questão 12'],
  ['turma_opcoes_alteradas', { turma: '3B' }, 'Turma 3B'],
  ['boss_tentativa_liberada', { turma: '3A', materia: 'Química' }, 'Turma 3A · Química'],
  ['curso_salvo', { curso: 'Funções' }, 'Curso Funções'],
  ['questao_lida', { questao: 'MT-001' }, 'Questão MT-001'],
  ['aviso_salvo', { aviso: 'Semana de provas' }, 'Aviso Semana de provas'],
  ['duas_etapas_redefinidas', { pessoa: 'Helena Prado' }, 'Helena Prado'],
])('[OBJ-1] names the object of %s from the largest to the smallest part', (acao, nomes, objeto) => {
  expect(objetoDoAto(acao, { ...NONE, ...nomes })).toBe(objeto);
});

it.each([
  ['configuracao_alterada', 'Configurações da escola'],
  ['escola_suspensa', 'Acesso da escola'],
  ['senha_recuperada', null],
])('[OBJ-2] %s without names', (acao, objeto) => {
  expect(objetoDoAto(acao, NONE)).toBe(objeto);
});
