import { ApiError, type FailedCall } from '@luneta/api-client';
import type { ErrosConfig } from '@luneta/domain';
import type { Event } from '@sentry/browser';
import { expect, it, vi } from 'vitest';

import { allowedEvent } from './allow-list.ts';
import { createReporter, type ReporterOptions } from './reporter.ts';

const ERROS: ErrosConfig = { dsn: 'https://chave@erros.escola.example/7', ambiente: 'homologacao' };
const CALL: FailedCall = { method: 'POST', path: '/api/v2/pesquisa/resposta', status: 500, codigo: 'x', params: {} };

function watched(options: { erros?: ErrosConfig | undefined; perfil?: string } = {}) {
  const sent: Event[] = [];
  const load = vi.fn<NonNullable<ReporterOptions['load']>>(async () => ({
    send: async (_error: unknown, rest: Event) => void sent.push(rest),
    flush: async () => undefined,
  }));
  const reporter = createReporter({
    erros: 'erros' in options ? options.erros : ERROS,
    app: 'student-v2',
    perfil_real: () => options.perfil ?? 'aluno',
    load,
    nowMs: () => 0,
  });
  return { reporter, sent, load };
}

it.each([
  { case: 'nothing is configured', options: { erros: undefined } },
  { case: 'it is production', options: { erros: { ...ERROS, ambiente: 'producao' } } },
  { case: 'gestao_vida is signed in', options: { perfil: 'gestao_vida' } },
])('when $case, nothing is fetched and nothing sent', async ({ options }) => {
  const { reporter, sent, load } = watched(options);
  reporter.failed(new Error('x'));
  reporter.callFailed(CALL);
  await vi.dynamicImportSettled();
  expect(load).not.toHaveBeenCalled();
  expect(sent).toEqual([]);
});

it.each([
  { case: 'a write that failed with 500', call: CALL, times: 1 },
  { case: 'a write that failed with 499', call: { ...CALL, status: 499 }, times: 0 },
  { case: 'a PATCH that failed with 503', call: { ...CALL, method: 'PATCH', status: 503 }, times: 1 },
  { case: 'a PUT that failed with 502', call: { ...CALL, method: 'PUT', status: 502 }, times: 1 },
  { case: 'a read that failed with 500', call: { ...CALL, method: 'GET' }, times: 0 },
])('$case is sent $times times', async ({ call, times }) => {
  const { reporter, sent } = watched();
  reporter.callFailed(call);
  await vi.dynamicImportSettled();
  await expect.poll(() => sent).toHaveLength(times);
});

it('sends ten at most, and the 25 newest steps with them', async () => {
  const { reporter, sent } = watched();
  for (let n = 0; n < 30; n += 1) reporter.visited(`/resultados/${n}`);
  for (let n = 0; n < 12; n += 1) reporter.failed(new Error('x'));
  await expect.poll(() => sent).toHaveLength(10);
  expect(sent[0]?.breadcrumbs).toHaveLength(25);
  expect(sent[0]?.breadcrumbs?.[0]?.message).toBe('/resultados/5');
});

it('says nothing of a connection that broke, and survives a client that cannot be fetched', async () => {
  const { reporter, sent, load } = watched();
  reporter.failed(new ApiError({ status: 0, codigo: 'sem_conexao', message: 'x', erro: 'x', offline: true }));
  expect(load).not.toHaveBeenCalled();
  load.mockRejectedValueOnce(new Error('no network'));
  reporter.failed(new Error('x'));
  await expect.poll(() => load.mock.calls.length).toBe(1);
  reporter.failed(new Error('y'));
  await expect.poll(() => sent).toHaveLength(1);
});

it('an answer that differs from the contract is sent with its call and its first field', async () => {
  const { reporter, sent } = watched();
  const issues = [
    { path: 'avaliacoes.0.nota_media', message: 'too_small' },
    { path: 'avaliacoes.0.descricao', message: 'invalid_type' },
  ];
  reporter.answerDiffers({ call: 'GET /api/v1/gabaritos', issues });
  await expect.poll(() => sent).toHaveLength(1);
  expect(allowedEvent(sent[0] ?? {}).tags).toEqual({
    app: 'student-v2',
    lugar: '/',
    operacao: 'listGabaritos',
    codigo: 'resposta_invalida',
    campo: 'avaliacoes.0.nota_media',
  });
});
