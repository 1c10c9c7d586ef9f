/** Addresses as they are written in `rotas.ts` (`/resultados/:turma_avaliacao_id`): their parts, as types, and links to them. */
import type { TipoAvaliacao } from './adaptada.ts';
import type { Pattern } from './rota-pattern.ts';

/** Addresses by the name of their screen. */
export type Addresses = Readonly<Record<string, string>>;

/** Parts that are UUIDs, by their names; every other one but the kind is a number. */
const UUIDS = ['importacao_id', 'rascunho_id'] as const;

type Part<Name extends string> = Name extends 'tipo'
  ? TipoAvaliacao
  : Name extends (typeof UUIDS)[number]
    ? string
    : number;
type Names<Address extends string> = Address extends `${string}:${infer Name}/${infer Rest}`
  ? [Name, ...Names<`/${Rest}`>]
  : Address extends `${string}:${infer Name}`
    ? [Name]
    : [];
type Parts<List extends readonly string[]> = { readonly [N in keyof List]: Part<List[N]> };

/** What an address names, by its parts. */
export type Place<Address extends string> = { readonly [Name in Names<Address>[number]]: Part<Name> };

/** A link to each address: a text, or a function of its parts in their order. */
export type Paths<All extends Addresses> = {
  readonly [Name in keyof All]: Names<All[Name]> extends [] ? All[Name] : (...parts: Parts<Names<All[Name]>>) => string;
};

/** What an address calls each kind; the server knows both spellings (S2 §2.1, §2.3). */
export const TIPO_SEGMENT: Readonly<Record<TipoAvaliacao, string>> = {
  RoteiroEstudo: 'roteiro_estudos',
  PlanoAcao: 'plano_acoes',
};

const NAMED = /:\w+/gu;

/** Whether a part of an address is a UUID. */
export const isUuidPart = (name: string): boolean => UUIDS.some((uuid) => uuid === name);

const isTipo = (part: string | number): part is TipoAvaliacao => Object.hasOwn(TIPO_SEGMENT, part);

/** Links to these addresses. */
export function pathsOf<All extends Addresses>(addresses: All): Paths<All>;
export function pathsOf(addresses: Addresses): unknown {
  const entries = Object.entries(addresses).map(([name, address]) => {
    if (!address.includes(':')) return [name, address] as const;
    const path = (...parts: (number | string)[]) => {
      let n = 0;
      return address.replaceAll(NAMED, () => {
        const part = parts[n++] ?? '';
        return isTipo(part) ? TIPO_SEGMENT[part] : String(part);
      });
    };
    return [name, path] as const;
  });
  return Object.fromEntries(entries);
}

/** The same addresses as patterns. */
export const patternsOf = (addresses: Addresses): readonly Pattern[] =>
  Object.values(addresses).map((address) => address.replaceAll(NAMED, (name) => (name === ':tipo' ? '@' : '#')));
