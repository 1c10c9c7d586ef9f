/** Addresses of the three deployments, and of the API, of the server that a journey runs on. */

export type Origins = { readonly api: string; readonly v1: string; readonly v2: string; readonly staff: string };

/** `baseURL` is version 2's, third of four ports in a row (README of the repository, `LUNETA_PORT`). */
export function origins(baseURL: string | undefined): Origins {
  const at = (offset: number) => {
    const url = new URL(baseURL ?? '');
    url.port = String(Number(url.port) + offset);
    return url.origin;
  };
  return { api: at(-2), v1: at(-1), v2: at(0), staff: at(1) };
}
