/** The settings of a school as stored; only `data/configuracao.ts` knows what is in them. */
import { statement } from '../../data/statement.ts';
import type { Tenant } from '../../data/tenant.ts';

const settings = statement<{ escola_id: number }, { configuracao: unknown }>(
  'correcao_configuracao',
  'select configuracao from escola where id = :escola_id',
);

export async function findConfiguracao(escola: Tenant): Promise<unknown> {
  const [row] = await escola.run(settings, {});
  return row?.configuracao;
}
