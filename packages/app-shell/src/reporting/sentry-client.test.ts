/** The whole way of a report, to a real server on this machine: what leaves is read as bytes. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { Event } from '@sentry/browser';
import { PAYLOAD_MAX_BYTES } from '@luneta/domain';
import { expect, it, onTestFinished } from 'vitest';

import { createReporter } from './reporter.ts';
import { createReportClient } from './sentry-client.ts';

const SECRETS = ['senha-da-bia', 'Beatriz', 'bia@escola.example', 'Bearer e30', 'Minha redação', 'token=abc'];

async function sink() {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      bodies.push(`${JSON.stringify(request.headers)}\n${Buffer.concat(chunks).toString()}`);
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { bodies, erros: { dsn: `http://chave@127.0.0.1:${port}/7`, ambiente: 'homologacao' } };
}

/** An error as careless code would make it. */
const careless = () => new Error(`não salvou: ${SECRETS.join(', ')}`, { cause: new Error(SECRETS.join()) });
const rest: Event = {
  breadcrumbs: [{ category: 'navegacao', message: '/home?token=abc' }],
  tags: { app: 'student-v2', codigo: 'Beatriz' },
  extra: { params: { texto_redacao: 'Minha redação', dia_prova: 1 } },
};

it('sends one envelope that names the failure and holds no secret', async () => {
  const { bodies, erros } = await sink();
  const client = createReportClient({ erros });
  await client.send(careless(), rest);
  await client.flush();
  expect(bodies).toHaveLength(1);
  expect(bodies[0]).toContain('"environment":"homologacao"');
  expect(bodies[0]).toContain('"type":"Error"');
  expect(bodies[0]).toContain('"dia_prova":1');
  for (const secret of SECRETS) expect(bodies[0]).not.toContain(secret);
});

it('without the allow-list the same report would carry secrets: the sink does see them', async () => {
  const { bodies, erros } = await sink();
  const client = createReportClient({ erros, allow: (event) => event });
  await client.send(careless(), rest);
  await client.flush();
  expect(SECRETS.filter((secret) => bodies[0]?.includes(secret))).not.toEqual([]);
});

it('drops what is over 1 MB', async () => {
  const { bodies, erros } = await sink();
  const client = createReportClient({ erros, allow: (event) => event });
  await client.send(new Error('x'), { extra: { muito: 'x'.repeat(PAYLOAD_MAX_BYTES) } });
  await client.flush();
  expect(bodies).toEqual([]);
});

it('a write that failed arrives with operation, status and allowed ids, never with its student', async () => {
  const { bodies, erros } = await sink();
  const client = createReportClient({ erros });
  const reporter = createReporter({
    erros,
    app: 'student-v2',
    perfil_real: () => 'aluno',
    load: async () => client,
  });
  reporter.visited('/avaliacoes/301/1/redacoes');
  reporter.callFailed({
    method: 'POST',
    path: '/api/v2/central_avaliacoes/{turma_avaliacao_id}/{proposta_redacao_id}/resposta_redacao',
    status: 500,
    codigo: 'erro_interno',
    params: { turma_avaliacao_id: 301, proposta_redacao_id: 9, turma_aluno_id: 1002 },
  });
  await expect.poll(() => bodies).toHaveLength(1);
  expect(bodies[0]).toContain('"operacao":"saveRedacao"');
  expect(bodies[0]).toContain('"lugar":"/avaliacoes/:x/:x/redacoes"');
  expect(bodies[0]).toContain('"params":{"proposta_redacao_id":9,"turma_avaliacao_id":301}');
  expect(bodies[0]).not.toContain('1002');
});
