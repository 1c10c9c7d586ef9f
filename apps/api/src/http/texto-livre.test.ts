import { TEXTO_MAX } from '@luneta/domain/texto-livre';
import { describe, expect, it } from 'vitest';

import { loadDocument } from './contract.ts';
import { contractRoutes, jsonSchemaOf } from './contract-routes.ts';
import { textCleaner } from './texto-livre.ts';

const routes = contractRoutes(loadDocument());
const schemaOf = (name: string) => jsonSchemaOf(routes.get(name)?.schema.body);
const clean = (name: string, body: unknown) => textCleaner(schemaOf(name))?.(body);

/** Every text of a schema that a person writes: its path and its longest length. */
function texts(schema: unknown, path = ''): [string, number][] {
  const { 'x-texto': free, maxLength, properties = {}, items } = Object(schema);
  if (free === true) return [[path, maxLength]];
  const inner = Object.entries(properties).flatMap(([name, own]) => texts(own, `${path}.${name}`));
  return items === undefined ? inner : [...inner, ...texts(items, `${path}[]`)];
}

describe('[TXT-1] a body', () => {
  it('is cleaned where a person writes, at any depth', () => {
    expect(
      clean('saveCorrecaoRedacao', {
        comentario: 'Boa\u0000 tese.',
        competencias: [{ numero: 1, nota: 200, comentario: 'Claro\uD83D.' }],
        marcas: [{ inicio: 0, fim: 3, competencia: 1, comentario: 'Aqui\u0007' }],
        versao: 1,
      }),
    ).toEqual({
      comentario: 'Boa tese.',
      competencias: [{ numero: 1, nota: 200, comentario: 'Claro.' }],
      marcas: [{ inicio: 0, fim: 3, competencia: 1, comentario: 'Aqui' }],
      versao: 1,
    });
  });

  it.each([
    ['saveRedacao', { texto_redacao: 3, seq: 'x' }],
    ['saveCorrecaoRedacao', { competencias: 'x', marcas: [null] }],
    ['saveRedacao', {}],
  ])('of %s of the wrong shape is left to the check of the contract', (name, body) => {
    expect(clean(name, body)).toEqual(body);
  });

  it.each(['login', 'changeSenha', 'redeemRecuperacao', 'saveResposta'])('of %s has no text to clean', (name) => {
    expect(textCleaner(schemaOf(name))).toBeNull();
  });
});

it.each([
  ['saveRedacao', { '.texto_redacao': TEXTO_MAX.redacao }],
  ['saveRespostaSubjetiva', { '.texto_resposta': TEXTO_MAX.resposta }],
  [
    'saveCorrecaoRedacao',
    {
      '.competencias[].comentario': TEXTO_MAX.comentario_competencia,
      '.marcas[].comentario': TEXTO_MAX.comentario_competencia,
      '.comentario': TEXTO_MAX.comentario_redacao,
    },
  ],
  ['saveCorrecaoSubjetiva', { '.comentario_correcao': TEXTO_MAX.comentario_subjetiva }],
  ['saveRespostaPesquisa', { '.comentario': TEXTO_MAX.comentario_pesquisa }],
])('[TXT-2] the lengths of %s are those of the contract', (name, lengths) => {
  expect(Object.fromEntries(texts(schemaOf(name)))).toEqual(lengths);
});
