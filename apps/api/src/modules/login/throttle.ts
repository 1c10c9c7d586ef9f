/**
 * Slows down guessing per account and, with a far higher limit, per address, because a whole school shares one address.
 * The counters are in the database: every process shares them, and they survive a crash.
 */
import { createHash } from 'node:crypto';

import type { Db } from '../../database/db.ts';
import { run, statement } from '../../database/statement.ts';
import { errors } from '../../http/errors.ts';

/** Wrong passwords before the first wait. */
export const FREE_FAILURES = 5;
export const FIRST_WAIT_SECONDS = 30;
export const LONGEST_WAIT_SECONDS = 900;
/** Failures of one address within one hour of the clock before it must wait too. */
export const ADDRESS_FREE_FAILURES = 500;
/**
 * Wait after each further failure of an address. It is never doubled, because a whole school waits with the person who
 * mistypes.
 */
export const ADDRESS_WAIT_SECONDS = 30;
const HOUR_MS = 3_600_000;
const FORGET_AFTER_SECONDS = 86_400;

type Row = { falhas: number; bloqueado_ate: Date };

/** Counts the try before it is checked, so that parallel guesses cannot all pass. Returns no row while blocked. */
const COUNT = statement<
  { chave: string; agora: Date; livres: number; primeira: number; maxima: number; esquecer: number },
  Row
>(
  'login_falha_contar',
  `insert into login_falha as f (chave, falhas, bloqueado_ate, atualizada_em) values (:chave, 1, :agora, :agora)
   on conflict (chave) do update set
     falhas = case when f.atualizada_em < :agora::timestamptz - make_interval(secs => :esquecer) then 1 else f.falhas + 1 end,
     bloqueado_ate = case when f.falhas + 1 < :livres or f.atualizada_em < :agora::timestamptz - make_interval(secs => :esquecer) then :agora
       else :agora::timestamptz + make_interval(secs => least(:maxima::float8, :primeira::float8 * power(2, least(f.falhas + 1 - :livres::int, 20)))) end,
     atualizada_em = :agora
   where f.bloqueado_ate <= :agora
   returning falhas, bloqueado_ate`,
  'global',
);
const BLOCKED_UNTIL = statement<{ chave: string }, Row>(
  'login_falha_ler',
  'select falhas, bloqueado_ate from login_falha where chave = :chave',
  'global',
);
const FORGET = statement<{ chave: string }, never>(
  'login_falha_esquecer',
  'delete from login_falha where chave = :chave',
  'global',
);

/** The counters: sign-ins of an account, sign-ins of an address, and tries of the current password inside a session. */
type Kind = 'conta' | 'ip' | 'senha';

const keyOf = (kind: Kind, value: string) => `${kind}:${createHash('sha256').update(value).digest('base64url')}`;

type Waits = { readonly livres: number; readonly maxima: number };
const OF_ACCOUNT: Waits = { livres: FREE_FAILURES, maxima: LONGEST_WAIT_SECONDS };
const OF_ADDRESS: Waits = { livres: ADDRESS_FREE_FAILURES, maxima: ADDRESS_WAIT_SECONDS };

async function count(db: Db, chave: string, agora: Date, { livres, maxima }: Waits): Promise<boolean> {
  const rows = await run(db, COUNT, {
    chave,
    agora,
    livres,
    primeira: FIRST_WAIT_SECONDS,
    maxima,
    esquecer: FORGET_AFTER_SECONDS,
  });
  return rows.length > 0;
}

async function secondsLeft(db: Db, chave: string, agora: Date): Promise<number> {
  const [row] = await run(db, BLOCKED_UNTIL, { chave });
  return row ? (row.bloqueado_ate.getTime() - agora.getTime()) / 1000 : 0;
}

/** Takes one try of `value`. @throws 429 with the seconds to wait */
export async function takeCount(db: Db, kind: Kind, value: string, agora: Date): Promise<void> {
  const chave = keyOf(kind, value);
  if (!(await count(db, chave, agora, OF_ACCOUNT))) throw errors.wait(await secondsLeft(db, chave, agora));
}

/** Resets the count of `value`. */
export async function forgetCount(db: Db, kind: Kind, value: string): Promise<void> {
  await run(db, FORGET, { chave: keyOf(kind, value) });
}

/**
 * One counter per account, whichever of its names was typed. An unknown name has its own counter, so that it gets the
 * same responses.
 */
export function counterOf(
  conta: { readonly escola_id: number; readonly pessoa_id: number } | null,
  login: string,
): string {
  return conta ? `pessoa:${conta.escola_id}/${conta.pessoa_id}` : `nome:${login}`;
}

/** The hour is part of the key, so that a few mistakes every hour never add up to a wait. */
const addressKey = (ip: string, agora: Date) => keyOf('ip', `${ip} ${Math.floor(agora.getTime() / HOUR_MS)}`);

/** Takes one try of the account. @throws 429 with the seconds to wait, for known and unknown accounts */
export async function takeTry(db: Db, counter: string, ip: string, agora: Date): Promise<void> {
  const address = await secondsLeft(db, addressKey(ip, agora), agora);
  if (address > 0) throw errors.wait(address);
  await takeCount(db, 'conta', counter, agora);
}

/** Resets the account's count after a right password. */
export function forgetTries(db: Db, counter: string): Promise<void> {
  return forgetCount(db, 'conta', counter);
}

/** Counts a wrong password for the address too. */
export async function countAddress(db: Db, ip: string, agora: Date): Promise<void> {
  await count(db, addressKey(ip, agora), agora, OF_ADDRESS);
}
