/** Ends the sessions of people: after a new password, another two-step sign-in or its reset. */
import { statement } from '../../../database/statement.ts';
import type { Tenant } from '../../../database/tenant.ts';

const END = statement<{ escola_id: number; pessoas: readonly number[]; manter: string | null; agora: Date }, never>(
  'close_sessoes',
  `update sessao set encerrada_em = :agora
    where escola_id = :escola_id and pessoa_id = any(:pessoas::bigint[]) and encerrada_em is null
      and (:manter::uuid is null or (id <> :manter::uuid and origem_id is distinct from :manter::uuid))`,
);

export type FimSessoes = {
  readonly pessoas: readonly number[];
  /** The one session that stays open, with the views opened from it. */
  readonly manter?: string;
  readonly agora: Date;
};

/** @param escola inside a transaction; sessions that are opened at the same time end too once the person is locked before */
export async function endSessoes(escola: Tenant, { pessoas, manter, agora }: FimSessoes): Promise<void> {
  await escola.run(END, { pessoas, manter: manter ?? null, agora });
}
