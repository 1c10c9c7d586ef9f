/** What the contract alone guarantees about roadmaps, plans and the Boss. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { wholeContract } from './whole.ts';
import { closed } from './examples.ts';
import { operations, record } from './walk.ts';

const document = wholeContract();
const ajv = new Ajv2020({ strict: false });
formats.default(ajv);
const schemas = record(record(document['components'])['schemas']);
const takes = (name: string): ((value: unknown) => boolean) => ajv.compile(closed(document, schemas[name]));

describe('the evaluation type of an address (decision 65)', () => {
  it.each(['roteiro_estudos', 'plano_acoes', 'RoteiroEstudo', 'PlanoAcao'])('takes %s', (tipo) => {
    expect(takes('TipoSegmento')(tipo)).toBe(true);
  });
  it.each(['roteiro', 'planoacao', 'ROTEIROESTUDO', '1', ''])('refuses %j', (tipo) => {
    expect(takes('TipoSegmento')(tipo)).toBe(false);
  });
});

describe('keys that may be withheld (decision 95)', () => {
  it.each([
    ['AdaptadaItem', 'gabarito'],
    ['AdaptadaItem', 'acertou'],
    ['AdaptadaItemResposta', 'gabarito'],
    ['BossItem', 'item_gabarito'],
    ['BossItem', 'acertou'],
    ['RespostaBoss', 'item_gabarito'],
    ['RespostaBoss', 'acertou'],
    ['GabaritoItem', 'gabarito'],
    ['GabaritoListaItem', 'nota_media'],
  ])('%s.%s may be null', (name, field) => {
    expect(ajv.compile(closed(document, record(record(schemas[name])['properties'])[field]))(null)).toBe(true);
  });
});

describe('the log of a phase', () => {
  const created_at = '2026-11-21T14:10:00-03:00';
  const entry = takes('FaseLog');

  it.each([
    [{ midia_feedback: 3 }],
    [{ midia_pular: true }],
    [{ midia_assistir: { conteudo_id: 911, acao: 'link_externo' } }],
    [{ item_resposta: { banco_questao_id: 621, resposta: 3, gabarito: 'C' } }],
  ])('takes %j', (what) => {
    expect(entry({ created_at, ...what })).toBe(true);
  });
  it.each([
    ['nothing', {}],
    ['two things at once', { midia_pular: true, midia_feedback: 1 }],
    ['another feedback', { midia_feedback: 4 }],
    ['another action', { midia_assistir: { conteudo_id: 911, acao: 'download' } }],
    ['stars of its own', { qtde_estrelas: 3 }],
  ])('refuses %s', (_name, what) => {
    expect(entry({ created_at, ...what })).toBe(false);
  });
});

it('no read of roadmaps, Boss or strip writes, and every write needs the student (decision 137)', () => {
  const study = operations(document).filter(({ path }) => /^\/api\/v[12]\/(avaliacao_adaptadas|navbar)/u.test(path));
  expect(study).toHaveLength(19);
  for (const { id, method, operation } of study)
    expect([id, operation['x-escrita']]).toEqual([id, method === 'get' ? undefined : 'aluno']);
});
