/**
 * Slows down guessing per account; `endereco.ts` does so per address. The counters are in the database: every process shares
 * them, and they survive a crash.
 */
import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import type { Db } from '../../../database/db.ts';
import { run, statement } from '../../../database/statement.ts';
import { tenant } from '../../../database/tenant.ts';
import { errors } from '../../../http/errors.ts';
import { devicesOf } from './aparelho.ts';
import { inLine } from './em-fila.ts';

/** Wrong passwords before the first wait. */
export const FREE_FAILURES = 5;
export const FIRST_WAIT_SECONDS = 30;
export const LONGEST_WAIT_SECONDS = 900;
const FORGET_AFTER_SECONDS = 86_400;
/** A password is checked within this time, or its process has died. */
const CHECK_SECONDS = 30;
/** A try that waits for others looks every 50 ms, for 20 s at most. */
const LOOK_MS = 50;
const MAX_LOOKUPS = 400;

type Row = { falhas: number; bloqueado_ate: Date; em_exame: string[]; atualizada_em: Date };

/** Counts the try before it is checked, so that parallel guesses cannot all pass. Returns no row while blocked. */
const COUNT = statement<
  {
    chave: string;
    tentativa: string;
    agora: Date;
    livres: number;
    primeira: number;
    maxima: number;
    esquecer: number;
  },
  { falhas: number }
>(
  'save_login_falha',
  `insert into login_falha as f (chave, falhas, bloqueado_ate, atualizada_em, em_exame)
   values (:chave, 1, :agora, :agora, array[:tentativa::text])
   on conflict (chave) do update set
     falhas = case when f.atualizada_em < :agora::timestamptz - make_interval(secs => :esquecer) then 1 else f.falhas + 1 end,
     bloqueado_ate = case when f.falhas + 1 < :livres or f.atualizada_em < :agora::timestamptz - make_interval(secs => :esquecer) then :agora
       else :agora::timestamptz + make_interval(secs => least(:maxima::float8, :primeira::float8 * power(2, least(f.falhas + 1 - :livres::int, 20)))) end,
     atualizada_em = :agora,
     em_exame = case when f.atualizada_em < :agora::timestamptz - make_interval(secs => ${CHECK_SECONDS}) then array[:tentativa::text]
       else f.em_exame || :tentativa::text end
   where f.bloqueado_ate <= :agora
   returning falhas`,
  'global',
);
const READ = statement<{ chave: string }, Row>(
  'find_login_falha',
  'select falhas, bloqueado_ate, em_exame, atualizada_em from login_falha where chave = :chave',
  'global',
);
/** The try was wrong: it stays counted. */
const SETTLE = statement<{ chave: string; tentativa: string }, never>(
  'settle_login_falha',
  'update login_falha set em_exame = array_remove(em_exame, :tentativa::text) where chave = :chave',
  'global',
);
const FORGET = statement<{ chaves: readonly string[] }, never>(
  'forget_login_falha',
  'delete from login_falha where chave = any(:chaves::text[])',
  'global',
);

/**
 * The counters: sign-ins of an account, its sign-ins on a device where it was signed in on before (decision 213), and tries
 * of the current password inside a session, and of the codes of a two-step sign-in, wherever they are typed.
 */
type Kind = 'conta' | 'aparelho' | 'senha' | 'codigo';

const keyOf = (kind: Kind, value: string) => `${kind}:${createHash('sha256').update(value).digest('base64url')}`;

const LIMITS = {
  livres: FREE_FAILURES,
  primeira: FIRST_WAIT_SECONDS,
  maxima: LONGEST_WAIT_SECONDS,
  esquecer: FORGET_AFTER_SECONDS,
};

/** Returns how many there are with this one; null while blocked. */
async function count(db: Db, chave: string, tentativa: string, agora: Date): Promise<number | null> {
  const [row] = await run(db, COUNT, { chave, tentativa, agora, ...LIMITS });
  return row?.falhas ?? null;
}

const secondsUntil = (row: Row | undefined, agora: Date) =>
  row ? (row.bloqueado_ate.getTime() - agora.getTime()) / 1000 : 0;

async function readRow(db: Db, chave: string): Promise<Row | undefined> {
  const [row] = await run(db, READ, { chave });
  return row;
}

/** Whether a try that may turn out right is being checked. One whose process died counts no longer. */
const isBusy = ({ em_exame, atualizada_em }: Row, agora: Date) =>
  em_exame.length > 0 && atualizada_em.getTime() > agora.getTime() - CHECK_SECONDS * 1000;

