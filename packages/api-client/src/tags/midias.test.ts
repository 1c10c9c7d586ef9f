import { MutationObserver } from '@tanstack/react-query';
import { examples } from '@luneta/openapi/examples';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createApi } from '../api.ts';
import { createQueryClient } from '../query-client.ts';
import { startLoopback } from '../test/loopback.ts';
import type { Loopback } from '../test/loopback.ts';
import { createMidiaMutation } from './midias.ts';
import { strictShapes } from '../test/strict-shapes.ts';

let server: Loopback;
beforeEach(async () => {
  server = await startLoopback();
});
afterEach(() => server.close());

it('an image goes by its bytes, and its address comes back', async () => {
  const { baseUrl } = server;
  const api = createApi({
    baseUrl,
    authorization: () => 'Bearer equipe',
    turma_aluno_id: () => null,
    shapes: strictShapes(),
  });
  const bytes = Uint8Array.from({ length: 70_000 }, (_, n) => n % 256);
  server.answer({ body: examples.createMidiaArquivo });
  const send = new MutationObserver(createQueryClient(), createMidiaMutation(api));
  expect(await send.mutate({ file: new File([bytes], 'a/b.png') })).toBe(examples.createMidiaArquivo.src);
  expect(server.arrived).toMatchObject([
    { method: 'POST', path: '/api/v2/gestao/midias/arquivo', query: { nome_arquivo: 'a_b.png' } },
  ]);
  expect(server.arrived[0]?.headers['content-type']).toBe('application/octet-stream');
  expect(server.arrived[0]?.bytes).toEqual(Buffer.from(bytes));
});
