import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { releasedContract, unapprovedChanges } from './breaking.ts';
import { BUNDLE, bundle, render } from './bundle.ts';
import { wholeContract } from './whole.ts';
import { approvedChanges, breakingChanges } from './compare.ts';
import type { JsonRecord } from './source.ts';
import { record } from './walk.ts';

const schema = (document: JsonRecord, name: string): JsonRecord =>
  record(record(record(document['components'])['schemas'])[name]);
const fields = (document: JsonRecord, name: string): JsonRecord => record(schema(document, name)['properties']);
const RESPOSTA = 'POST /api/v2/central_avaliacoes/{turma_avaliacao_id}/resposta';
const FECHAMENTO = 'POST /api/v2/central_avaliacoes/{turma_avaliacao_id}/{dia_prova}/fechamento_prova';

function after(change: (document: JsonRecord) => void): string[] {
  const next = wholeContract();
  change(next);
  return breakingChanges(wholeContract(), next);
}

const released = releasedContract();

describe('the contract against the last release', () => {
  it.skipIf(released === undefined)('breaks nothing that is not approved', () => {
    expect(unapprovedChanges(released ?? {})).toEqual([]);
  });

  it('has a fresh bundle', () => {
    expect(readFileSync(BUNDLE, 'utf8')).toBe(render(bundle()));
  });
});

describe('a planted break is found', () => {
  it.each<[string, (document: JsonRecord) => void, string]>([
    [
      'path removed',
      (d) => delete record(d['paths'])['/api/v2/avaliacoes'],
      'removed-operation GET /api/v2/avaliacoes',
    ],
    ['field removed', (d) => delete fields(d, 'Recibo')['protocolo'], `removed-field ${FECHAMENTO} 200/protocolo`],
    [
      'type changed',
      (d) => (fields(d, 'Recibo')['protocolo'] = { type: 'integer' }),
      `changed-type ${FECHAMENTO} 200/protocolo`,
    ],
    [
      'request field required',
      (d) =>
        (schema(d, 'RespostaRequest')['required'] = [
          'turma_avaliacao_questao_resposta_id',
          'item_resposta',
          'dia',
          'seq',
        ]),
      `new-required-field ${RESPOSTA} body/seq`,
    ],
    [
      'new answer value',
      (d) => (schema(d, 'SituacaoGravacao')['enum'] = ['gravada', 'ignorada_mais_antiga', 'fora_do_prazo', 'perdida']),
      `changed-enum ${RESPOSTA} 200/situacao`,
    ],
  ])('%s', (_name, plant, finding) => {
    expect(after(plant)).toContain(finding);
  });

  it.each<[string, (document: JsonRecord) => void]>([
    ['a new response field', (d) => (fields(d, 'Recibo')['novo'] = { type: 'boolean' })],
    ['a new optional request field', (d) => (fields(d, 'RespostaRequest')['novo'] = { type: 'boolean' })],
    [
      'a new operation',
      (d) => (record(d['paths'])['/api/v2/inventada'] = { get: { operationId: 'getInventada', responses: {} } }),
    ],
  ])('%s is no break', (_name, plant) => {
    expect(after(plant)).toEqual([]);
  });
});

describe('approved-changes.txt', () => {
  it('takes a finding with its reason', () => {
    expect([...approvedChanges('# header\n\nremoved-operation GET /x # nobody called it\n')]).toEqual([
      'removed-operation GET /x',
    ]);
  });

  it('refuses a line without a reason', () => {
    expect(() => approvedChanges('removed-operation GET /x')).toThrow('gives no reason');
  });
});
