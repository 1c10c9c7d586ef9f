/**
 * Students leave a class, go to another one or come back (VIR-2, VIR-3). History hangs on the old enrolment and stays
 * readable (decision 63); coins, lives, time and goal go along. Every change ends the sessions of the student: the next sign-in
 * leads to the present class, which may be of the other version.
 */
import { statement } from '../../../database/statement.ts';
import type { Tenant } from '../../../database/tenant.ts';
import { endSessoes } from '../sessoes/fim-sessoes.ts';
import { type Estado, lockMatriculas, requireMovable } from './estado-store.ts';
import { matriculaErrors } from './errors.ts';
import { createMatriculas, type Mudanca, type OnMatriculas, type OnMudancas, requireFree } from './matricula.ts';

/** What the subjects above do when enrolments change, and the instant of the change. */
export type Consequencias = { readonly told: OnMatriculas; readonly carried: OnMudancas; readonly agora: Date };

const END = statement<
  { escola_id: number; ids: readonly number[]; status: readonly string[]; fins: readonly string[] },
  never
>(
  'end_matriculas',
  `update turma_aluno m set status = u.status, fim_em = u.fim_em, versao = m.versao + 1
     from unnest(:ids::bigint[], :status::text[], :fins::timestamptz[]) as u(id, status, fim_em)
    where m.escola_id = :escola_id and m.id = u.id`,
);

type Fim = {
  readonly turma_aluno_id: number;
  readonly status: 'Transferido' | 'Remanejado' | 'Concluído';
  /** Until when the student was in the class. */
  readonly fim_em: Date;
};

async function writeEnds(tx: Tenant, fins: readonly Fim[]): Promise<void> {
  await tx.run(END, {
    ids: fins.map(({ turma_aluno_id }) => turma_aluno_id),
    status: fins.map(({ status }) => status),
    fins: fins.map(({ fim_em }) => fim_em.toISOString()),
  });
}

async function left(tx: Tenant, before: readonly Estado[], { told, agora }: Consequencias): Promise<void> {
  await endSessoes(tx, { pessoas: before.map(({ pessoa_id }) => pessoa_id), agora });
  await told(tx, [...new Set(before.map(({ turma_id }) => turma_id))], agora);
}

export type Saida = Omit<Fim, 'status'> & { readonly status: 'Transferido' | 'Concluído' };

/**
 * Students leave their class for good. Five statements for any number, besides what is told. Joins the caller's transaction.
 * @throws 404; 409 `matricula_encerrada`, and `prova_aberta` while an exam of one runs: nobody loses an exam by an act of the office
 */
export async function endMatriculas(tx: Tenant, saidas: readonly Saida[], then: Consequencias): Promise<void> {
  if (saidas.length === 0) return;
  const before = await lockMatriculas(
    tx,
    saidas.map(({ turma_aluno_id }) => turma_aluno_id),
    then.agora,
  );
  requireMovable(before);
  await writeEnds(tx, saidas);
  await left(tx, before, then);
}

export type Remanejamento = {
  readonly turma_aluno_id: number;
  /** The class the student goes to. */
  readonly turma_id: number;
  /** When the student changed the class. */
  readonly em: Date;
};

/**
 * Students go to another class. A former enrolment in that class becomes the present one again. Joins the caller's transaction.
 * @returns the ids of the present enrolments, in the order of the list
 * @throws as `endMatriculas`; 409 `matricula_atual` for the class they are in
 */
export async function moveMatriculas(
  tx: Tenant,
  moves: readonly Remanejamento[],
  then: Consequencias,
): Promise<number[]> {
  if (moves.length === 0) return [];
  const before = await lockMatriculas(
    tx,
    moves.map(({ turma_aluno_id }) => turma_aluno_id),
    then.agora,
  );
  requireMovable(before);
  if (before.some(({ turma_id }, index) => turma_id === moves[index]?.turma_id)) throw matriculaErrors.current();
  await writeEnds(
    tx,
    moves.map(({ turma_aluno_id, em }) => ({ turma_aluno_id, status: 'Remanejado', fim_em: em })),
  );
  const rows = moves.map(({ turma_id, em }, index) => {
    const estado = before[index];
    if (!estado) throw new Error(`no enrolment at ${index}`);
    const { pessoa_id, fator_tempo, passa_da_janela, meta_semana } = estado;
    return { turma_id, pessoa_id, status: 'Atual' as const, fator_tempo, passa_da_janela, meta_semana, inicio_em: em };
  });
  const ids = await createMatriculas(tx, rows, then);
  const mudancas = ids.map((id, index): Mudanca => ({ antes: before[index]?.id ?? 0, agora: id }));
  await then.carried(tx, mudancas, then.agora);
  await left(tx, before, then);
  return ids;
}

const REVIVE = statement<{ escola_id: number; ids: readonly number[] }, never>(
  'set_matriculas_atuais',
  `update turma_aluno set status = 'Atual', fim_em = null, versao = versao + 1
    where escola_id = :escola_id and id = any(:ids::bigint[])`,
);

/** The other enrolments of the same people in the same school year: what they hold goes along. */
const OTHERS = statement<{ escola_id: number; ids: readonly number[] }, Mudanca>(
  'find_matriculas_anteriores',
  `select o.id as antes, m.id as agora
     from turma_aluno m
     join turma t on t.escola_id = m.escola_id and t.id = m.turma_id
     join turma_aluno o on o.escola_id = m.escola_id and o.pessoa_id = m.pessoa_id and o.id <> m.id
     join turma x on x.escola_id = o.escola_id and x.id = o.turma_id and x.ano = t.ano
    where m.escola_id = :escola_id and m.id = any(:ids::bigint[])
    order by o.id`,
);

/**
 * Students are in the class again that they had left; since when they were there first is kept. Joins the caller's transaction.
 * @throws 404; 409 `matricula_atual`, and `ja_matriculado` for who is in another class of the year
 */
export async function reativarMatriculas(tx: Tenant, ids: readonly number[], then: Consequencias): Promise<void> {
  if (ids.length === 0) return;
  const before = await lockMatriculas(tx, ids, then.agora);
  if (before.some(({ status }) => status === 'Atual')) throw matriculaErrors.current();
  await requireFree(tx, before);
  await tx.run(REVIVE, { ids });
  await then.carried(tx, await tx.run(OTHERS, { ids }), then.agora);
  await left(tx, before, then);
}
