import { buildResultado } from '@luneta/testing';
import { describe, expect, it } from 'vitest';

import { explicacaoOf, explicacaoOfArea } from './explicacao.ts';

describe('what explains a TRI score', () => {
  it('band, hits by difficulty, base and maximum', () => {
    const facts = explicacaoOf(buildResultado());
    expect(facts).toMatchObject({
      nota: 612.4,
      porDificuldade: [
        { dificuldade: 'facil', hits: 0, total: 0 },
        { dificuldade: 'medio', hits: 2, total: 2 },
        { dificuldade: 'dificil', hits: 0, total: 1 },
      ].filter(({ total }) => total > 0),
      poucos: [],
      sabeDificuldade: true,
      base: { itens: 3, calibrados: 3 },
      maxima: 770,
      media: { areas: 2, todas: true },
    });
    expect(facts?.erro).toBeCloseTo(Math.hypot(31.2, 28.8) / 2);
    expect(facts?.de).toBeCloseTo(612.4 - (facts?.erro ?? 0));
  });

  it('an own hit far above the score counted little; an annulled question is no own hit', () => {
    const { questoes } = buildResultado();
    const hard = questoes.map((questao) => ({ ...questao, nivel_dificuldade: 3.5 }));
    expect(explicacaoOf(buildResultado({ questoes: hard }))?.poucos).toEqual([1, 4]);
  });

  it('of an area: its own score, base, maximum and questions', () => {
    const resultado = buildResultado();
    const facts = resultado.areas.map((area) => explicacaoOfArea(resultado, area));
    expect(facts).toMatchObject([
      { nota: 604.7, media: null, base: { itens: 1 }, maxima: 741.3, porDificuldade: [{ total: 1 }] },
      { nota: 620.1, base: { itens: 2 }, maxima: 798.6, porDificuldade: [{ total: 1 }, { total: 1 }] },
    ]);
  });

  it('an area without a maximum: none is told', () => {
    const { areas } = buildResultado();
    const [first, ...rest] = areas;
    const without = first ? [{ ...first, nota_tri_maxima: null }, ...rest] : [];
    expect(explicacaoOf(buildResultado({ areas: without }))?.maxima).toBeNull();
  });

  it('without a score there is nothing to explain', () => {
    expect(explicacaoOf(buildResultado({ nota_tri: null }))).toBeNull();
  });
});
