/** Reads the settings of a school as stored; `school/configuracao.ts` interprets them. */
import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';

const settings = statement<{ escola_id: number }, { configuracao: unknown }>(
  'find_correcao_configuracao',
  'select configuracao from escola where id = :escola_id',
);

export async function findConfiguracao(escola: Tenant): Promise<unknown> {
  const [row] = await escola.run(settings, {});
  return row?.configuracao;
}

const hold = statement<{ escola_id: number }, { configuracao: unknown }>(
  'lock_correcao_configuracao',
  'select configuracao from escola where id = :escola_id for share',
);

/** The same, locked against changes until the transaction ends, so that a marking uses one set of rules throughout. */
export async function holdConfiguracao(escola: Tenant): Promise<unknown> {
  const [row] = await escola.run(hold, {});
  return row?.configuracao;
}
