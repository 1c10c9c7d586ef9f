/** Ends the access of people and gives it back (rule PIM-6). What they did stays. */
import { statement } from '../../../database/statement.ts';
import type { Tenant } from '../../../database/tenant.ts';
import { lockCredenciais } from '../conta/credencial-store.ts';
import { endSessoes } from '../sessoes/fim-sessoes.ts';

const SET = statement<{ escola_id: number; pessoas: readonly number[]; ativa: boolean; agora: Date }, { id: number }>(
  'set_pessoas_ativas',
  `update pessoa set ativa = :ativa::boolean, versao = versao + 1,
          inativada_em = case when :ativa::boolean then null else :agora::timestamptz end
    where escola_id = :escola_id and id = any(:pessoas::bigint[]) and ativa <> :ativa::boolean and anonimizada_em is null
   returning id`,
);

/**
 * Nobody without access signs in, stands in a ranking or on a board, and their sessions end. Joins the caller's transaction.
 * @returns the ids of those who stood otherwise before
 */
export async function setPessoasAtivas(
  tx: Tenant,
  { pessoas, ativa, agora }: { readonly pessoas: readonly number[]; readonly ativa: boolean; readonly agora: Date },
): Promise<number[]> {
  if (pessoas.length === 0) return [];
  // Sign-ins that are under way take this lock too: their session exists by then and is ended.
  await lockCredenciais(tx, pessoas);
  const changed = (await tx.run(SET, { pessoas, ativa, agora })).map(({ id }) => id);
  if (!ativa) await endSessoes(tx, { pessoas: changed, agora });
  return changed;
}
