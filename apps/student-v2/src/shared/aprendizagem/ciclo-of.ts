import type { AprendizagemCiclo } from '@luneta/api-client/aprendizagem';

/** The cycle in an address; null, the newest with data, for anything that is none. */
export function cicloOf(search: URLSearchParams): AprendizagemCiclo {
  const text = search.get('ciclo') ?? '';
  return /^[1-9]\d?$/u.test(text) ? Number(text) : null;
}
