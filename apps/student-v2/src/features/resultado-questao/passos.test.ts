import { buildResultado } from '@luneta/testing';
import { describe, expect, it } from 'vitest';

import { revisaoOf } from './passos.ts';

/** 1 and 4 are hits, 2 is a miss, 3 is annulled; 5 is blank. */
const resultado = (() => {
  const base = buildResultado();
  const [first] = base.questoes;
  const blank = first ? [{ ...first, numero: 5, banco_questao_id: 505, acertou: false, item_resposta: null }] : [];
  return { ...base, questoes: [...base.questoes, ...blank] };
})();

describe('the neighbours of a question', () => {
  it.each([
    { id: 501, rever: 'todas', at: 1, previous: undefined, next: 502 },
    { id: 503, rever: 'todas', at: 3, previous: 502, next: 504 },
    { id: 505, rever: 'todas', at: 5, previous: 504, next: undefined },
    { id: 502, rever: 'erros', at: 1, previous: undefined, next: 505 },
    { id: 505, rever: 'erros', at: 2, previous: 502, next: undefined },
    // A hit, opened while going through the misses.
    { id: 504, rever: 'erros', at: null, previous: 502, next: 505 },
    { id: 999, rever: 'todas', at: null, previous: undefined, next: undefined },
  ] as const)('$id among $rever', ({ id, rever, at, previous, next }) => {
    const found = revisaoOf(resultado, id, rever);
    expect(found.at).toBe(at);
    expect(found.previous?.banco_questao_id).toBe(previous);
    expect(found.next?.banco_questao_id).toBe(next);
  });
});
