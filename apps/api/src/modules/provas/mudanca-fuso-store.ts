/** Reads and moves exam windows that have not begun, when the school changes its time zone (ESC-3). */
import { statement } from '../../database/statement.ts';
import type { Tenant } from '../../database/tenant.ts';
import { depoisDe, type JanelaRow, type JanelasAhead, MAX_JANELAS, type Mudanca } from '../escola/index.ts';
import { examOf, type Moved, moveReleases, moving } from './release-store.ts';

const AHEAD = statement<{ escola_id: number; agora: Date; quantas: number }, JanelaRow>(
  'find_escola_janelas_a_frente',
  `select d.turma_avaliacao_id, d.dia_prova, a.descricao, s.nome as serie_nome, t.codigo as turma_codigo, d.inicio_em, d.fim_em,
          (count(*) over ())::int as total
     from turma_avaliacao_dia d
     join turma_avaliacao ta on ta.escola_id = d.escola_id and ta.id = d.turma_avaliacao_id
     join avaliacao a on a.escola_id = ta.escola_id and a.id = ta.avaliacao_id
     join turma t on t.escola_id = ta.escola_id and t.id = ta.turma_id
     join serie s on s.escola_id = t.escola_id and s.id = t.serie_id
    where d.escola_id = :escola_id and d.inicio_em > :agora::timestamptz
    order by d.inicio_em, d.turma_avaliacao_id, d.dia_prova limit :quantas`,
);

const findAhead = (escola: Tenant, agora: Date): Promise<JanelaRow[]> =>
  escola.run(AHEAD, { agora, quantas: MAX_JANELAS });

type Locked = Pick<JanelaRow, 'turma_avaliacao_id' | 'dia_prova' | 'inicio_em' | 'fim_em'>;
const LOCK = statement<{ escola_id: number; agora: Date }, Locked>(
  'lock_escola_janelas',
  `select d.turma_avaliacao_id, d.dia_prova, d.inicio_em, d.fim_em from turma_avaliacao_dia d
    where d.escola_id = :escola_id and d.inicio_em > :agora::timestamptz
    order by d.turma_avaliacao_id, d.dia_prova for no key update of d`,
);
const MOVE = moving(
  statement<{ escola_id: number; rows: string }, Moved>(
    'move_escola_janelas',
    `update turma_avaliacao_dia d set inicio_em = w.inicio_em, fim_em = w.fim_em
     from jsonb_to_recordset(:rows::jsonb) as w(turma_avaliacao_id bigint, dia_prova int, inicio_em timestamptz, fim_em timestamptz)
    where d.escola_id = :escola_id and d.turma_avaliacao_id = w.turma_avaliacao_id and d.dia_prova = w.dia_prova
   returning ${examOf('d')} as avaliacao_id`,
  ),
);

/**
 * Moves the windows ahead and the releases that follow from them. Instants that are kept are not touched.
 * @param escola inside the transaction that changes the zone
 * @returns how many windows moved; null when one of them would begin in the past (ESC-9)
 */
async function moveAhead(escola: Tenant, mudanca: Mudanca): Promise<number | null> {
  if (mudanca.manter === 'instante') return 0;
  const locked = await escola.run(LOCK, { agora: mudanca.agora });
  const moved = locked
    .map((row) => ({ row, depois: depoisDe(row, mudanca) }))
    .filter(
      ({ row, depois }) =>
        depois.inicio_em.getTime() !== row.inicio_em.getTime() || depois.fim_em.getTime() !== row.fim_em.getTime(),
    );
  if (moved.some(({ depois }) => depois.comecaria_antes)) return null;
  if (moved.length === 0) return 0;
  const rows = moved.map(({ row: { turma_avaliacao_id, dia_prova }, depois: { inicio_em, fim_em } }) => ({
    turma_avaliacao_id,
    dia_prova,
    inicio_em,
    fim_em,
  }));
  await moveReleases(escola, mudanca.agora, (tx) => tx.move(MOVE, { rows: JSON.stringify(rows) }));
  return moved.length;
}

/** What a change of the zone asks of the exams. */
export const janelasAhead: JanelasAhead = { findAhead, moveAhead };
