/**
 * Which exams hold back the result of another, and until when: those that share a question with it, in whatever revision, end
 * after it, and that one of its students has in a current class (LIB-6). It reads the stored ends.
 */
import { statement } from '../../database/statement.ts';
import type { Tenant } from '../../database/tenant.ts';

const OF_THESE = 'i.avaliacao_id = any(:avaliacao_ids::bigint[])';

/**
 * Pairs of exams with a question of one family in common: `a` waits for `b`. The families are those of the questions of one side,
 * whose items `i` the condition `items` chooses; `condition` chooses the pairs.
 */
const pairs = (side: 'a' | 'b', items: string, condition: string): string => {
  const other = side === 'a' ? 'b' : 'a';
  return `
  with f as materialized (
    select distinct i.avaliacao_id, coalesce(q.raiz_id, q.id) as raiz_id from avaliacao_item i
      join questao q on q.escola_id = i.escola_id and q.id = i.questao_id
     where i.escola_id = :escola_id and q.escola_id = :escola_id and ${items}),
  m as materialized (
    select f.avaliacao_id, q.id as questao_id from f join questao q on q.escola_id = :escola_id and q.id = f.raiz_id
    union all
    select f.avaliacao_id, q.id from f join questao q on q.escola_id = :escola_id and q.raiz_id = f.raiz_id)
  select distinct a.id as avaliacao_id, b.id as outra_id, b.fim_em from m
  join avaliacao_item y on y.escola_id = :escola_id and y.questao_id = m.questao_id and y.avaliacao_id <> m.avaliacao_id
  join avaliacao ${side} on ${side}.escola_id = :escola_id and ${side}.id = m.avaliacao_id
  join avaliacao ${other} on ${other}.escola_id = :escola_id and ${other}.id = y.avaliacao_id
  where ${condition}`;
};

/**
 * Somebody in a class that takes `p.avaliacao_id` takes `p.outra_id` in a class that is current. Results are read in a
 * former class too; the other exam is taken in a current one only (decision 63).
 */
export const HAS_STUDENT_OF_BOTH = `exists (
  select from turma_avaliacao c
  join turma_aluno m on m.escola_id = c.escola_id and m.turma_id = c.turma_id
  join turma_aluno n on n.escola_id = m.escola_id and n.pessoa_id = m.pessoa_id and n.status = 'Atual'
  join turma_avaliacao d on d.escola_id = n.escola_id and d.turma_id = n.turma_id and d.avaliacao_id = p.outra_id
  where c.escola_id = :escola_id and c.avaliacao_id = p.avaliacao_id)`;

/** Exams that end after `a`, or whose end is not known. */
const ENDS_LATER = '(b.fim_em is null or b.fim_em > a.fim_em)';

/** The exams that an exam waits for, as far as they end after it. */
const awaited = (items: string): string => `
  with p as materialized (${pairs('a', items, ENDS_LATER)})
  select p.avaliacao_id, max(p.fim_em) as fim_em, bool_or(p.fim_em is null) as sem_fim from p
  where ${HAS_STUDENT_OF_BOTH} group by p.avaliacao_id`;

/** The last end of the exams that `avaliacao_id` waits for. */
export type Awaited = { readonly avaliacao_id: number; readonly fim_em: Date | null; readonly sem_fim: boolean };

type OfAvaliacoes = { escola_id: number; avaliacao_ids: readonly number[] };

const awaitedOf = statement<OfAvaliacoes, Awaited>('find_provas_esperadas', awaited(OF_THESE));
const awaitedInSchool = statement<{ escola_id: number }, Awaited>('find_provas_esperadas_in_escola', awaited('true'));

const waiting = statement<OfAvaliacoes & { agora: Date }, { avaliacao_id: number }>(
  'find_provas_waiting',
  `with p as materialized (${pairs(
    'b',
    OF_THESE,
    `(a.liberado_em is null or a.liberado_em >= :agora) and (${ENDS_LATER} or a.outras_fim_em is not null or a.outras_sem_fim)`,
  )})
   select distinct p.avaliacao_id from p`,
);

const byExam = (rows: readonly Awaited[]) => new Map(rows.map((row) => [row.avaliacao_id, row]));

/** What the results of these exams wait for. An exam that waits for nothing is absent. */
export async function findAwaited(
  escola: Tenant,
  avaliacao_ids: readonly number[],
): Promise<ReadonlyMap<number, Awaited>> {
  return byExam(await escola.run(awaitedOf, { avaliacao_ids }));
}

/** The same for every exam of the school. */
export async function findAwaitedInSchool(escola: Tenant): Promise<ReadonlyMap<number, Awaited>> {
  return byExam(await escola.run(awaitedInSchool, {}));
}

/** The exams not released at `agora` whose release may follow from one of these; some may have no student in common. */
export async function findWaiting(escola: Tenant, avaliacao_ids: readonly number[], agora: Date): Promise<number[]> {
  return (await escola.run(waiting, { avaliacao_ids, agora })).map(({ avaliacao_id }) => avaliacao_id);
}
