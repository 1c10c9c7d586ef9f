/** One person's account and enrolments, in one statement each. */
import { desc, eq } from 'drizzle-orm';

import { pessoa, serie, turma, turma_aluno } from '../../data/schema/index.ts';
import type { Tenant } from '../../data/tenant.ts';

export async function findPessoa(escola: Tenant, id: number) {
  const [row] = await escola
    .select({
      avatar_code: pessoa.avatar_code,
      nome: pessoa.nome,
      nome_social: pessoa.nome_social,
      data_nascimento: pessoa.data_nascimento,
      senha_inicial: pessoa.senha_inicial,
      conta_teste: pessoa.conta_teste,
    })
    .from(pessoa)
    .where(eq(pessoa.id, id));
  return row ?? null;
}

/** Newest year first. */
export function listTurmas(escola: Tenant, pessoa_id: number) {
  return escola
    .select({
      turma_aluno_id: turma_aluno.id,
      status: turma_aluno.status,
      turma_codigo: turma.codigo,
      turno: turma.turno,
      versao: turma.versao,
      serie_nome: serie.nome,
    })
    .from(turma_aluno)
    .innerJoin(turma, eq(turma.id, turma_aluno.turma_id))
    .innerJoin(serie, eq(serie.id, turma.serie_id))
    .where(eq(turma_aluno.pessoa_id, pessoa_id))
    .orderBy(desc(turma.ano), desc(turma_aluno.id));
}

export type Pessoa = NonNullable<Awaited<ReturnType<typeof findPessoa>>>;
export type Turma = Awaited<ReturnType<typeof listTurmas>>[number];