/**
 * Takes one try. While others are checked it waits for them: a right one among them sets the count back, so that this one is
 * not refused for it (decision 197).
 * @returns the number of tries with this one
 * @throws 429 with the seconds to wait
 */
async function take(db: Db, chave: string, tentativa: string, agora: Date): Promise<number> {
  const first = await count(db, chave, tentativa, agora);
  if (first !== null) return first;
  return inLine(chave, async () => {
    for (let look = 0; ; look += 1) {
      const counted = await count(db, chave, tentativa, agora);
      if (counted !== null) return counted;
      const row = await readRow(db, chave);
      if (row && (look >= MAX_LOOKUPS || !isBusy(row, agora))) throw errors.wait(secondsUntil(row, agora));
      await wait(LOOK_MS);
    }
  });
}

/**
 * The wrong tries of `value` so far.
 * @throws 429 with the seconds to wait while it is blocked, unless a try that may turn out right is being checked
 */
export async function assertOpen(db: Db, kind: Kind, value: string, agora: Date): Promise<number> {
  const row = await readRow(db, keyOf(kind, value));
  if (!row) return 0;
  const seconds = secondsUntil(row, agora);
  if (seconds > 0 && !isBusy(row, agora)) throw errors.wait(seconds);
  return row.falhas;
}

/**
 * Checks one password of `value`. The try is counted before, and a right one sets the count back.
 * @param check is told the number of tries with this one
 * @returns what `check` returns
 * @throws 429 with the seconds to wait, without checking
 */
export async function checkTry(
  db: Db,
  kind: Kind,
  value: string,
  agora: Date,
  check: (tries: number) => Promise<boolean>,
): Promise<boolean> {
  const [chave, tentativa] = [keyOf(kind, value), randomUUID()];
  const tries = await take(db, chave, tentativa, agora);
  let right = false;
  try {
    right = await check(tries);
  } finally {
    await (right ? run(db, FORGET, { chaves: [chave] }) : run(db, SETTLE, { chave, tentativa }));
  }
  return right;
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

/**
 * The key of the sign-in counter of a person, in SQL: what `keyOf` and `counterOf` make of the ids.
 * @param escola column of the school
 * @param pessoa column of the person
 */
export const CONTA_KEY = (escola: string, pessoa: string): string =>
  `'conta:' || rtrim(translate(encode(sha256(convert_to('pessoa:' || ${escola} || '/' || ${pessoa}, 'UTF8')), 'base64'), '+/', '-_'), '=')`;

/** One counter per account and device. */
export const deviceCounterOf = (conta: string, token_hash: string): string => `${conta} ${token_hash}`;

/** One counter of the current password per person, whichever session is open. */
export const senhaCounterOf = (pessoa: { readonly escola_id: number; readonly pessoa_id: number }): string =>
  `${pessoa.escola_id}/${pessoa.pessoa_id}`;

/** Resets the counters of these people: a reset or a recovery ends a lock-out (decision 197). */
export async function forgetPessoas(
  db: Db,
  pessoas: readonly { readonly escola_id: number; readonly pessoa_id: number }[],
): Promise<void> {
  const devices = await Promise.all(
    [...new Set(pessoas.map(({ escola_id }) => escola_id))].map((escola_id) =>
      devicesOf(
        tenant(db, escola_id),
        pessoas.filter((one) => one.escola_id === escola_id).map(({ pessoa_id }) => pessoa_id),
      ),
    ),
  );
  const chaves = [
    ...pessoas.flatMap((pessoa) => [keyOf('conta', counterOf(pessoa, '')), keyOf('senha', senhaCounterOf(pessoa))]),
    ...devices.flat().map((one) => keyOf('aparelho', deviceCounterOf(counterOf(one, ''), one.token_hash))),
  ];
  await run(db, FORGET, { chaves });
}

/** Resets the counter of codes: whoever lost the app and guessed may try again once it was reset by an admin. */
export async function forgetCodigos(
  db: Db,
  pessoa: { readonly escola_id: number; readonly pessoa_id: number },
): Promise<void> {
  await run(db, FORGET, { chaves: [keyOf('codigo', senhaCounterOf(pessoa))] });
}

/** Until when sign-in of this person is refused after wrong passwords; null when it is not. */
export async function lockOf(
  db: Db,
  pessoa: { readonly escola_id: number; readonly pessoa_id: number },
  agora: Date,
): Promise<Date | null> {
  const row = await readRow(db, keyOf('conta', counterOf(pessoa, '')));
  return row && row.bloqueado_ate > agora ? row.bloqueado_ate : null;
}
