/** Finds the Boss attempts whose time is over, in every school. */
import type { Db } from '../../../../database/db.ts';
import { run, statement } from '../../../../database/statement.ts';

const overdueBosses = statement<{ agora: Date; quantos: number }, { escola_id: number; id: number }>(
  'find_overdue_bosses',
  `select escola_id, id from boss
   where iniciado_em is not null and encerrado_em is null and prazo_em <= :agora order by prazo_em limit :quantos`,
  'global',
);

/** The attempts that ended longest ago come first. @param quantos the most that are returned */
export const findOverdueBosses = (db: Db, agora: Date, quantos: number) => run(db, overdueBosses, { agora, quantos });
