/**
 * Writes starts, languages and deliveries. The writes are conditional, so exactly one of many simultaneous calls takes
 * effect.
 */
import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';
import type { Aluno } from '../../../../http/sessao.ts';
import { EXAM_MOVED, type Moved, moveReleases, moving } from '../../release-store.ts';
import type { Lingua } from './prova-store.ts';

type Day = { readonly turma_avaliacao_id: number; readonly dia_prova: number; readonly turma_aluno_id: number };

/**
 * The rows that an extension or an accommodation changes. A start waits for their lock and then reads the new values.
 */
const lockDay = statement<{ escola_id: number } & Day, Pick<Aluno, 'fator_tempo' | 'passa_da_janela'>>(
  'lock_dia_de_aluno',
  `select m.fator_tempo, m.passa_da_janela from turma_avaliacao_dia d, turma_aluno m
   where d.escola_id = :escola_id and d.turma_avaliacao_id = :turma_avaliacao_id and d.dia_prova = :dia_prova
     and m.escola_id = :escola_id and m.id = :turma_aluno_id
   for share of d, m`,
);

/** Locks window and accommodation until the transaction ends. Returns the present accommodation. */
export async function lockWindow(escola: Tenant, day: Day): Promise<Pick<Aluno, 'fator_tempo' | 'passa_da_janela'>> {
  const [row] = await escola.run(lockDay, day);
  return row ?? { fator_tempo: 1, passa_da_janela: false };
}

const insertTentativa = moving(
  statement<{ escola_id: number; agora: Date; prazo_em: Date } & Day, Moved>(
    'create_tentativa',
    `insert into tentativa as t (escola_id, turma_avaliacao_id, dia_prova, turma_aluno_id, iniciada_em, prazo_em)
   values (:escola_id, :turma_avaliacao_id, :dia_prova, :turma_aluno_id, :agora, :prazo_em)
   on conflict on constraint tentativa_unica do nothing returning ${EXAM_MOVED} as avaliacao_id`,
  ),
);

/** Creates the attempt unless there is one. The unique constraint decides; nothing is checked beforehand. */
export async function createTentativaOnce(escola: Tenant, day: Day, agora: Date, prazo_em: Date): Promise<void> {
  await moveReleases(escola, agora, (tx) => tx.move(insertTentativa, { ...day, agora, prazo_em }));
}

const updateLingua = statement<
  {
    escola_id: number;
    turma_avaliacao_id: number;
    turma_aluno_id: number;
    dia_prova: number | null;
    lingua: number;
    agora: Date;
  },
  { dia_prova: number }
>(
  'set_lingua',
  `update tentativa set lingua_estrangeira = :lingua, lingua_escolhida = true
   where escola_id = :escola_id and turma_avaliacao_id = :turma_avaliacao_id and turma_aluno_id = :turma_aluno_id
     and dia_prova = coalesce(:dia_prova::int, dia_prova) and encerrada_em is null and prazo_em >= :agora
   returning dia_prova`,
);

/** Sets the language on the open days, or on the named day, and returns their numbers. */
export async function setLingua(
  escola: Tenant,
  where: { turma_avaliacao_id: number; turma_aluno_id: number; dia_prova: number | null },
  lingua: Lingua,
  agora: Date,
): Promise<number[]> {
  const rows = await escola.run(updateLingua, { ...where, lingua, agora });
  return rows.map((row) => row.dia_prova).toSorted((x, y) => x - y);
}

const deliver = moving(
  statement<{ escola_id: number; tentativa_id: number; agora: Date; encerra: boolean }, Moved>(
    'deliver_tentativa',
    `update tentativa t set entregue_em = :agora,
     encerrada_em = case when :encerra::boolean then :agora::timestamptz end,
     encerrada_por = case when :encerra::boolean then 'aluno' end
   where escola_id = :escola_id and id = :tentativa_id and entregue_em is null and encerrada_em is null
   returning ${EXAM_MOVED} as avaliacao_id`,
  ),
);

/** Marks the delivery once; with `encerra` it also closes the day. Returns whether this call marked it. */
export async function deliverOnce(
  escola: Tenant,
  tentativa_id: number,
  agora: Date,
  encerra: boolean,
): Promise<boolean> {
  return moveReleases(escola, agora, async (tx) => {
    const rows = await tx.move(deliver, { tentativa_id, agora, encerra });
    return rows.length > 0;
  });
}
