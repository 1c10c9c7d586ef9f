/** Reads the school's rules of the Boss. */
import type { BossRules } from '@luneta/domain/boss';

import { readConfiguracao } from '../../../escola/index.ts';
import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';

const rulesOfEscola = statement<{ escola_id: number }, { configuracao: unknown }>(
  'find_boss_regras',
  'select configuracao from escola where id = :escola_id',
);

/** Rules for an attempt that begins now. */
export async function findRules(escola: Tenant): Promise<BossRules> {
  const [row] = await escola.run(rulesOfEscola, {});
  return readConfiguracao(row?.configuracao).boss;
}
