import { createApi, createQueryClient } from '@luneta/api-client';
import { avaliacoesQuery } from '@luneta/api-client/avaliacoes';
import { examples } from '@luneta/openapi/examples';
import { expect, it } from 'vitest';

import { startLoopback } from './test/loopback.ts';

it('the lines of the README ask for the exams of the stored student', async () => {
  const server = await startLoopback();
  try {
    server.answer({ body: examples.listAvaliacoes });
    const stored = { authorization: 'Bearer token', turma_aluno_id: 11 };
    const api = createApi({
      baseUrl: server.baseUrl,
      authorization: () => stored.authorization,
      turma_aluno_id: () => stored.turma_aluno_id,
    });
    expect(await createQueryClient().fetchQuery(avaliacoesQuery(api))).toEqual(examples.listAvaliacoes);
  } finally {
    await server.close();
  }
});
