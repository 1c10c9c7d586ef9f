/**
 * Every stem and option of an exam day in one answer (decision 199). The student may read it exactly when each of its
 * questions may be read by itself. It never contains a key. It is the same for everybody who takes the exam, so it is read,
 * written and compressed once for many.
 */
import { isGabaritoReleased } from '@luneta/domain/gabarito';
import type { components } from '@luneta/openapi';

import type { Db } from '../../../../database/db.ts';
import { remembered } from '../../../../database/remembered.ts';
import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';
import type { Ctx } from '../../../../http/ctx.ts';
import { readyBody, type ReadyBody } from '../../../../http/ready.ts';
import { ENUNCIADO_COLUMNS, type EnunciadoRow, findExam, presentEnunciado } from '../../../questoes/index.ts';
import { MAX_AGE_MS } from './day-items.ts';
import { provaErrors } from './errors.ts';
import { mayReadContent } from './policy.ts';
import type { DayPath, Lingua, ProvaRow } from './prova-store.ts';
import { requireProva } from './service.ts';
import { revisaoOf } from '../../revisao-sql.ts';

/** An answer of an exam of ENEM is 130 kB, and 50 kB more compressed. */
const MAX_ENTRIES = 50;

type Row = EnunciadoRow & {
  readonly numero: number;
  readonly lingua_estrangeira: Lingua | null;
  /** The repairs of the exam that these texts hold (rule MON-6). */
  readonly revisao_prova: number;
};
type Day = { readonly avaliacao_id: number; readonly dia_prova: number };

const QUESTOES = statement<{ escola_id: number } & Day, Row>(
  'find_questoes_of_dia',
  `select ${ENUNCIADO_COLUMNS}, i.numero, i.lingua_estrangeira,
          ${revisaoOf(':escola_id', ':avaliacao_id')} as revisao_prova
   from avaliacao_item i
   join questao q on q.escola_id = i.escola_id and q.id = i.questao_id
   where i.escola_id = :escola_id and i.avaliacao_id = :avaliacao_id and i.dia_prova = :dia_prova
   order by i.numero, i.lingua_estrangeira`,
);

/** Shapes one question of the day. */
const presentProvaQuestao = (row: Row): components['schemas']['ProvaQuestao'] => ({
  ...presentEnunciado(row),
  numero: row.numero,
  lingua_estrangeira: row.lingua_estrangeira,
});

async function readQuestoes(escola: Tenant, day: Day): Promise<ReadyBody> {
  const rows = await escola.run(QUESTOES, day);
  const body: components['schemas']['ProvaQuestoes'] = {
    avaliacao_conhecimento_id: day.avaliacao_id,
    dia_prova: day.dia_prova,
    revisao_prova: rows[0]?.revisao_prova ?? 0,
    questoes: rows.map(presentProvaQuestao),
  };
  return readyBody(body);
}

const memory = remembered<ReadyBody>({ maxAgeMs: MAX_AGE_MS, maxEntries: MAX_ENTRIES });

const keyOf = (escola_id: number, { avaliacao_id, dia_prova }: Day) => `${escola_id}/${avaliacao_id}/${dia_prova}`;

/** The next reader sees the questions as they are now. */
export const forgetQuestoes = (db: Db, escola_id: number, day: Day): void => memory.forget(db, keyOf(escola_id, day));

/** A started day costs no question about the release. */
async function mayRead({ escola, agora }: Ctx, prova: ProvaRow): Promise<boolean> {
  if (mayReadContent(prova, false)) return true;
  const exam = await findExam(escola, prova.avaliacao_conhecimento_id);
  return mayReadContent(prova, isGabaritoReleased(exam, agora.getTime()));
}

/** @throws 404 `prova_nao_encontrada`; 409 `prova_nao_iniciada` until the student may read the questions, `prova_cancelada` */
export async function gatherQuestoes(ctx: Ctx, path: DayPath): Promise<ReadyBody> {
  const { escola, agora } = ctx;
  const prova = await requireProva(ctx, path);
  if (prova.cancelada_em !== null) throw provaErrors.cancelled();
  if (!(await mayRead(ctx, prova))) throw provaErrors.notStarted();
  const day = { avaliacao_id: prova.avaliacao_conhecimento_id, dia_prova: prova.dia_prova };
  return memory.get(escola.db, keyOf(escola.escola_id, day), agora, () => readQuestoes(escola, day));
}
