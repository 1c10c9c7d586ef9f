import type { Event } from '@sentry/browser';
import { describe, expect, it } from 'vitest';

import { allowedEvent, allowedParams, placeOf } from './allow-list.ts';

/** A marker that represents all data that must never be reported. */
const MARKER = 'MARCA-Beatriz.Nogueira@escola.example';

/** The marker in every field an event can have, also those we never fill. */
const poisoned: Event = {
  event_id: '0123456789abcdef0123456789abcdef',
  timestamp: 1_700_000_000,
  message: MARKER,
  logger: MARKER,
  server_name: MARKER,
  release: MARKER,
  environment: 'homologacao',
  transaction: MARKER,
  fingerprint: [MARKER],
  user: { id: MARKER, email: MARKER, username: MARKER, ip_address: MARKER },
  request: { url: `http://x/?q=${MARKER}`, data: MARKER, headers: { authorization: MARKER }, query_string: MARKER },
  contexts: { aluno: { nome: MARKER } },
  modules: { [MARKER]: MARKER },
  exception: {
    values: [
      {
        type: MARKER,
        value: `Unexpected token 'B', "${MARKER}" is not valid JSON`,
        mechanism: { type: MARKER, data: { a: MARKER } },
        stacktrace: {
          frames: [
            {
              filename: `https://escola.example/assets/index-abc.js?${MARKER}`,
              abs_path: MARKER,
              function: MARKER,
              module: MARKER,
              context_line: MARKER,
              pre_context: [MARKER],
              vars: { senha: MARKER },
              lineno: 1,
              colno: 2,
            },
            { filename: `https://outro.example/${MARKER}` },
          ],
        },
      },
      { type: 'TypeError', value: `Cannot read properties of undefined (reading '${MARKER}')` },
    ],
  },
  breadcrumbs: [
    { category: 'console', message: MARKER },
    { category: 'ui.input', message: MARKER, data: { value: MARKER } },
    { category: 'navegacao', message: `/avaliacoes/301/${MARKER}?nome=${MARKER}#${MARKER}`, data: { a: MARKER } },
    { category: 'chamada', message: 'saveResposta', data: { status: 500, body: MARKER } },
    { category: 'chamada', message: MARKER },
  ],
  tags: {
    app: MARKER,
    operacao: MARKER,
    codigo: MARKER,
    status: MARKER,
    campo: MARKER,
    lugar: `/${MARKER}`,
    nome: MARKER,
  },
  extra: { params: { texto_redacao: MARKER, dia_prova: MARKER, turma_avaliacao_id: 301 }, body: MARKER },
};

describe('what leaves', () => {
  it('has nothing of the marker, wherever it stood', () => {
    expect(JSON.stringify(allowedEvent(poisoned))).not.toMatch(/MARCA|Beatriz|Nogueira/u);
  });

  it('still says what failed, and where', () => {
    expect(allowedEvent(poisoned)).toMatchObject({
      environment: 'homologacao',
      exception: {
        values: [
          { type: 'Error', value: '', stacktrace: { frames: [{ filename: '/assets/index-abc.js', lineno: 1 }, {}] } },
          { type: 'TypeError', value: 'Cannot read properties of undefined' },
        ],
      },
      breadcrumbs: [
        { category: 'navegacao', message: '/avaliacoes/:x/:x' },
        { category: 'chamada', message: 'saveResposta', data: { status: 500 } },
      ],
      extra: { params: { turma_avaliacao_id: 301 } },
    });
  });

  it('keeps the newest 25 breadcrumbs', () => {
    const breadcrumbs = Array.from({ length: 40 }, (_, n) => ({
      category: 'navegacao',
      message: '/home',
      timestamp: n,
    }));
    const kept = allowedEvent({ breadcrumbs }).breadcrumbs ?? [];
    expect([kept.length, kept[0]?.timestamp]).toEqual([25, 15]);
  });
});

describe('placeOf', () => {
  it.each([
    ['/avaliacoes/301/1/questoes/9', '/avaliacoes/:x/:x/questoes/:x'],
    ['/v1/central_avaliacoes', '/v1/central_avaliacoes'],
    ['/?token=abc', '/'],
    ['/resultados#codigo=abc', '/resultados'],
    ['/beatriz', '/:x'],
    ['http://host.example/home?x=1', '/home'],
  ])('%s is told as %s', (address, place) => {
    expect(placeOf(address)).toBe(place);
  });
});

describe('allowedParams', () => {
  it.each<[name: string, given: unknown, kept: Record<string, number>]>([
    ['ids of an exam', { turma_avaliacao_id: 301, dia_prova: '1' }, { turma_avaliacao_id: 301, dia_prova: 1 }],
    ['a student', { turma_aluno_id: 1002, pessoa_id: 7 }, {}],
    ['a text under an allowed name', { dia_prova: 'amanhã' }, {}],
    ['a search', { q: 'Beatriz', username: 'bia' }, {}],
    ['an object under an allowed name', { dia_prova: { nome: 'Bia' } }, {}],
    ['nothing', null, {}],
  ])('%s', (_, given, kept) => {
    expect(allowedParams(given)).toEqual(kept);
  });
});
