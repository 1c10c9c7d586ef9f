/** A search of answer keys as the address keeps it. Pure. */
import type { GabaritoFiltro } from '@luneta/api-client';
import type { GabaritosBusca } from '@luneta/api-client/gabaritos';
import { parseCalendarDay } from '@luneta/domain';

/** What the form holds; '' asks for nothing. */
export type Busca = { materia_id: string; season: string; data_inicio: string; data_fim: string };

const NAMES = ['materia_id', 'season', 'data_inicio', 'data_fim'] as const;

const whole = (text: string | null) => (text !== null && /^\d{1,10}$/u.test(text) ? text : '');
const day = (text: string | null) => (text === null ? '' : (parseCalendarDay(text) ?? ''));

/** Reads an address that anybody may have typed: what is no number and no day asks for nothing. */
export const buscaOf = (params: URLSearchParams): Busca => ({
  materia_id: whole(params.get('materia_id')),
  season: whole(params.get('season')),
  data_inicio: day(params.get('data_inicio')),
  data_fim: day(params.get('data_fim')),
});

export function paramsOf(busca: Busca): URLSearchParams {
  return new URLSearchParams(NAMES.flatMap((name) => (busca[name] === '' ? [] : [[name, busca[name]]])));
}

export const isEmpty = (busca: Busca) => NAMES.every((name) => busca[name] === '');

/** The query of the call: only what is asked. */
export function callOf({ materia_id, season, data_inicio, data_fim }: Busca): GabaritosBusca {
  return {
    ...(materia_id === '' ? {} : { materia_id: Number(materia_id) }),
    ...(season === '' ? {} : { season: Number(season) }),
    ...(data_inicio === '' ? {} : { data_inicio }),
    ...(data_fim === '' ? {} : { data_fim }),
  };
}

/** The cycles that can be chosen: those of the subject, or of any subject, ascending. */
export function ciclosOf(filtro: readonly GabaritoFiltro[], materia_id: string): number[] {
  const rows = filtro.filter((row) => materia_id === '' || String(row.materia_id) === materia_id);
  return [...new Set(rows.flatMap((row) => row.ciclo_numero_referencia))].sort((x, y) => x - y);
}
