/** The pure parts of the exams: filters, grouping, the day, the extension. */
import { buildGestaoProva } from '@luneta/testing';
import { describe, expect, it } from 'vitest';

import { groupExames, countsOf } from './exames.ts';
import { copy as aoVivo } from './ao-vivo/copy.ts';
import { diaDe } from './dia.ts';
import { filtroOf } from './filtros.ts';
import { INICIAIS, minutosDe, pedidoDe } from './prorrogacao/pedido.ts';
import { copy as questoes } from './questoes/copy.ts';

const SP = 'America/Sao_Paulo';
/** A Thursday. */
const NOW = Date.parse('2026-11-26T18:00:00Z');
const prova = buildGestaoProva();

describe('the time that is asked for', () => {
  it.each([
    { quando: 'semana', days: { data_inicio: '2026-11-23', data_fim: '2026-11-29' } },
    { quando: 'proximas', days: { data_inicio: '2026-11-30' } },
    { quando: 'passadas', days: { data_fim: '2026-11-22' } },
    { quando: 'todas', days: {} },
  ] as const)('$quando asks for $days', ({ quando, days }) => {
    expect(filtroOf({ quando, situacao: '', busca: '' }, NOW, SP)).toEqual(days);
  });
});

describe('exams of the list', () => {
  it('join their classes, in the order of the list', () => {
    const other = { ...prova, avaliacao_conhecimento_id: 99 };
    const exames = groupExames([prova, other, { ...prova, turma_codigo: '3B' }]);
    expect(exames.map(({ turmas }) => turmas.length)).toEqual([2, 1]);
    expect(exames[0] && countsOf(exames[0])).toMatchObject({ alunos: 44, iniciadas: 42, entregues: 6 });
  });
});

describe('the day', () => {
  const dias = ['2026-11-20', '2026-11-27'].map((day, n) => ({
    dia_prova: n + 1,
    data_hora_inicial: `${day}T10:00:00Z`,
    disponivel_ate: `${day}T15:00:00Z`,
    qtde_itens: 4,
    tem_redacao: false,
  }));
  it.each([
    { name: 'that the address names', asked: '1', nowMs: NOW, dia: 1 },
    { name: 'that is still ahead', asked: null, nowMs: NOW, dia: 2 },
    { name: 'that was the last', asked: '7', nowMs: NOW + 9e9, dia: 2 },
  ])('$name', ({ asked, nowMs, dia }) => {
    expect(diaDe({ ...prova, dias }, asked, nowMs)?.dia_prova).toBe(dia);
  });
});

describe('an extension', () => {
  const alvo = { escopo: 'turma', turma_id: 31, nome: '3A' } as const;
  it.each([
    { outro: '1', is: 1 },
    { outro: '10080', is: 10_080 },
    { outro: '10081', is: null },
    { outro: '0', is: null },
    { outro: '5,5', is: null },
    { outro: '', is: null },
  ])('of $outro minutes is $is', ({ outro, is }) => {
    expect(minutosDe({ ...INICIAIS, minutos: 'outro', outro })).toBe(is);
  });

  it('names the exam, and an outage by the clock of the school', () => {
    const campos = { ...INICIAIS, quando: 'queda', inicio: '2026-11-26T10:00', fim: '2026-11-26T10:30' } as const;
    expect(pedidoDe(alvo, { turma_avaliacao_id: 301, dia_prova: 1, descricao: '' }, campos, SP)).toEqual({
      escopo: 'turma',
      turma_id: 31,
      minutos: 10,
      turma_avaliacao_id: 301,
      dia_prova: 1,
      inicio: '2026-11-26T13:00:00.000Z',
      fim: '2026-11-26T13:30:00.000Z',
    });
    expect(pedidoDe(alvo, null, { ...campos, fim: '2026-11-26T09:00' }, SP)).toBeNull();
  });
});

describe('counts in words', () => {
  it.each([
    [aoVivo.delivered, 1, '1 entregou'],
    [aoVivo.delivered, 2, '2 entregaram'],
    [aoVivo.naoIniciaram, 1, '1 não iniciou'],
    [aoVivo.naoIniciaram, 0, '0 não iniciaram'],
  ])('%#: a count is in words that fit its number', (words, n, said) => expect(words(n)).toBe(said));

  it('who was there and who was not', () => {
    expect(questoes.summary(21, 1)).toBe('21 presentes · 1 ausente');
    expect(questoes.summary(1, 2)).toBe('1 presente · 2 ausentes');
  });
});
