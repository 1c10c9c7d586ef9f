/** Stores the used hub tokens by their hash. */
import { createHash } from 'node:crypto';

import { statement } from '../../../database/statement.ts';
import type { Tenant } from '../../../database/tenant.ts';

const USE = statement<{ escola_id: number; jti_hash: string; expira_em: Date }, { escola_id: number }>(
  'use_hub_token',
  `insert into hub_token (escola_id, jti_hash, expira_em) values (:escola_id, :jti_hash, :expira_em)
   on conflict do nothing returning escola_id`,
);

/** Marks a token as used. Returns false when it was used before. Exactly one of several parallel calls wins. */
export async function useHubToken(escola: Tenant, jti: string, expira_em: Date): Promise<boolean> {
  const jti_hash = createHash('sha256').update(jti).digest('base64url');
  return (await escola.run(USE, { jti_hash, expira_em })).length > 0;
}
