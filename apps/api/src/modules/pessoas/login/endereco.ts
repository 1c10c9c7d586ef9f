/**
 * The tries of an address, in the database for every process, and the turn of its line (`vez.ts`). A try is counted before it is
 * checked and taken back when it does not count: of tries at once none is missed.
 */
import { createHash } from 'node:crypto';

import type { Db } from '../../../database/db.ts';
import { run, statement } from '../../../database/statement.ts';
import type { Visitor } from '../../../http/ctx.ts';
import type { Turno } from './vez.ts';

/** A kind of try that is counted per address. A whole school shares one. */
export type LimiteEndereco = {
  /** Stable name, part of the stored key. */
  readonly nome: string;
  /** Counted tries of one address within one hour of the clock before its next ones wait their turn. */
  readonly livres: number;
};
const HOUR_MS = 3_600_000;

const ADD = statement<{ chave: string; agora: Date }, { falhas: number }>(
  'save_login_endereco',
  `insert into login_falha as f (chave, falhas, bloqueado_ate, atualizada_em) values (:chave, 1, :agora, :agora)
   on conflict (chave) do update set falhas = f.falhas + 1, atualizada_em = :agora
   returning falhas`,
  'global',
);
const TAKE_BACK = statement<{ chave: string }, never>(
  'release_login_endereco',
  `with ultima as (delete from login_falha where chave = :chave and falhas = 1)
   update login_falha set falhas = falhas - 1 where chave = :chave and falhas > 1`,
  'global',
);
const TURN = statement<{ chave: string; agora: Date; ate: Date }, { falhas: number }>(
  'set_login_endereco_vez',
  'update login_falha set bloqueado_ate = :ate where chave = :chave and bloqueado_ate <= :agora returning falhas',
  'global',
);
const NEXT_TURN = statement<{ chave: string }, { bloqueado_ate: Date }>(
  'find_login_endereco_proxima',
  'select bloqueado_ate from login_falha where chave = :chave',
  'global',
);
const SET_TURN = statement<{ chave: string; ate: Date }, never>(
  'set_login_endereco_ate',
  'update login_falha set bloqueado_ate = :ate where chave = :chave',
  'global',
);

/** The hour is part of the key, so that a few mistakes every hour never add up to a wait. */
const addressKey = ({ nome }: LimiteEndereco, ip: string, agora: Date) =>
  `${nome}:${createHash('sha256')
    .update(`${ip} ${Math.floor(agora.getTime() / HOUR_MS)}`)
    .digest('base64url')}`;

/** Counts one try of the address. Returns how many there are in this hour. */
export async function countAddress(db: Db, limite: LimiteEndereco, ip: string, agora: Date): Promise<number> {
  const [row] = await run(db, ADD, { chave: addressKey(limite, ip, agora), agora });
  return row?.falhas ?? 1;
}

/** The try does not count. */
export async function takeBackAddress(db: Db, limite: LimiteEndereco, ip: string, agora: Date): Promise<void> {
  await run(db, TAKE_BACK, { chave: addressKey(limite, ip, agora) });
}

/** The turn of the address. The instant of the call and the time that went by since then make its clock. */
export function turnoOf(limite: LimiteEndereco, { db, ip, agora, line }: Visitor): Turno {
  const chave = addressKey(limite, ip, agora);
  const begun = performance.now();
  const now = () => new Date(agora.getTime() + (performance.now() - begun));
  const later = () => new Date(now().getTime() + line.turnMs);
  return {
    servesMs: line.turnMs / 2,
    take: async () => {
      if ((await run(db, TURN, { chave, agora: now(), ate: later() })).length > 0) return 0;
      const [row] = await run(db, NEXT_TURN, { chave });
      const ms = row ? row.bloqueado_ate.getTime() - now().getTime() : 0;
      return Math.min(Math.max(ms, 1), line.turnMs);
    },
    keep: async () => void (await run(db, SET_TURN, { chave, ate: later() })),
    giveBack: async () => void (await run(db, SET_TURN, { chave, ate: now() })),
  };
}
