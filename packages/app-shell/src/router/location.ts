/** Places of the app: what stands in the address bar, and where a link leads from there. */
export type Path = { readonly pathname: string; readonly search: string; readonly hash: string };

export type Location = Path & {
  /** What the step carries; it survives a reload. */
  readonly state: unknown;
  /** One for each step; `default` for the first of a visit. */
  readonly key: string;
};

/** An address of the app, or its parts. */
export type To = string | Partial<Path>;

/** An address as a text. */
export const createPath = ({ pathname = '', search = '', hash = '' }: Partial<Path>): string =>
  pathname + search + hash;

/** Where `to` leads from `from`: an address of the app, or `?…` for other parameters of the same page. */
export function resolve(to: To, from: Path): Path {
  const { pathname, search, hash } = new URL(
    typeof to === 'string' ? to : createPath(to),
    `http://app.invalid${createPath(from)}`,
  );
  return { pathname, search, hash };
}

/** A step of its own. */
export const stepTo = (path: Path, state: unknown): Location => ({
  ...path,
  state,
  key: Math.random().toString(36).slice(2, 10),
});
