/** The door of an exam day of a class: its code, and the students who tried wrong codes or were let in (rule MON-7). */
import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';

type OfDay = { escola_id: number; turma_avaliacao_id: number; dia_prova: number };
export type Porta = { readonly entrada: 'livre' | 'codigo'; readonly codigo_entrada: string | null };

const FIND = statement<OfDay, Porta>(
  'find_porta_do_dia',
  `select d.entrada, d.codigo_entrada from turma_avaliacao_dia d
    where d.escola_id = :escola_id and d.turma_avaliacao_id = :turma_avaliacao_id and d.dia_prova = :dia_prova`,
);

type Day = { readonly turma_avaliacao_id: number; readonly dia_prova: number };
const ofDay = ({ turma_avaliacao_id, dia_prova }: Day) => ({ turma_avaliacao_id, dia_prova });

export async function findPorta(escola: Tenant, day: Day): Promise<Porta> {
  const [row] = await escola.run(FIND, ofDay(day));
  if (!row) throw new Error('a day within reach is gone');
  return row;
}

const SET_CODE = statement<OfDay & { codigo: string }, { codigo_entrada: string }>(
  'set_codigo_entrada',
  `update turma_avaliacao_dia d set codigo_entrada = :codigo where d.escola_id = :escola_id
      and d.turma_avaliacao_id = :turma_avaliacao_id and d.dia_prova = :dia_prova and d.entrada = 'codigo'
   returning d.codigo_entrada`,
);

/** @returns whether the day asks for a code: only then it has another one now */
export async function setCodigo(tx: Tenant, day: Day, codigo: string): Promise<boolean> {
  return (await tx.run(SET_CODE, { ...ofDay(day), codigo })).length > 0;
}

export type PortaAluno = {
  readonly turma_aluno_id: number;
  readonly erradas: number;
  readonly admitido_em: Date | null;
};

const ALUNOS = statement<OfDay, PortaAluno>(
  'find_porta_alunos',
  `select e.turma_aluno_id, e.erradas, e.admitido_em from entrada_aluno e
    where e.escola_id = :escola_id and e.turma_avaliacao_id = :turma_avaliacao_id and e.dia_prova = :dia_prova
      and (e.erradas > 0 or e.admitido_em is not null) order by e.turma_aluno_id limit 200`,
);

export const findPortaAlunos = (escola: Tenant, day: Day): Promise<PortaAluno[]> => escola.run(ALUNOS, ofDay(day));

export type Admitido = PortaAluno & { readonly pessoa_id: number };

/** Only who is in the class of the day now. */
const ADMIT = statement<OfDay & { turma_aluno_id: number; agora: Date; pessoa_id: number }, Admitido>(
  'admit_aluno',
  `insert into entrada_aluno as e (escola_id, turma_avaliacao_id, dia_prova, turma_aluno_id, admitido_em, admitido_por)
   select :escola_id, ta.id, :dia_prova, m.id, :agora::timestamptz, :pessoa_id::bigint
     from turma_avaliacao ta
     join turma_aluno m on m.escola_id = ta.escola_id and m.turma_id = ta.turma_id and m.status = 'Atual'
    where ta.escola_id = :escola_id and ta.id = :turma_avaliacao_id and m.id = :turma_aluno_id
   on conflict (escola_id, turma_avaliacao_id, dia_prova, turma_aluno_id) do update
     set admitido_em = coalesce(e.admitido_em, excluded.admitido_em),
         admitido_por = coalesce(e.admitido_por, excluded.admitido_por)
   returning e.turma_aluno_id, e.erradas, e.admitido_em,
     (select m.pessoa_id from turma_aluno m where m.escola_id = :escola_id and m.id = e.turma_aluno_id) as pessoa_id`,
);

/** @returns undefined for somebody who is not in the class */
export async function admit(
  tx: Tenant,
  day: Day,
  of: { readonly turma_aluno_id: number; readonly pessoa_id: number; readonly agora: Date },
): Promise<Admitido | undefined> {
  const [row] = await tx.run(ADMIT, { ...ofDay(day), ...of });
  return row;
}
