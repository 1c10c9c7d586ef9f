/**
 * The table of an app's screens: one row a screen. Router, loaders, the calls that the page itself starts and what is painted
 * before the code is here are derived from it. The build reads it too, so that a table imports no screen and nothing that
 * needs a browser.
 */
import type { Api } from '@luneta/api-client';
import type { StoredSession } from '@luneta/auth';
import type { Addresses, Place } from '@luneta/domain';
import { createElement, useMemo, type ComponentType } from 'react';

import { useParams } from '../router/hooks.ts';
import type { Params } from '../router/route.ts';
import { placeOf } from './place-of.ts';

/** The shapes of the design system's `LoadingLayout`. */
export type Frame = 'areas' | 'cards' | 'results' | 'quiz' | 'question' | 'table';

/** Options of a query (`queryOptions`), as far as the table looks at them. */
export type Query = { readonly queryKey: readonly unknown[]; readonly queryFn?: unknown };

/** What the queries of a screen are made from: the parts of its address, and who asks. */
export type Asking<Address extends string> = Place<Address> & {
  readonly api: Api;
  readonly search: URLSearchParams;
  readonly session: StoredSession;
  /** The active student. */
  readonly turma_aluno_id: number;
};

/** A call that waits for the answer of another, one of the row's queries. */
export type Follow = FollowById | FollowWhen;

/** Its id stands in that answer: in one part of it, or in a row of a list. */
export type FollowById = {
  readonly after: Query;
  /** The part of the answer, or the list. */
  readonly part: string;
  /** Of a list: the field that tells the row, and what it has there: the last part of the address, or nothing, of which it is the first row. */
  readonly row?: { readonly by: string; readonly at: number | null };
  /** The field with the id. */
  readonly id: string;
  readonly query: (id: number) => Query;
};

/** It may be made when that answer says so. The page does not wait: it keeps what comes for itself. */
export type FollowWhen = {
  readonly after: Query;
  readonly when: Readonly<Record<string, string>>;
  readonly query: Query;
};

export type Screen<Address extends string, Layout extends string> = {
  /** Its code, and what it imports: a literal `import('./…')`, which the build reads. */
  readonly load: () => Promise<ComponentType<Place<Address>>>;
  /** The heading, as long as nothing better is known. */
  readonly title: string;
  /** What is painted under it before the code is here. */
  readonly frame: Frame;
  /** An inner page: the title stands in the bar at its top, and may become that of its data. */
  readonly inner?: true;
  /** The address of its section in the navigation, when its own is not below it. */
  readonly section?: string;
  /** The theme of a scene; that of the app unless said. */
  readonly tema?: (place: Place<Address>) => 'claro' | 'roteiro' | 'plano';
  /** The layout around it; none for a screen that has the whole page. */
  readonly inside?: Layout;
  /** The calls that it needs first. They start with the fetching of its code; its component reads the same options. */
  readonly queries?: (place: Asking<Address>) => readonly Query[];
  readonly follow?: (place: Asking<Address>) => Follow;
  /** Calls that only the page starts: when a screen makes them is for itself to say. */
  readonly ahead?: (place: Asking<Address>) => readonly Query[];
  /** Drawings of the design system that are the largest picture, by their names. */
  readonly drawings?: readonly string[];
  /** Answers wait on the device until the server has them: a page that does not load there says so (decision 94). */
  readonly keepsAnswers?: true;
  /** Nobody needs to be signed in. */
  readonly open?: true;
  /** Other parts of the address are another page, which keeps nothing of this one. */
  readonly keyed?: true;
};

/** What stands around several screens, with an `Outlet` for them. */
export type Layout = { readonly load: () => Promise<ComponentType>; readonly keepsAnswers?: true };

/** A row whose parts are read from the address. */
export type ScreenRow = Pick<
  Screen<string, string>,
  'title' | 'frame' | 'inner' | 'inside' | 'section' | 'drawings' | 'keepsAnswers' | 'open'
> & {
  readonly name: string;
  readonly address: string;
  /** As it stands in the table. */
  readonly load: () => Promise<unknown>;
  /** The screen, with its parts from the address. */
  readonly component: () => Promise<ComponentType>;
  readonly tema: ((params: Params) => 'claro' | 'roteiro' | 'plano') | undefined;
  readonly queries: (at: At) => readonly Query[];
  readonly ahead: (at: At) => readonly Query[];
  readonly follow: ((at: At) => Follow) | undefined;
};

type At = Asking<'/'> & { readonly params: Params };

export type Screens = {
  readonly rows: readonly ScreenRow[];
  readonly layouts: Readonly<Record<string, Layout>>;
};

function rowOf<Address extends string, Layout extends string>(
  name: string,
  address: Address,
  { load, tema, queries, ahead, follow, keyed, ...rest }: Screen<Address, Layout>,
): ScreenRow {
  const at = ({ params, ...asking }: At): Asking<Address> => ({ ...asking, ...placeOf(address, params) });
  return {
    ...rest,
    name,
    address,
    load,
    component: async () => {
      const Screen = await load();
      return function Placed() {
        const params = useParams();
        // The same element for the same place: what the screen gets stays the same object.
        return useMemo(() => {
          const place = placeOf(address, params);
          return createElement(Screen, { ...place, ...(keyed && { key: Object.values(place).join('/') }) });
        }, [params]);
      };
    },
    tema: tema && ((params) => tema(placeOf(address, params))),
    queries: (given) => queries?.(at(given)) ?? [],
    ahead: (given) => ahead?.(at(given)) ?? [],
    follow: follow && ((given) => follow(at(given))),
  };
}

/** Makes the table: a row for each address, and the layouts that rows stand inside of. */
export function screensOf<const All extends Addresses, const Layouts extends Readonly<Record<string, Layout>>>(
  addresses: All,
  layouts: Layouts,
  rows: { readonly [Name in keyof All]: Screen<All[Name], keyof Layouts & string> },
): Screens {
  const row = (name: keyof All & string) => rowOf(name, addresses[name], rows[name]);
  return { layouts, rows: Object.keys(addresses).map(row) };
}
