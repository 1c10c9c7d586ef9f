import type { Params } from '../router/route.ts';

/** The route's error page shows that nothing is there. */
export class UnknownAddress extends Error {
  readonly status = 404;
}

/**
 * An id of an address. Anything but a positive whole number is an unknown address.
 * @throws 404, which the route's error page shows.
 */
export function idOf(params: Params, name: string): number {
  const text = params[name] ?? '';
  const id = Number(text);
  if (!/^\d{1,10}$/.test(text) || id < 1) throw new UnknownAddress(name);
  return id;
}

/**
 * A UUID of an address. Anything else is an unknown address.
 * @throws 404, which the route's error page shows.
 */
export function uuidOf(params: Params, name: string): string {
  const text = params[name] ?? '';
  if (!/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u.test(text)) throw new UnknownAddress(name);
  return text;
}

/** The day of an exam that an address names, as both student apps write it. */
export const provaPlaceOf = (params: Params) => ({
  turma_avaliacao_id: idOf(params, 'turma_avaliacao_id'),
  dia_prova: idOf(params, 'dia_prova'),
});
