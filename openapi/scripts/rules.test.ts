import { describe, expect, it } from 'vitest';
import { wholeContract } from './whole.ts';
import { checkExamples } from './examples.ts';
import { lintContract } from './rules.ts';
import type { JsonRecord } from './source.ts';
import { operations, record } from './walk.ts';

const schema = (document: JsonRecord, name: string): JsonRecord =>
  record(record(record(document['components'])['schemas'])[name]);

const property = (document: JsonRecord, name: string, field: string): JsonRecord =>
  record(record(schema(document, name)['properties'])[field]);

describe('the contract', () => {
  it('keeps every rule of this repository', () => {
    expect(lintContract(wholeContract())).toEqual([]);
  });

  it('has a sound example for every JSON body and response', () => {
    expect(checkExamples(wholeContract())).toEqual([]);
  });

  it('names twins name and name_v1, and nothing else _v1', () => {
    const ids = operations(wholeContract()).map(({ id, path }) => ({ id, v1: path.startsWith('/api/v1/') }));
    const v2 = new Set(ids.filter(({ v1 }) => !v1).map(({ id }) => id));
    const expected = (id: string): string => (v2.has(id.replace(/_v1$/u, '')) ? `${id.replace(/_v1$/u, '')}_v1` : id);
    const v1 = ids.filter((entry) => entry.v1).map(({ id }) => id);
    expect(v1).toEqual(v1.map(expected));
    expect(v1).toContain('saveResposta_v1');
    expect([...v2].filter((id) => id.endsWith('_v1'))).toEqual([]);
    expect(v2.has('saveResposta')).toBe(true);
  });

  it('declares a secret answer with the empty text as its only value', () => {
    expect(property(wholeContract(), 'PerguntaResposta', 'resposta')['maxLength']).toBe(0);
  });
});
