/**
 * Limits of calls in fixed windows ("five an hour"), stored in the same table as the back-off of `throttle.ts`:
 * `falhas` is the number taken, `bloqueado_ate` the end of the window. Every process shares them, and they survive a
 * crash.
 */
import { createHash } from 'node:crypto';

import type { Db } from '../../../database/db.ts';
import { run, statement } from '../../../database/statement.ts';
import { errors } from '../../../http/errors.ts';

export type Janela = {
  /** Stable name, part of the stored key. */
  readonly nome: string;
  readonly maximo: number;
  readonly segundos: number;
};

/** Takes one before it is used, so that parallel calls cannot share the last one. Returns no row when none is left. */
const TAKE = statement<{ chave: string; agora: Date; fim: Date; maximo: number }, { falhas: number }>(
  'take_janela',
  `insert into login_falha as f (chave, falhas, bloqueado_ate, atualizada_em) values (:chave, 1, :fim, :agora)
   on conflict (chave) do update set
     falhas = case when f.bloqueado_ate <= :agora then 1 else f.falhas + 1 end,
     bloqueado_ate = case when f.bloqueado_ate <= :agora then :fim else f.bloqueado_ate end,
     atualizada_em = :agora
   where f.bloqueado_ate <= :agora or f.falhas < :maximo
   returning falhas`,
  'global',
);
const READ = statement<{ chave: string; agora: Date }, { falhas: number; bloqueado_ate: Date }>(
  'find_janela',
  'select falhas, bloqueado_ate from login_falha where chave = :chave and bloqueado_ate > :agora',
  'global',
);

const keyOf = ({ nome }: Janela, value: string) => `${nome}:${createHash('sha256').update(value).digest('base64url')}`;

/** Takes one from the budget of `value`. Returns the number taken with it, or null when none is left. */
export async function takeOne(db: Db, janela: Janela, value: string, agora: Date): Promise<number | null> {
  const fim = new Date(agora.getTime() + janela.segundos * 1000);
  const [row] = await run(db, TAKE, { chave: keyOf(janela, value), agora, fim, maximo: janela.maximo });
  return row?.falhas ?? null;
}

/** Returns how many are left and, when none is left, the seconds until the window ends. It takes nothing. */
export async function whatIsLeft(
  db: Db,
  janela: Janela,
  value: string,
  agora: Date,
): Promise<{ left: number; seconds: number }> {
  const [row] = await run(db, READ, { chave: keyOf(janela, value), agora });
  if (!row) return { left: janela.maximo, seconds: 0 };
  const left = Math.max(0, janela.maximo - row.falhas);
  return { left, seconds: left > 0 ? 0 : (row.bloqueado_ate.getTime() - agora.getTime()) / 1000 };
}

/**
 * Takes one from the budget of `value`.
 * @param db a transaction, when what is written with it must not stay without it
 * @returns the number taken with it
 * @throws 429 with the seconds until the used-up budget starts again
 */
export async function takeOrRefuse(db: Db, janela: Janela, value: string, agora: Date): Promise<number> {
  const taken = await takeOne(db, janela, value, agora);
  if (taken === null) throw errors.wait((await whatIsLeft(db, janela, value, agora)).seconds);
  return taken;
}

/**
 * How many were taken from the budget of `value`. It takes nothing.
 * @throws 429 as `takeOrRefuse` when none is left
 */
export async function takenOf(db: Db, janela: Janela, value: string, agora: Date): Promise<number> {
  const { left, seconds } = await whatIsLeft(db, janela, value, agora);
  if (left === 0) throw errors.wait(seconds);
  return janela.maximo - left;
}
