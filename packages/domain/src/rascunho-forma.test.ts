import { describe, expect, it } from 'vitest';

import { formaDoRascunho } from './rascunho-forma.ts';
import type { Rascunho, RascunhoDia, RascunhoItem } from './rascunho.ts';

const item = (numero: number, lingua_estrangeira: 1 | 2 | null = null, questao_id = numero * 10): RascunhoItem => ({
  questao_id: questao_id + (lingua_estrangeira ?? 0),
  numero,
  lingua_estrangeira,
  pontuacao: null,
  bloco: 1,
});
const dia = (itens: readonly RascunhoItem[], rest: Partial<RascunhoDia> = {}): RascunhoDia => ({
  dia_prova: 1,
  bateria: 1,
  duracao_minutos: 50,
  proposta_redacao_id: null,
  itens,
  ...rest,
});
const janela = { dia_prova: 1, inicio: '2026-11-28T08:00', fim: '2026-11-28T09:00' };
const whole: Rascunho = {
  descricao: 'Prova',
  ciclo_id: 4,
  especie: 'prova',
  nota_maxima: 10,
  solicitar_idioma: false,
  dias: [dia([item(1), item(2)])],
  turmas: [{ turma_id: 24, dias: [janela] }],
};
const codes = (changes: Partial<Rascunho>) => formaDoRascunho({ ...whole, ...changes }).map(({ codigo }) => codigo);
const twoDays = (second: readonly RascunhoItem[]): Partial<Rascunho> => ({
  dias: [dia([item(1), item(2)]), dia(second, { dia_prova: 2 })],
  turmas: [{ turma_id: 24, dias: [janela, { ...janela, dia_prova: 2 }] }],
});

describe('[MON-10] what a draft lacks by itself', () => {
  it.each<[string, Partial<Rascunho>, string[]]>([
    ['a whole draft', {}, []],
    ['a name of two letters', { descricao: ' Pa ' }, ['sem_nome']],
    ['a name of three', { descricao: 'P 1' }, []],
    ['no cycle', { ciclo_id: null }, ['sem_ciclo']],
    ['a scale up to 0', { nota_maxima: 0 }, ['nota_maxima_invalida']],
    ['a scale up to 0.01', { nota_maxima: 0.01 }, []],
    ['no day', { dias: [], turmas: [{ turma_id: 24, dias: [] }] }, ['sem_dias']],
    ['a marco without days and classes', { especie: 'marco', dias: [], turmas: [] }, []],
    ['a marco with a day', { especie: 'marco' }, ['marco_com_dias']],
    ['the same day twice', { dias: [dia([item(1)]), dia([item(2)])] }, ['dia_repetido']],
    ['a day with neither item nor essay', { dias: [dia([])] }, ['dia_vazio']],
    ['a day with an essay alone', { dias: [dia([], { proposta_redacao_id: 7 })] }, []],
    ['numbers 1 and 3', { dias: [dia([item(1), item(3)])] }, ['numero_faltando']],
    ['numbers from 2', { dias: [dia([item(2), item(3)])] }, ['numero_faltando']],
    ['numbers in another order', { dias: [dia([item(2), item(1)])] }, []],
    ['a second day from 1', twoDays([item(1, null, 50), item(2, null, 60)]), []],
    ['a second day that runs on', twoDays([item(3), item(4)]), []],
    ['a second day with a gap after the first', twoDays([item(4), item(5)]), ['numero_faltando']],
    ['a number twice', { dias: [dia([item(1), item(1, null, 99)])] }, ['numero_repetido']],
    ['a pair', { dias: [dia([item(1, 1), item(1, 2), item(2)])], solicitar_idioma: true }, []],
    ['half a pair', { dias: [dia([item(1, 1), item(2)])], solicitar_idioma: true }, ['lingua_incompleta']],
    [
      'a pair beside a question for all',
      { dias: [dia([item(1), item(1, 1), item(1, 2)])], solicitar_idioma: true },
      ['numero_repetido'],
    ],
    ['a pair without asking for the language', { dias: [dia([item(1, 1), item(1, 2)])] }, ['idioma_nao_pedido']],
    ['a question twice', { dias: [dia([item(1, null, 50), item(2, null, 50)])] }, ['questao_repetida']],
    ['a question again on another day', twoDays([item(1), item(2, null, 60)]), ['questao_repetida']],
    ['0 points', { dias: [dia([{ ...item(1), pontuacao: 0 }])] }, ['pontuacao_invalida']],
    ['a hundredth of a point', { dias: [dia([{ ...item(1), pontuacao: 0.01 }])] }, []],
    ['no class', { turmas: [] }, ['sem_turmas']],
    ['a class twice', { turmas: [...whole.turmas, ...whole.turmas] }, ['turma_repetida']],
    ['a class without a window', { turmas: [{ turma_id: 24, dias: [] }] }, ['sem_horario']],
    ['a window without an end', { turmas: [{ turma_id: 24, dias: [{ ...janela, fim: null }] }] }, ['sem_horario']],
    [
      'a window of a day that is not there',
      { turmas: [{ turma_id: 24, dias: [janela, { ...janela, dia_prova: 2 }] }] },
      ['dia_desconhecido'],
    ],
    ['two windows of one day', { turmas: [{ turma_id: 24, dias: [janela, janela] }] }, ['dia_repetido']],
  ])('%s', (_name, changes, expected) => {
    expect(codes(changes)).toEqual(expected);
  });

  it('names the number, the day and the class', () => {
    expect(formaDoRascunho({ ...whole, dias: [dia([item(1), item(3)])] })).toEqual([
      { codigo: 'numero_faltando', gravidade: 'impede', alvo: { dia_prova: 1, numero: 2 } },
    ]);
    expect(formaDoRascunho({ ...whole, turmas: [{ turma_id: 24, dias: [] }] })).toEqual([
      { codigo: 'sem_horario', gravidade: 'impede', alvo: { campo: 'turmas', turma_id: 24, dia_prova: 1 } },
    ]);
  });
});
