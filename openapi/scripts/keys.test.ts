/** The contract never requires an answer key in a response that a student may get (decision 95; security D1, D2). */
import { describe, expect, it } from 'vitest';
import { wholeContract } from './whole.ts';
import type { JsonRecord } from './source.ts';
import { jsonContent, list, operations, record, types, walkSchema } from './walk.ts';

/** Names of fields that carry or reveal an answer key. A comentario may be withheld as null or as empty text. */
const KEYS = ['gabarito', 'percentual_acerto'];
const COMMENT = 'comentario';

/** Every such field in a response that the profile aluno may get, and whether it can be withheld. */
function keysOf(document: JsonRecord): { at: string; safe: boolean }[] {
  const found: { at: string; safe: boolean }[] = [];
  for (const { id, operation } of operations(document)) {
    if (!list(operation['x-perfis']).includes('aluno')) continue;
    const schema = jsonContent(document, record(operation['responses'])['200'])?.['schema'];
    walkSchema(document, schema, id, (part, at) => {
      const name = at.split('/').at(-1) ?? '';
      if (types(part).includes('array') || types(part).includes('object')) return;
      if (KEYS.includes(name)) found.push({ at, safe: types(part).includes('null') });
      if (name === COMMENT) found.push({ at, safe: types(part).includes('null') || part['minLength'] === undefined });
    });
  }
  return found;
}

const unsafe = (document: JsonRecord): string[] =>
  keysOf(document)
    .filter(({ safe }) => !safe)
    .map(({ at }) => at);

/** The contract with `null` taken from one field of one schema. */
function forced(name: string, field: string): JsonRecord {
  const document = wholeContract();
  const schemas = record(record(document['components'])['schemas']);
  record(record(schemas[name])['properties'])[field] = { type: 'integer', minimum: 1, maximum: 5 };
  return document;
}

describe('answer keys', () => {
  it('may be withheld in every response a student can get', () => {
    expect(unsafe(wholeContract())).toEqual([]);
  });

  it('are looked for where they are', () => {
    const places = keysOf(wholeContract()).map(({ at }) => at);
    expect(places).toContain('getRoteiroFase/items[]/gabarito');
    expect(places).toContain('getBaseConhecimento/quiz[]/comentario');
    expect(places).toContain('getProvaResumo/materias[]/itens[]/gabarito');
  });

  it.each([
    ['RoteiroItem', 'gabarito', 'getRoteiroFase/items[]/gabarito'],
    ['CursoQuizQuestao', 'gabarito', 'getBaseConhecimento/quiz[]/gabarito'],
    ['ResultadoQuestaoItem', 'percentual_acerto', 'getResultado/questoes[]/percentual_acerto'],
  ])('turn red when %s forces its %s', (name, field, at) => {
    expect(unsafe(forced(name, field))).toContain(at);
  });
});
