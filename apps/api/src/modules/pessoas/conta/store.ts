/** Reads and changes one person's account and enrolments, in one statement each. */
import { statement } from '../../../database/statement.ts';
import type { Tenant } from '../../../database/tenant.ts';

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
  /** Settings of the school as stored; `school/configuracao.ts` interprets them. */
  readonly configuracao: unknown;
  /** The registered questions. Their answers are not read. */
  readonly perguntas: readonly PerguntaRow[];
};

const FIND = statement<{ escola_id: number; id: number }, Pessoa>(
  'find_conta_pessoa',
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

const CHANGE = statement<
  { escola_id: number; id: number; avatar_code: number | null; nome_social: string | null },
  never
>(
  'set_conta',
  `update pessoa set avatar_code = coalesce(:avatar_code, avatar_code), nome_social = coalesce(:nome_social, nome_social)
    where escola_id = :escola_id and id = :id`,
);

/** @param change at least one field */
export async function setPessoa(escola: Tenant, id: number, change: PessoaChange): Promise<void> {
  const { avatar_code = null, nome_social = null } = change;
  await escola.run(CHANGE, { id, avatar_code, nome_social });
}

export type Turma = {
  readonly turma_aluno_id: number;
  readonly status: 'Atual' | 'Transferido' | 'Remanejado' | 'Concluído';
  readonly turma_codigo: string;
  readonly turno: number;
  readonly versao: number;
  readonly serie_nome: string;
};

const TURMAS = statement<{ escola_id: number; pessoa_id: number }, Turma>(
  'find_conta_turmas',
  `select m.id as turma_aluno_id, m.status, t.codigo as turma_codigo, t.turno, t.versao, s.nome as serie_nome
     from turma_aluno m
     join turma t on t.escola_id = m.escola_id and t.id = m.turma_id
     join serie s on s.escola_id = t.escola_id and s.id = t.serie_id
    where m.escola_id = :escola_id and m.pessoa_id = :pessoa_id
    order by t.ano desc, m.id desc`,
);

/** Newest year first. */
export function listTurmas(escola: Tenant, pessoa_id: number): Promise<Turma[]> {
  return escola.run(TURMAS, { pessoa_id });
}
