import { expect, it } from 'vitest';
import { andamento, isSemNoticia, partesDoDia, SEM_NOTICIA_MS, type TentativaDoDia } from './prova-andamento.ts';

const NOW = Date.parse('2026-11-21T13:00:00Z');
const open: TentativaDoDia = { prazoMs: NOW + 1, encerrada: false, origem: 'online', salvaMs: NOW };

it.each<[name: string, tentativa: TentativaDoDia | null, andamento: string]>([
  ['[AND-1] no attempt', null, 'nao_iniciada'],
  ['[AND-1] before the deadline', open, 'respondendo'],
  ['[AND-1] at the deadline', { ...open, prazoMs: NOW }, 'entregue'],
  ['[AND-1] handed in', { ...open, encerrada: true }, 'entregue'],
])('%s', (_, tentativa, wanted) => {
  expect(andamento(tentativa, NOW)).toBe(wanted);
});

it.each<[name: string, changes: Partial<TentativaDoDia>, semNoticia: boolean]>([
  ['[AND-2] five minutes without anything saved', { salvaMs: NOW - SEM_NOTICIA_MS }, true],
  ['[AND-2] a moment less', { salvaMs: NOW - SEM_NOTICIA_MS + 1 }, false],
  ['[AND-2] on paper', { salvaMs: NOW - SEM_NOTICIA_MS, origem: 'papel' }, false],
  ['[AND-2] handed in', { salvaMs: NOW - SEM_NOTICIA_MS, encerrada: true }, false],
  ['[AND-2] time is over', { salvaMs: NOW - SEM_NOTICIA_MS, prazoMs: NOW }, false],
])('%s', (_, changes, wanted) => {
  expect(isSemNoticia({ ...open, ...changes }, NOW)).toBe(wanted);
});

const contagem = { alunos: 90, respondendo: 30, semNoticia: 4, entregues: 20 };

it.each([
  ['on a screen', false, contagem, { respondendo: 26, semNoticia: 4, entregues: 20, naoIniciadas: 40, aDigitar: 0 }],
  [
    'on paper',
    true,
    { ...contagem, respondendo: 0, semNoticia: 0 },
    { respondendo: 0, entregues: 0, naoIniciadas: 0, digitadas: 20, aDigitar: 70 },
  ],
])('[AND-3] %s the parts add up to all students', (_, emPapel, counted, parts) => {
  const found = partesDoDia(counted, emPapel);
  expect(found).toMatchObject(parts);
  expect(Object.values(found).reduce((sum, part) => sum + part, 0)).toBe(90);
});
