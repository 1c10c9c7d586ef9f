/** What a page may take, and how the versions write theirs down. */
/** The goals of a page: ms of the largest picture, requests before it, shift, blocking ms. */
export type Limits = {
  readonly cold: number;
  readonly next: number;
  readonly requests: number;
  readonly shift: number;
  readonly blocking: number;
};

/** A page as each version lists it: an address below the app. */
export type PlaceRow = {
  readonly name: string;
  readonly path: string;
  readonly usable: string;
  readonly limits?: Limits;
};

export const SIGNED_IN: Limits = { cold: 1700, next: 1000, requests: 12, shift: 0.02, blocking: 150 };
export const LOGIN_LIMITS: Limits = { ...SIGNED_IN, cold: 700 };

/** What is there first on every screen, and where an answer can be given. */
export const TITLE = '#app h1';
export const OPTION = '#app input[type="radio"], #app [role="radio"]';
