/** The door of an exam day that asks for a code (rule MON-7): the code, and what one student has tried. */
import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';

type Day = { readonly turma_avaliacao_id: number; readonly dia_prova: number; readonly turma_aluno_id: number };

export type EntradaRow = {
  readonly entrada: 'livre' | 'codigo';
  readonly codigo_entrada: string | null;
  readonly erradas: number;
  readonly admitido: boolean;
};

const LOCK = statement<{ escola_id: number } & Day, never>(
  'lock_entrada_de_aluno',
  `insert into entrada_aluno as e (escola_id, turma_avaliacao_id, dia_prova, turma_aluno_id)
   values (:escola_id, :turma_avaliacao_id, :dia_prova, :turma_aluno_id)
   on conflict (escola_id, turma_avaliacao_id, dia_prova, turma_aluno_id) do update set erradas = e.erradas`,
);
const FIND = statement<{ escola_id: number } & Day, EntradaRow>(
  'find_entrada_de_aluno',
  `select d.entrada, d.codigo_entrada, coalesce(e.erradas, 0) as erradas, e.admitido_em is not null as admitido
     from turma_avaliacao_dia d
     left join entrada_aluno e on e.escola_id = d.escola_id and e.turma_avaliacao_id = d.turma_avaliacao_id
      and e.dia_prova = d.dia_prova and e.turma_aluno_id = :turma_aluno_id
    where d.escola_id = :escola_id and d.turma_avaliacao_id = :turma_avaliacao_id and d.dia_prova = :dia_prova`,
);
const COUNT = statement<{ escola_id: number } & Day, never>(
  'count_entrada_errada',
  `update entrada_aluno set erradas = erradas + 1 where escola_id = :escola_id and turma_avaliacao_id = :turma_avaliacao_id
      and dia_prova = :dia_prova and turma_aluno_id = :turma_aluno_id`,
);

export async function findEntrada(escola: Tenant, day: Day): Promise<EntradaRow | undefined> {
  const [row] = await escola.run(FIND, day);
  return row;
}

/** The same, once no other try of this student on this day is under way: until the transaction ends there is one at a time. */
export async function lockEntrada(tx: Tenant, day: Day): Promise<EntradaRow | undefined> {
  await tx.run(LOCK, day);
  return findEntrada(tx, day);
}

/** One more wrong code. */
export async function countErrada(tx: Tenant, day: Day): Promise<void> {
  await tx.run(COUNT, day);
}
