import { isUuidPart, tipoAvaliacaoOf, tipoTrilhaOf, type Place, type TipoAvaliacao } from '@luneta/domain';

import type { Params } from '../router/route.ts';
import { idOf, UnknownAddress, uuidOf } from '../routing/id-of.ts';

/** The kind of roadmap that an address names, in any of its spellings. */
function tipoOf(params: Params): TipoAvaliacao {
  const tipo = tipoTrilhaOf(params['tipo'] ?? '');
  if (tipo === null) throw new UnknownAddress('tipo');
  return tipoAvaliacaoOf(tipo);
}

/**
 * The parts of an address.
 * @throws 404, which the route's error page shows, when one is not what it should be
 */
export function placeOf<Address extends string>(address: Address, params: Params): Place<Address>;
export function placeOf(address: string, params: Params): Record<string, number | string> {
  const names = [...address.matchAll(/:(\w+)/gu)].map(([, name = '']) => name);
  const partOf = (name: string) =>
    name === 'tipo' ? tipoOf(params) : isUuidPart(name) ? uuidOf(params, name) : idOf(params, name);
  return Object.fromEntries(names.map((name) => [name, partOf(name)]));
}
