/** Enrolments as they stand, locked for a change. */
import { statement } from '../../../database/statement.ts';
import type { Tenant } from '../../../database/tenant.ts';
import { matriculaErrors } from './errors.ts';
import { errors } from '../../../http/errors.ts';

export type Estado = {
  readonly id: number;
  readonly pessoa_id: number;
  readonly turma_id: number;
  readonly ano: number;
  readonly status: 'Atual' | 'Transferido' | 'Remanejado' | 'Concluído';
  readonly fator_tempo: number;
  readonly passa_da_janela: boolean;
  readonly meta_semana: number | null;
  /** An exam day runs on screen: it is neither delivered nor closed, and its time is not over. */
  readonly em_prova: boolean;
};

/** In the order of the people: whoever writes enrolments takes these locks first, and that of a sign-in is the same. */
const LOCK_PESSOAS = statement<{ escola_id: number; ids: readonly number[] }, never>(
  'lock_matriculas_pessoas',
  `select p.id from pessoa p
    where p.escola_id = :escola_id and p.id in (
      select m.pessoa_id from turma_aluno m where m.escola_id = :escola_id and m.id = any(:ids::bigint[]))
    order by p.id for no key update`,
);

/** An attempt that is being started holds a share of this lock: it is seen, or it waits. */
const LOCK = statement<{ escola_id: number; ids: readonly number[] }, { id: number }>(
  'lock_matriculas',
  'select id from turma_aluno where escola_id = :escola_id and id = any(:ids::bigint[]) order by id for update',
);

const FIND = statement<{ escola_id: number; ids: readonly number[]; agora: Date }, Estado>(
  'find_matriculas_estado',
  `select m.id, m.pessoa_id, m.turma_id, t.ano, m.status, m.fator_tempo::float8 as fator_tempo, m.passa_da_janela, m.meta_semana,
          exists (select from tentativa x where x.escola_id = :escola_id and x.turma_aluno_id = m.id
            and x.encerrada_em is null and x.entregue_em is null and x.prazo_em > :agora::timestamptz
            and x.origem = 'online') as em_prova
     from turma_aluno m join turma t on t.escola_id = m.escola_id and t.id = m.turma_id
    where m.escola_id = :escola_id and m.id = any(:ids::bigint[])`,
);

/**
 * The enrolments, locked with their people until the caller's transaction ends, in the order of the list.
 * @throws 404 when one does not exist
 */
export async function lockMatriculas(tx: Tenant, ids: readonly number[], agora: Date): Promise<Estado[]> {
  await tx.run(LOCK_PESSOAS, { ids });
  await tx.run(LOCK, { ids });
  const found = new Map((await tx.run(FIND, { ids, agora })).map((row) => [row.id, row]));
  return ids.map((id) => {
    const row = found.get(id);
    if (!row) throw errors.notFound();
    return row;
  });
}

/** @throws 409 when one has ended, or when an exam of one runs */
export function requireMovable(matriculas: readonly Estado[]): void {
  if (matriculas.some(({ status }) => status !== 'Atual')) throw matriculaErrors.ended();
  if (matriculas.some(({ em_prova }) => em_prova)) throw matriculaErrors.inExam();
}
