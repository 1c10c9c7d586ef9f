import document from '@luneta/openapi/document.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { endsSession, isSignIn, pathOf, serializeBody, serializeQuery } from './conventions.ts';

const paths = Object.keys(document.paths);
const v2 = paths.filter((path) => path.startsWith('/api/v2/'));

describe('pathOf', () => {
  it.each(v2)('%s goes to the v1 base exactly when the contract has it there', (path) => {
    const twin = path.replace('/api/v2/', '/api/v1/');
    expect(pathOf(path, 1)).toBe(paths.includes(twin) ? twin : path);
  });

  it.each(paths)('%s is left alone for version 2', (path) => {
    expect(pathOf(path, 2)).toBe(path);
  });
});

describe('[decision 32] a 401 ends the session', () => {
  const kept = v2.filter((path) => !endsSession(path));
  // The writes of an exam are those that the contract lets through without a limit of calls.
  const examWrites = Object.entries(document.paths)
    .filter(([path]) => v2.includes(path))
    .filter(([, item]) => Object.entries(item).some(([method, call]) => method !== 'get' && 'x-sem-limite' in call))
    .map(([path]) => path);

  it('except when signing in and in exam writes', () => {
    expect(examWrites).toHaveLength(6);
    expect([...kept].sort()).toEqual(
      [
        '/api/v2/instalacao',
        '/api/v2/login/',
        '/api/v2/login/segunda_etapa',
        '/api/v2/users/contas/login_hub_educacional',
        '/api/v2/sessao/transferencias/resgate',
        ...examWrites,
      ].sort(),
    );
  });

  it('staff opening a student is no credential check: a 401 there ends the session', () => {
    expect([isSignIn('/api/v2/sessao/contexto'), endsSession('/api/v2/sessao/contexto')]).toEqual([true, true]);
  });
});

describe('serializeBody', () => {
  it.each([
    ['half a character', 'fim \ud83d', 'fim \ufffd'],
    ['the other half', '\ude00 fim', '\ufffd fim'],
    ['a whole one', 'fim 😀', 'fim 😀'],
    ['a backslash before what looks like an escape', '\\ud83d', '\\ud83d'],
  ])('sends %s as text that the server takes', (_name, texto, sent) => {
    expect(JSON.parse(serializeBody({ texto }))).toEqual({ texto: sent, params: { texto: sent } });
  });

  it.each([
    [
      'payload',
      { item_resposta: null, dia: 1 },
      { item_resposta: null, dia: 1, params: { item_resposta: null, dia: 1 } },
    ],
    ['empty', {}, { params: {} }],
    ['nothing', undefined, { params: {} }],
  ])('%s is followed by its params copy', (_name, payload, sent) => {
    expect(JSON.parse(serializeBody(payload))).toEqual(sent);
  });
});

describe('serializeQuery', () => {
  it.each([
    ['default student', {}, 7, 'turma_aluno_id=7'],
    ['nobody', {}, null, ''],
    ['own student wins over the active one', { turma_aluno_id: 9 }, 7, 'turma_aluno_id=9'],
    ['empty filters are left out', { materia_id: undefined, season: 2 }, 7, 'turma_aluno_id=7&season=2'],
  ])('%s', (_name, query, active, sent) => {
    expect(serializeQuery(query, active)).toBe(sent);
  });
});
