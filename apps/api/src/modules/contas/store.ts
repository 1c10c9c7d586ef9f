/** One person's account and enrolments, in one statement each. */
import { desc, eq } from 'drizzle-orm';

import { pessoa, serie, turma, turma_aluno } from '../../database/schema/index.ts';
import { statement } from '../../database/statement.ts';
import type { Tenant } from '../../database/tenant.ts';

export type PerguntaRow = {
  readonly numero_sequencial: number;
  readonly id: number;
  readonly pergunta_seguranca_id: number;
};

export type Pessoa = {
  readonly avatar_code: number;
  readonly nome: string;
  readonly nome_social: string | null;
  readonly data_nascimento: string | null;
  readonly senha_inicial: boolean;
  readonly senha_recuperada_em: Date | null;
  readonly conta_teste: boolean;
  /** Settings of the school, read through `data/configuracao.ts`. */
  readonly configuracao: unknown;
  /** Which questions are registered; the answers are not even read. */
  readonly perguntas: readonly PerguntaRow[];
};

const FIND = statement<{ escola_id: number; id: number }, Pessoa>(
  'conta_pessoa',
  `select p.avatar_code, p.nome, p.nome_social, p.data_nascimento::text as data_nascimento, p.senha_inicial, p.senha_recuperada_em,
          p.conta_teste, e.configuracao,
          coalesce((select json_agg(json_build_object('numero_sequencial', r.numero_sequencial, 'id', r.id,
                      'pergunta_seguranca_id', r.pergunta_seguranca_id) order by r.numero_sequencial)
             from resposta_seguranca r where r.escola_id = p.escola_id and r.pessoa_id = p.id), '[]') as perguntas
     from pessoa p join escola e on e.id = p.escola_id
    where p.escola_id = :escola_id and p.id = :id`,
);

export async function findPessoa(escola: Tenant, id: number): Promise<Pessoa | null> {
  const [row] = await escola.run(FIND, { id });
  return row ?? null;
}

export type PessoaChange = { readonly avatar_code?: number; readonly nome_social?: string };

/** @param change at least one field */
export async function updatePessoa(escola: Tenant, id: number, change: PessoaChange): Promise<void> {
  await escola.update(pessoa).set(change).where(eq(pessoa.id, id));
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

export type Turma = Awaited<ReturnType<typeof listTurmas>>[number];
