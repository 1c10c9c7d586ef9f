/**
 * The floor of a start wave: the least a server can do that checks a password with the same cost, keeps a session and a
 * start, and reads answers. Fastify, an HMAC token, one statement each (two for a sign-in), ten connections. It keeps no
 * rule. Its argument is the connection string of its database. Prints its port when it listens.
 */
import { verify } from '@node-rs/argon2';
import Fastify from 'fastify';
import { Pool } from 'pg';

import { floorToken, studentOf } from '../saves/token.ts';

const pool = new Pool({ connectionString: process.argv[2] ?? '', max: 10 });
const app = Fastify({ logger: false });

type SignIn = { readonly login: string; readonly senha: string };

app.post<{ Body: SignIn }>('/entrada', async (request, reply) => {
  const { login, senha } = request.body;
  const { rows } = await pool.query<{ aluno: number; senha_hash: string }>({
    name: 'pessoa',
    text: 'select aluno, senha_hash from pessoa where login = $1',
    values: [login],
  });
  const [pessoa] = rows;
  if (!pessoa || !(await verify(pessoa.senha_hash, senha))) return reply.status(401).send({ codigo: 'credenciais' });
  await pool.query({
    name: 'sessao',
    text: 'insert into sessao (aluno, criada_em) values ($1, now())',
    values: [pessoa.aluno],
  });
  return { token: floorToken(pessoa.aluno) };
});

app.post('/inicio', async (request, reply) => {
  const aluno = studentOf(request.headers.authorization);
  if (aluno === undefined) return reply.status(401).send({ codigo: 'sessao_encerrada' });
  const { rows } = await pool.query<{ iniciada_em: Date }>({
    name: 'inicio',
    text: `insert into tentativa (aluno, iniciada_em) values ($1, now())
           on conflict (aluno) do update set iniciada_em = tentativa.iniciada_em returning iniciada_em`,
    values: [aluno],
  });
  return { iniciada_em: rows[0]?.iniciada_em };
});

app.get('/resumo', async (request, reply) => {
  const aluno = studentOf(request.headers.authorization);
  if (aluno === undefined) return reply.status(401).send({ codigo: 'sessao_encerrada' });
  const { rows } = await pool.query<object>({
    name: 'resumo',
    text: 'select item, item_resposta, seq from piso where aluno = $1 order by item',
    values: [aluno],
  });
  return { itens: rows };
});

await app.listen({ host: '127.0.0.1', port: 0 });
const address = app.server.address();
console.log(`floor ${typeof address === 'object' && address ? address.port : 0}`);
process.on('SIGTERM', () => process.exit(0));
process.on('disconnect', () => process.exit(0));
