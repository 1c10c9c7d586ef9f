import { describe, expect, it } from 'vitest';

import {
  grupoNaProva,
  minutosEmSilencio,
  porNecessidade,
  needsAttention,
  type AlunoNaProva,
  type EstadoNaProva,
} from './prova-ao-vivo.ts';

const NOW = Date.parse('2026-11-21T14:30:00Z');
const ago = (seconds: number) => NOW - seconds * 1000;
const answering = (last: number | null, start = 3600): AlunoNaProva => ({
  estado: 'respondendo',
  iniciadaEmMs: ago(start),
  ultimaRespostaEmMs: last === null ? null : ago(last),
});
const inState = (estado: EstadoNaProva): AlunoNaProva => ({ ...answering(3600), estado });

describe('silence', () => {
  it.each([
    { name: 'from the last answer', aluno: answering(659), minutos: 10 },
    { name: 'from the start, before the first answer', aluno: answering(null, 300), minutos: 5 },
    { name: 'never negative, when the clock of the screen is behind', aluno: answering(-90), minutos: 0 },
    { name: 'of nobody who handed in', aluno: inState('entregue'), minutos: null },
    { name: 'of nobody who has not started', aluno: inState('nao_iniciada'), minutos: null },
  ])('[VIV-1] $name: $minutos', ({ aluno, minutos }) => {
    expect(minutosEmSilencio(aluno, NOW)).toBe(minutos);
  });

  it.each([
    { seconds: 299, needs: false },
    { seconds: 300, needs: true },
  ])('[VIV-2] $seconds s: $needs', ({ seconds, needs }) => {
    expect(needsAttention(answering(seconds), NOW)).toBe(needs);
  });
});

it('[VIV-3] the longest silence first, then not started, answering, done', () => {
  const [long, short, busy] = [answering(1200), answering(400), answering(10)];
  const [absent, done] = [inState('nao_iniciada'), inState('entregue')];
  const ordered = [done, busy, short, absent, long].sort((a, b) => porNecessidade(a, b, NOW));
  expect(ordered).toEqual([long, short, absent, busy, done]);
});

it.each([
  { name: 'who is silent', aluno: answering(300), emPapel: false, grupo: 'em_silencio' },
  { name: 'who answers', aluno: answering(10), emPapel: false, grupo: 'respondendo' },
  { name: 'who has not started on a screen', aluno: inState('nao_iniciada'), emPapel: false, grupo: 'nao_iniciou' },
  { name: 'whose sheet waits', aluno: inState('nao_iniciada'), emPapel: true, grupo: 'a_digitar' },
  { name: 'whose sheet was typed', aluno: inState('papel'), emPapel: true, grupo: 'digitada' },
  { name: 'who handed in', aluno: inState('entregue'), emPapel: false, grupo: 'entregou' },
  { name: 'whom the clock closed', aluno: inState('encerrada'), emPapel: false, grupo: 'entregou' },
])('[VIV-4] $name is in the group $grupo', ({ aluno, emPapel, grupo }) => {
  expect(grupoNaProva(aluno, emPapel, NOW)).toBe(grupo);
});
