import { describe, expect, it } from 'vitest';

import { isCentralOutdated, isProvaDeHoje, provaCard, provaDestaque, type ProvaCardInput } from './prova-card.ts';

const AGORA = Date.parse('2026-11-21T18:00:00Z');
const ZONE = 'America/Sao_Paulo';
const base: ProvaCardInput = {
  startMs: AGORA - 3_600_000,
  tipo_aplicacao: 'Online',
  existe_itens: true,
  existe_redacao: false,
  iniciou: false,
  permite_responder: true,
  palavras: 0,
};
const essay = { existe_itens: false, existe_redacao: true };

describe('provaCard', () => {
  it.each([
    ['in class, running', { tipo_aplicacao: 'Presencial', permite_responder: false }],
    ['in class, later today', { tipo_aplicacao: 'Presencial', permite_responder: false, startMs: AGORA + 1000 }],
    ['hybrid, later today', { tipo_aplicacao: 'Híbrida', permite_responder: false, startMs: AGORA + 1000 }],
  ] as const)('[CAR-8] %s: saber_mais', (_name, change) => {
    expect(provaCard({ ...base, ...change }, AGORA)).toEqual({
      botao: 'saber_mais',
      parte: 'avaliacao',
      destino: null,
    });
  });

  it.each([
    ['one second before', 1000, 'inicio_as'],
    ['at the start', 0, 'iniciar'],
  ])('[CAR-9] %s', (_name, ahead, botao) => {
    expect(provaCard({ ...base, startMs: AGORA + ahead }, AGORA).botao).toBe(botao);
  });

  it('[CAR-9] an in-class exam with an essay says its time too', () => {
    const input = {
      ...base,
      ...essay,
      tipo_aplicacao: 'Presencial',
      permite_responder: false,
      startMs: AGORA + 1,
    } as const;
    expect(provaCard(input, AGORA)).toEqual({ botao: 'inicio_as', parte: 'redacao', destino: null });
  });

  it.each([
    ['not begun', {}, 'iniciar', 'avaliacao', 'instrucoes'],
    ['started', { iniciou: true }, 'continuar', 'avaliacao', 'itens'],
    ['an essay not begun', essay, 'iniciar', 'redacao', 'instrucoes'],
    ['an essay started', { ...essay, iniciou: true }, 'continuar', 'redacao', 'redacao'],
    ['an essay with one word', { ...essay, palavras: 1 }, 'continuar', 'redacao', 'redacao'],
    ['both, with one word', { existe_redacao: true, palavras: 1 }, 'continuar', 'avaliacao', 'itens'],
    ['hybrid that may be answered', { tipo_aplicacao: 'Híbrida' }, 'iniciar', 'avaliacao', 'instrucoes'],
  ] as const)('[CAR-10] %s', (_name, change, botao, parte, destino) => {
    expect(provaCard({ ...base, ...change }, AGORA)).toEqual({ botao, parte, destino });
  });

  it.each([
    ['never begun', {}],
    ['begun', { iniciou: true }],
    ['hybrid and begun', { iniciou: true, tipo_aplicacao: 'Híbrida' }],
  ] as const)('[CAR-11] %s and not to be answered any more: finalizada', (_name, change) => {
    const card = provaCard({ ...base, permite_responder: false, ...change }, AGORA);
    expect(card).toEqual({ botao: 'finalizada', parte: 'avaliacao', destino: null });
  });
});

describe('isProvaDeHoje', () => {
  it.each([
    ['runs over several days', '2026-11-19T12:00:00Z', '2026-11-25T12:00:00Z', null, true],
    ['starts in the last minute of today', '2026-11-22T02:59:00Z', '2026-11-23T12:00:00Z', null, true],
    ['starts at midnight of tomorrow', '2026-11-22T03:00:00Z', '2026-11-23T12:00:00Z', null, false],
    ['ended just after midnight of today', '2026-11-20T12:00:00Z', '2026-11-21T03:00:00Z', null, true],
    ['ended just before', '2026-11-20T12:00:00Z', '2026-11-21T02:59:59Z', null, false],
    ['was handed in today', '2026-11-20T12:00:00Z', '2026-11-22T12:00:00Z', '2026-11-21T13:00:00Z', true],
  ])('[CAR-12] %s', (_name, start, end, finished, expected) => {
    const times = {
      startMs: Date.parse(start),
      endMs: Date.parse(end),
      finishedMs: finished && Date.parse(finished),
      realizado_online: true,
    };
    expect(isProvaDeHoje({ ...times, finishedMs: times.finishedMs || null }, AGORA, ZONE)).toBe(expected);
  });
});

describe('provaDestaque', () => {
  const of = (botao: 'iniciar' | 'continuar' | 'inicio_as' | 'finalizada', entregue = false, fimMs = AGORA) => ({
    botao,
    entregue,
    fimMs,
  });

  it.each([
    ['one begun before one that is not', [of('inicio_as'), of('iniciar'), of('continuar')], 2],
    ['the first of two begun', [of('continuar'), of('continuar')], 0],
    ['of two that can be begun the one that ends first', [of('iniciar'), of('iniciar', false, AGORA - 1)], 1],
    ['one that can be begun', [of('finalizada'), of('iniciar')], 1],
    ['none that was handed in', [of('continuar', true), of('iniciar')], 1],
    ['nothing when nothing can be entered', [of('inicio_as'), of('finalizada'), of('continuar', true)], null],
    ['nothing of nothing', [], null],
  ])('[CAR-14] %s', (_name, provas, place) => {
    expect(provaDestaque(provas)).toBe(place);
  });
});

describe('isCentralOutdated', () => {
  it.each([
    ['nothing turned', [AGORA - 1, AGORA + 10_001], false],
    ['a start that the server had counted already', [AGORA], false],
    ['a start since then', [AGORA + 1], true],
    ['a start at this very moment', [AGORA + 10_000], true],
    ['no exam at all', [], false],
  ])('[CAR-15] %s', (_name, turns, outdated) => {
    expect(isCentralOutdated(turns, AGORA, AGORA + 10_000)).toBe(outdated);
  });
});
