/** Kinds of settings: how a value is written, and how it is read. They know names and formats, not what a value is used for. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

import { isBlockedByBrowsers } from './config-ports.ts';

export type Env = Readonly<Record<string, string | undefined>>;

/** What stands in docs/environment.md beside the name. */
export interface About {
  readonly what: string;
  /** `server`: `luneta serve` only. Otherwise which commands. */
  readonly readBy: string;
  /** Where no value of its own says it. */
  readonly default?: string;
  readonly unit?: string;
}

export interface Setting<T> extends About {
  readonly name: string;
  readonly type: string;
  /** @throws an Error that names the variable and says what to do. An empty value is none. */
  readonly read: (env: Env) => T;
}

type Optional<T> = Setting<T | undefined>;

const setting = <T>(name: string, type: string, parse: (raw: string) => T, about: About): Optional<T> => ({
  name,
  type,
  ...about,
  read: (env) => {
    const raw = env[name];
    return raw === undefined || raw === '' ? undefined : parse(raw);
  },
});

/** The same setting with a value where none is set. */
export const or = <T extends string | number>(fallback: T, optional: Optional<T>): Setting<T> => ({
  ...optional,
  default: String(fallback),
  read: (env) => optional.read(env) ?? fallback,
});

export const text = (name: string, about: About, type = 'text'): Optional<string> =>
  setting(name, type, (raw) => raw, about);

/** On with 1 only. */
export function on(name: string, about: About): Setting<boolean> {
  const flag = setting(name, '1', (raw) => raw === '1', about);
  return { ...flag, read: (env) => flag.read(env) ?? false };
}

/** Off with 0 only. */
export function off(name: string, about: About): Setting<boolean> {
  const flag = setting(name, '0 or 1', (raw) => raw !== '0', about);
  return { ...flag, default: '1', read: (env) => flag.read(env) ?? true };
}

export function integer(name: string, max: number, about: About): Optional<number> {
  const parse = (raw: string) => {
    const value = Number(raw);
    if (!Number.isInteger(value) || value < 0 || value > max)
      throw new Error(`${name}=${raw} is not a whole number from 0 to ${max}. Correct it or unset it.`);
    return value;
  };
  return setting(name, `whole number, 0 to ${max.toLocaleString('en')}`, parse, about);
}

/** The first of four ports in a row, none of which browsers refuse to open. */
export function firstPort(name: string, about: About): Optional<number> {
  const whole = integer(name, 65_532, about);
  const read = (env: Env) => {
    const first = whole.read(env);
    if (first === undefined || first === 0) return first;
    const blocked = [first, first + 1, first + 2, first + 3].find(isBlockedByBrowsers);
    if (blocked === undefined) return first;
    throw new Error(
      `${name}=${first} would serve at port ${blocked}, which browsers refuse to open. Choose another first port (four in a row are used).`,
    );
  };
  return { ...whole, read };
}

/** @param otherwise what to do instead of correcting it */
export const secret = (name: string, least: number, otherwise: string, about: About): Optional<string> =>
  setting(
    name,
    `secret, at least ${least} characters`,
    (raw) => {
      if (raw.length < least) throw new Error(`${name} needs at least ${least} characters${otherwise}.`);
      return raw;
    },
    about,
  );

/** `says`: what the value has to be, after the name. The value itself is printed only by what `says` makes of it. */
export const matching = (
  name: string,
  type: string,
  fits: (raw: string) => boolean,
  says: (raw: string) => string,
  about: About,
): Optional<string> =>
  setting(
    name,
    type,
    (raw) => {
      if (!fits(raw)) throw new Error(says(raw));
      return raw;
    },
    about,
  );

export const origin = (name: string, about: About): Optional<string> =>
  setting(
    name,
    'origin',
    (raw) => {
      if (!URL.canParse(raw) || new URL(raw).origin !== raw.replace(/\/$/, ''))
        throw new Error(`${name}=${raw} is not an origin such as https://aluno.escola.br. Correct it or unset it.`);
      return new URL(raw).origin;
    },
    about,
  );

export function list(name: string, about: About): Setting<readonly string[]> {
  const split = (raw: string) =>
    raw
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean);
  const optional = setting(name, 'addresses, by commas', split, about);
  return { ...optional, read: (env) => optional.read(env) ?? [] };
}

export const path = (name: string, type: string, about: About): Optional<string> =>
  setting(name, type, (raw) => resolve(raw), about);

/** @throws when there is no such file */
export function existing(name: string, value: string): string {
  const file = resolve(value);
  if (!existsSync(file)) throw new Error(`${name}=${value}: there is no such file. Correct it or unset it.`);
  return file;
}
