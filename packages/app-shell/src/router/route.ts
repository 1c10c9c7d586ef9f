/** The routes of an app, as its table of screens and its tests write them. */
import type { ComponentType, ReactNode } from 'react';

import type { Location } from './location.ts';

/** Named parts of an address. */
export type Params = Readonly<Record<string, string | undefined>>;

/** Where a move leads. */
export type Going = { readonly location: Location; readonly params: Params };

export type Route = {
  /** Below that of its parent: words, `:name` for a part, `*` at its end for any rest. */
  readonly path?: string;
  /** Exactly where its parent stands. */
  readonly index?: boolean;
  readonly element?: ReactNode;
  readonly Component?: ComponentType;
  /** Its component, as soon as somebody goes there. */
  readonly lazy?: () => Promise<ComponentType>;
  /** Runs at each move to it, beside `lazy`. */
  readonly loader?: (going: Going) => Outcome | Promise<Outcome>;
  /** Shown instead of it when it, or a route inside it, fails. */
  readonly errorElement?: ReactNode;
  /** What others may know of it (`useMatches`). */
  readonly handle?: unknown;
  readonly children?: readonly Route[];
};

/** What a loader says: nothing, that the move leads elsewhere, or what stands there instead of the route. */
export type Outcome = undefined | { readonly redirect: string } | { readonly instead: ReactNode };
