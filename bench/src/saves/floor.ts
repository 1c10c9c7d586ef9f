/**
 * The floor: the least a server can do that acknowledges a stored answer. Fastify, a token with an HMAC, one UPDATE with
 * synchronous commit, ten connections. It keeps no rule of an exam. Its argument is the
 * connection string of its database. Prints its port when it listens.
 */
import Fastify from 'fastify';
import { Pool } from 'pg';

import { studentOf } from './token.ts';

type Body = { readonly item: number; readonly item_resposta: number; readonly seq: number };

const pool = new Pool({ connectionString: process.argv[2] ?? '', max: 10 });
const app = Fastify({ logger: false });

const properties = { item: { type: 'integer' }, item_resposta: { type: 'integer' }, seq: { type: 'integer' } };
const schema = { body: { type: 'object', properties, required: Object.keys(properties) } };

app.post<{ Body: Body }>('/resposta', { schema }, async (request, reply) => {
  const aluno = studentOf(request.headers.authorization);
  if (aluno === undefined) return reply.status(401).send({ codigo: 'sessao_encerrada' });
  const { item, item_resposta, seq } = request.body;
  const { rows } = await pool.query<{ seq: string }>({
    name: 'save',
    text: `update piso set item_resposta = $3, seq = $4, gravada_em = now()
            where aluno = $1 and item = $2 and seq < $4 returning seq, gravada_em`,
    values: [aluno, item, item_resposta, seq],
  });
  return { gravou: rows.length > 0, seq, item };
});

await app.listen({ host: '127.0.0.1', port: 0 });
const address = app.server.address();
console.log(`floor ${typeof address === 'object' && address ? address.port : 0}`);
process.on('SIGTERM', () => process.exit(0));
process.on('disconnect', () => process.exit(0));
