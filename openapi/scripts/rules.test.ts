import { describe, expect, it } from 'vitest';
import { wholeContract } from './whole.ts';
import { checkExamples } from './examples.ts';
import { lintContract } from './rules.ts';
import type { JsonRecord } from './source.ts';
import { operations, record } from './walk.ts';

const PROVA = '/api/v2/central_avaliacoes/{turma_avaliacao_id}/{dia_prova}';

/** The contract after a planted fault. */
function broken(change: (document: JsonRecord) => void): JsonRecord {
  const document = wholeContract();
  change(document);
  return document;
}

const operation = (document: JsonRecord, path: string, method: string): JsonRecord =>
  record(record(record(document['paths'])[path])[method]);

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

// The whole contract is judged once for each fault; the limit is against hanging.
describe('a planted fault turns the lint red', { timeout: 60_000 }, () => {
  it.each<[string, (document: JsonRecord) => void, string]>([
    ['no profiles', (d) => delete operation(d, PROVA, 'get')['x-perfis'], 'getProva: needs x-perfis'],
    ['unknown profile', (d) => (operation(d, PROVA, 'get')['x-perfis'] = ['inspetor']), 'unknown profile inspetor'],
    ['public by mistake', (d) => (operation(d, PROVA, 'get')['security'] = []), 'exactly when security is empty'],
    ['verb unknown', (d) => (operation(d, PROVA, 'get')['operationId'] = 'fetchProva'), 'known verb'],
    ['name twice', (d) => (operation(d, PROVA, 'get')['operationId'] = 'getConta'), 'stands twice'],
    ['extension without its tag', (d) => (operation(d, PROVA, 'get')['x-extension'] = true), 'belong together'],
    ['no turma_aluno_id', (d) => (operation(d, PROVA, 'get')['parameters'] = []), 'optional query turma_aluno_id'],
    [
      'a grade without its scale (D 193)',
      (d) => (property(d, 'Gabarito', 'nota')['description'] = 'Nota geral.'),
      "getGabarito: 200/nota needs a description with its scale, such as '0 to 100'",
    ],
    ['no 401', (d) => delete record(operation(d, PROVA, 'get')['responses'])['401'], 'needs a 401 response'],
    [
      'an error body of its own',
      (d) => (record(operation(d, PROVA, 'get')['responses'])['404'] = { description: 'x' }),
      '404 must carry Error',
    ],
    ['open body', (d) => delete schema(d, 'RespostaRequest')['additionalProperties'], 'additionalProperties: false'],
    ['no params copy', (d) => delete record(schema(d, 'RespostaRequest')['properties'])['params'], 'params copy'],
    ['unbounded number', (d) => delete schema(d, 'Id')['maximum'], 'needs minimum and maximum'],
    ['unbounded text', (d) => delete schema(d, 'Texto')['maxLength'], 'needs maxLength'],
    ['unbounded list', (d) => delete schema(d, 'AvaliacaoLista')['maxItems'], 'needs maxItems'],
    ['NUL may pass', (d) => delete property(d, 'RedacaoRequest', 'texto_redacao')['pattern'], 'needs a pattern'],
    ['untyped field', (d) => delete schema(d, 'Id')['type'], 'needs a type'],
    [
      'camelCase field',
      (d) => (record(schema(d, 'Recibo')['properties'])['novoCampo'] = { type: 'boolean' }),
      'snake_case',
    ],
    ['required but undeclared', (d) => (schema(d, 'Recibo')['required'] = ['fantasma']), 'does not declare'],
  ])('%s', (_name, plant, message) => {
    expect(lintContract(broken(plant)).join('\n')).toContain(message);
  });

  it.each<[string, (document: JsonRecord) => void, string]>([
    [
      'an example without a required field',
      (d) => (schema(d, 'Recibo')['required'] = ['assinatura']),
      'closeProva 200',
    ],
    [
      'an example with a field nobody declared',
      (d) => delete record(schema(d, 'Recibo')['properties'])['protocolo'],
      'closeProva 200',
    ],
    [
      'an example of the wrong type',
      (d) => (property(d, 'Questao', 'banco_questao_id')['type'] = 'string'),
      'getQuestao 200',
    ],
    [
      'a response without example',
      (d) => {
        const ok = record(record(operation(d, PROVA, 'get')['responses'])['200']);
        delete record(record(ok['content'])['application/json'])['examples'];
      },
      'getProva 200: needs an example',
    ],
  ])('%s', (_name, plant, message) => {
    expect(checkExamples(broken(plant)).join('\n')).toContain(message);
  });
});
