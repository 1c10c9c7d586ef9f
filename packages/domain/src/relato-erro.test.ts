import { expect, it } from 'vitest';
import { BREADCRUMBS_MAX, EVENTS_PER_PAGE_MAX, PAYLOAD_MAX_BYTES, reportsErrors } from './relato-erro.ts';

const dsn = 'https://chave@erros.escola.example/7';

it.each<[name: string, ambiente: string | null, ativos: string[] | undefined, perfil: string | null, reports: boolean]>(
  [
    ['[REL-1] nothing configured', null, undefined, 'aluno', false],
    ['[REL-2] a trial deployment', 'homologacao', undefined, 'aluno', true],
    ['[REL-2] production, by default not', 'producao', undefined, 'aluno', false],
    ['[REL-2] production in another spelling', ' Production ', undefined, 'aluno', false],
    ['[REL-2] production, when the school lists it', 'producao', ['producao'], 'aluno', true],
    ['[REL-2] not in the list', 'homologacao', ['teste'], 'aluno', false],
    ['[REL-2] an empty list', 'homologacao', [], 'aluno', false],
    ['[REL-3] gestao_vida', 'homologacao', undefined, 'gestao_vida', false],
    ['[REL-3] gestao_vida even where listed', 'homologacao', ['homologacao'], 'gestao_vida', false],
    ['[REL-3] other staff', 'homologacao', undefined, 'professor', true],
    ['[REL-3] nobody signed in', 'homologacao', undefined, null, true],
  ],
)('%s', (_, ambiente, ambientes_ativos, perfil, reports) => {
  const erros = ambiente === null ? undefined : { dsn, ambiente, ambientes_ativos };
  expect(reportsErrors(erros, perfil)).toBe(reports);
});

it('[REL-4] the limits are those of the specification', () => {
  expect([BREADCRUMBS_MAX, EVENTS_PER_PAGE_MAX, PAYLOAD_MAX_BYTES]).toEqual([25, 10, 1024 * 1024]);
});
