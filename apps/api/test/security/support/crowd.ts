/** A school of students with security answers, written in a few statements, because hashing each answer would take minutes. */
import { sql } from 'drizzle-orm';

import { hashSenha } from '../../../src/modules/pessoas/login/senha.ts';
import { hashResposta } from '../../../src/modules/pessoas/conta/resposta-secreta.ts';
import { ACESSO, SENHA, world, type TestDb } from '../../index.ts';
import { tables } from '../../tables.ts';

/** The answers of all these students. A marker makes them easy to find. */
export const RESPOSTAS = [
  { id: 2, resposta: 'Marca Olinda Zq' },
  { id: 5, resposta: 'Marca Baião Zq' },
  { id: 9, resposta: 'Marca Mônica Zq' },
] as const;

/** Login of the n-th student, and an unknown login of the same form. */
export const known = (n: number) => `aluno${String(n).padStart(5, '0')}a`;
export const unknown = (n: number) => `aluno${String(n).padStart(5, '0')}b`;

/** A different network address for each n. */
export const addressOf = (n: number) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;

/** In classes of at most 500, because no school has larger ones. @returns `turma_aluno_id` of each, in order */
export async function createCrowd({ db }: Pick<TestDb, 'db'>, size: number): Promise<number[]> {
  // Of the server, and not the cheap one of the world: how long a sign-in takes is measured.
  const senha_hash = await hashSenha(SENHA);
  const hashes = await Promise.all(RESPOSTAS.map(({ id, resposta }) => hashResposta(ACESSO.pepper, id, resposta)));
  await tables(db).execute(sql`
    with gente as (
      insert into pessoa (escola_id, nome, email, perfil, senha_hash, criada_em)
      select ${world.escola}, 'Aluno ' || n, 'aluno' || lpad(n::text, 5, '0') || 'a@exemplo.br', 'aluno',
             ${senha_hash}, '2026-01-10T12:00:00Z'
        from generate_series(0, ${size - 1}::int) n returning id, email),
    nomes as (
      insert into diretorio_login (login, escola_id, pessoa_id)
      select split_part(email, '@', 1), ${world.escola}, id from gente)
    insert into turma_aluno (escola_id, turma_id, pessoa_id)
      select ${world.escola}, (array[${world.turmaV2}::int, ${world.turmaV1}::int])[1 + (row_number() over (order by id) - 1) / 500], id
        from gente`);
  for (const [n, { id }] of RESPOSTAS.entries())
    await tables(db).execute(sql`
      insert into resposta_seguranca (escola_id, pessoa_id, numero_sequencial, pergunta_seguranca_id, resposta_hash, criada_em)
      select escola_id, id, ${n + 1}, ${id}, ${hashes[n]}, criada_em from pessoa where nome like 'Aluno %'`);
  const { rows } = await tables(db).execute<{ id: number }>(sql`
    select m.id::int as id from turma_aluno m join pessoa p on p.id = m.pessoa_id where p.nome like 'Aluno %' order by p.email`);
  return rows.map(({ id }) => id);
}
