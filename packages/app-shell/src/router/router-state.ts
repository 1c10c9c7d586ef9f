/** What a router says, and what is asked of it. */
import type { ComponentType, ReactNode } from 'react';

import type { Location, To } from './location.ts';
import type { Params, Route } from './route.ts';

/** How one came to a place: Back or Forward (or a first page), a new step, or one instead of another. */
export type Action = 'POP' | 'PUSH' | 'REPLACE';

export type Match = {
  readonly route: Route;
  readonly Component: ComponentType | undefined;
  readonly instead: ReactNode;
};
export type Failure = { readonly value: unknown; readonly shownBy: Route | undefined };
/** A move that waits for a person's word. */
export type Held = { readonly by: string; readonly proceed: () => void; readonly reset: () => void };

export type RouterState = {
  readonly location: Location;
  readonly action: Action;
  /** Outermost first. */
  readonly matches: readonly Match[];
  readonly params: Params;
  readonly failure: Failure | null;
  /** The first place stands. */
  readonly initialized: boolean;
  /** Where it is moving to. */
  readonly going: Location | null;
  readonly held: Held | null;
  /** The page stays where it is on the screen. */
  readonly keepsScroll: boolean;
};

export type Move = {
  readonly replace?: boolean;
  readonly state?: unknown;
  /** The page stays where it is on the screen. */
  readonly preventScrollReset?: boolean;
};

/** Whether a move must wait for a person's word. */
export type Ask = (move: {
  readonly currentLocation: Location;
  readonly nextLocation: Location;
  readonly historyAction: Action;
}) => boolean;

export type Router = {
  readonly state: RouterState;
  readonly subscribe: (hear: (state: RouterState) => void) => () => void;
  /** Goes to an address, or steps back and forth. Resolves when a move to an address has ended. */
  readonly navigate: (to: To | number, move?: Move) => Promise<void>;
  /** Asks before each move; of several who ask, the last is heard. */
  readonly block: (name: string, ask: Ask) => () => void;
  /** Ends it: it neither hears of moves nor ends one that is under way. */
  readonly dispose: () => void;
};
