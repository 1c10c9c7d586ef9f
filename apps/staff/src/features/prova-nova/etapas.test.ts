import { expect, it } from 'vitest';

import { etapaDaChecagem, faltasPorEtapa, proximaEtapa, type Etapa } from './etapas.ts';

it.each([
  ['sem_nome', { campo: 'descricao' }, 'oque'],
  ['sem_ciclo', { campo: 'ciclo_id' }, 'oque'],
  ['sem_dias', { campo: 'dias' }, 'dias'],
  ['tempo_curto', { dia_prova: 1 }, 'dias'],
  ['dia_vazio', { dia_prova: 1 }, 'questoes'],
  ['lingua_incompleta', { dia_prova: 1, numero: 2 }, 'questoes'],
  ['questao_vista', { numero: 1, questao_id: 501, turma_id: 24 }, 'questoes'],
  ['sem_tri', {}, 'questoes'],
  ['sem_horario', { campo: 'turmas', turma_id: 24, dia_prova: 1 }, 'turmas'],
  ['janela_sobreposta', { turma_id: 24, dia_prova: 1 }, 'turmas'],
] satisfies [string, object, Etapa][])('%s is mended in its step', (codigo, alvo, etapa) => {
  expect(etapaDaChecagem({ codigo, alvo })).toBe(etapa);
});

it('a draft goes on at the first step that lacks something, else at the checks', () => {
  const faltas = faltasPorEtapa([
    { codigo: 'sem_turmas', alvo: { campo: 'turmas' } },
    { codigo: 'dia_vazio', alvo: { dia_prova: 1 } },
  ]);
  expect([proximaEtapa(faltas), proximaEtapa(new Map())]).toEqual(['questoes', 'conferir']);
});
