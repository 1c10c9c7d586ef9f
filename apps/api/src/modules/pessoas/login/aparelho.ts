/** Devices on which a person signed in before (APA-1). Only a hash of the token in the cookie is stored. */
import { createHash } from 'node:crypto';

import { aparelhoSinceMs } from '@luneta/domain/aparelho';

import type { Db } from '../../../database/db.ts';
import { tenant, type Tenant } from '../../../database/tenant.ts';
import { statement } from '../../../database/statement.ts';

/** Devices of a person; the one used longest ago is forgotten first. */
const MAX_APARELHOS = 20;

type PessoaParams = { readonly escola_id: number; readonly pessoa_id: number };

const FIND = statement<PessoaParams & { token_hash: string; desde: Date }, { token_hash: string }>(
  'find_aparelho_conhecido',
  `select token_hash from aparelho_conhecido
    where escola_id = :escola_id and pessoa_id = :pessoa_id and token_hash = :token_hash and usado_em > :desde`,
);
const SAVE = statement<PessoaParams & { token_hash: string; agora: Date; quantos: number }, never>(
  'save_aparelho_conhecido',
  `with antigos as (
     delete from aparelho_conhecido a using (
       select token_hash from aparelho_conhecido
        where escola_id = :escola_id and pessoa_id = :pessoa_id and token_hash <> :token_hash
        order by usado_em desc, token_hash offset :quantos::int - 1) velho
      where a.escola_id = :escola_id and a.pessoa_id = :pessoa_id and a.token_hash = velho.token_hash)
   insert into aparelho_conhecido (escola_id, pessoa_id, token_hash, criado_em, usado_em)
   values (:escola_id, :pessoa_id, :token_hash, :agora, :agora)
   on conflict (escola_id, pessoa_id, token_hash) do update set usado_em = :agora`,
);

const OF_PEOPLE = statement<
  { escola_id: number; pessoas: readonly number[] },
  { escola_id: number; pessoa_id: number; token_hash: string }
>(
  'find_aparelho_conhecido_of_pessoas',
  `select escola_id, pessoa_id, token_hash from aparelho_conhecido
    where escola_id = :escola_id and pessoa_id = any(:pessoas::bigint[])`,
);

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/**
 * The hash of the device when this person signed in on it before, else null. For a name without an account it asks the same
 * of the database, so that both take the same time.
 */
export async function knownDevice(
  db: Db,
  pessoa: PessoaParams | null,
  token: string | null,
  agora: Date,
): Promise<string | null> {
  if (token === null) return null;
  const { escola_id, pessoa_id } = pessoa ?? { escola_id: 0, pessoa_id: 0 };
  const desde = new Date(aparelhoSinceMs(agora.getTime()));
  const [row] = await tenant(db, escola_id).run(FIND, { pessoa_id, token_hash: hashOf(token), desde });
  return row?.token_hash ?? null;
}

/** Remembers that the person signed in on the device now. */
export async function rememberDevice(
  db: Db,
  { escola_id, pessoa_id }: PessoaParams,
  token: string,
  agora: Date,
): Promise<void> {
  await tenant(db, escola_id).run(SAVE, { pessoa_id, token_hash: hashOf(token), agora, quantos: MAX_APARELHOS });
}

/** The known devices of people of a school. */
export const devicesOf = (escola: Tenant, pessoas: readonly number[]) => escola.run(OF_PEOPLE, { pessoas });
