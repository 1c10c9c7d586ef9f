import { responseChecks } from '@luneta/openapi/checks';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createApi, unwrap } from './api.ts';
import type { Api } from './api.ts';
import { createShapes } from './shapes.ts';
import type { ShapeOptions, Shapes } from './shapes.ts';
import { startLoopback } from './test/loopback.ts';
import type { Loopback } from './test/loopback.ts';
import { strictShapes } from './test/strict-shapes.ts';

const SAUDE = { status: 'ok', versao: '1', banco: 'ok', manutencao: false };
const WRONG = { ...SAUDE, manutencao: 'segredo' };
const MISMATCH = { call: 'GET /api/saude', issues: [{ path: 'manutencao', message: 'invalid_type' }] };

let server: Loopback;
const onMismatch = vi.fn<NonNullable<ShapeOptions['onMismatch']>>();
beforeEach(async () => {
  onMismatch.mockClear();
  server = await startLoopback();
  server.answer({ body: WRONG });
});
afterEach(() => server.close());

const apiWith = (shapes?: Shapes): Api =>
  createApi({
    baseUrl: server.baseUrl,
    authorization: () => 'Bearer abc',
    turma_aluno_id: () => 1002,
    ...(shapes ? { shapes } : {}),
  });
const getSaude = (api: Api) => unwrap(api.GET('/api/saude'));

it('without shapes everything passes', async () => {
  await expect(getSaude(apiWith())).resolves.toMatchObject({ manutencao: 'segredo' });
});

it('an answer that does not match is refused, and told by its fields, never by its values', async () => {
  await expect(getSaude(apiWith(strictShapes({ onMismatch })))).rejects.toMatchObject({ codigo: 'resposta_invalida' });
  expect(onMismatch).toHaveBeenCalledExactlyOnceWith(MISMATCH);
  expect(JSON.stringify(onMismatch.mock.calls)).not.toContain('segredo');
});

it('where it is tolerated, it is told and handed out', async () => {
  const shapes = strictShapes({ onMismatch, tolerates: ({ path }) => path === '/api/saude' });
  await expect(getSaude(apiWith(shapes))).resolves.toMatchObject({ manutencao: 'segredo' });
  expect(onMismatch).toHaveBeenCalledExactlyOnceWith(MISMATCH);
});

it('a sound answer passes', async () => {
  server.answer({ body: SAUDE });
  await expect(getSaude(apiWith(strictShapes({ onMismatch })))).resolves.toEqual(SAUDE);
  expect(onMismatch).not.toHaveBeenCalled();
});

it('an answer that came before the schemas is handed out, and told when they are there', async () => {
  const shapes = createShapes({ onMismatch });
  const api = apiWith(shapes);
  await expect(getSaude(api)).resolves.toMatchObject({ manutencao: 'segredo' });
  expect(onMismatch).not.toHaveBeenCalled();
  expect(await shapes.begin(responseChecks)).toBe(true);
  expect(onMismatch).toHaveBeenCalledExactlyOnceWith(MISMATCH);
  await expect(getSaude(api)).rejects.toMatchObject({ codigo: 'resposta_invalida' });
});

it.each([
  { case: 'sound', body: SAUDE, tolerates: false },
  { case: 'tolerated', body: WRONG, tolerates: true },
])('nothing is refused afterwards of what was $case', async ({ body, tolerates }) => {
  server.answer({ body });
  const shapes = createShapes({ onMismatch, tolerates: () => tolerates });
  await getSaude(apiWith(shapes));
  expect(await shapes.begin(responseChecks)).toBe(false);
});
