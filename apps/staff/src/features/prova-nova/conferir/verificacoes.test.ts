import type { Checagem } from '@luneta/api-client';
import { expect, it } from 'vitest';

import { codigosDosAvisos, consertoDe, emOrdem, gruposDe } from './verificacoes.ts';

const check = (codigo: string, gravidade: Checagem['gravidade'], alvo: Checagem['alvo'] = {}): Checagem => ({
  codigo,
  gravidade,
  alvo,
  texto: `${codigo}.`,
});
const PAR = check('lingua_incompleta', 'impede', { dia_prova: 1, numero: 2 });
const IMAGEM = check('imagem_sem_descricao', 'aviso', { numero: 6, questao_id: 506 });
const ALL = [
  PAR,
  check('questao_vista', 'aviso', { numero: 1, questao_id: 501, turma_id: 24 }),
  check('questao_vista', 'aviso', { numero: 4, questao_id: 504, turma_id: 24 }),
  IMAGEM,
];

it('are grouped by code, those that stop apart from those that warn', () => {
  const shown = (gravidade: Checagem['gravidade']) =>
    gruposDe(ALL, gravidade).map(({ codigo, checagens }) => `${codigo} ${checagens.length}`);
  expect([shown('impede'), shown('aviso')]).toEqual([
    ['lingua_incompleta 1'],
    ['questao_vista 2', 'imagem_sem_descricao 1'],
  ]);
});

it.each([
  [PAR, { label: 'Escolher par', etapa: 'questoes' }],
  [IMAGEM, { label: 'Descrever', href: '/questoes/506' }],
  [check('turma_arquivada', 'impede', { turma_id: 24 }), { label: 'Abrir Turmas e horários', etapa: 'turmas' }],
  [check('sem_horario', 'impede', { campo: 'turmas', turma_id: 24 }), { label: 'Marcar horário', etapa: 'turmas' }],
] as const)('each leads to where it is mended: %o', (one, conserto) => {
  expect(consertoDe(one)).toEqual(conserto);
});

it('what no check speaks against is in order', () => {
  const words = emOrdem(ALL, 20);
  expect(words).toContain('gabarito nas 20');
  expect(words).not.toContain('pares de língua completos');
  expect([words.length, emOrdem([], 20).length]).toEqual([11, 14]);
});

it('one tick accepts each code of a warning once', () => {
  expect(codigosDosAvisos(ALL)).toEqual(['imagem_sem_descricao', 'questao_vista']);
});
