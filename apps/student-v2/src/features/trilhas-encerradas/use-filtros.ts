/**
 * The four choices of the search, kept in the browser while this student is signed in (S1 §3). Cycle and subject that were
 * searched for stand in the address, so that the results come back with it.
 */
import type { TrilhaFiltros } from '@luneta/api-client';
import { useServices } from '@luneta/app-shell';
import { FILTER_ALL, restoreFiltro, TRILHA_ORDENS, type TrilhaOrdem, type TrilhaTipo } from '@luneta/domain';
import { useState } from 'react';
import { useSearchParams } from '@luneta/app-shell/router';

const KEYS = { ciclo: 'filtro_ciclo', materia: 'filtro_materia', tipo: 'filtro_tipo', ordem: 'filtro_ordem' } as const;
type Filtro = keyof typeof KEYS;

export const TIPOS: readonly (TrilhaTipo | typeof FILTER_ALL)[] = [FILTER_ALL, 1, 2];

export function useFiltros({ ciclos, materias }: TrilhaFiltros) {
  const { session } = useServices();
  const [params, setParams] = useSearchParams();
  const saved = (name: Filtro) => {
    const text = session.note(KEYS[name]);
    return text === null ? null : Number(text);
  };
  const offered = { ciclo: ciclos, materia: materias.map(({ materia_id }) => materia_id), tipo: TIPOS };
  const [values, setValues] = useState(() => ({
    ciclo: restoreFiltro(saved('ciclo'), offered.ciclo),
    materia: restoreFiltro(saved('materia'), offered.materia),
    tipo: restoreFiltro(saved('tipo'), offered.tipo),
    ordem: saved('ordem') ?? 1,
  }));
  const asked = (name: 'ciclo' | 'materia') => {
    const text = params.get(name);
    const value = text === null ? FILTER_ALL : restoreFiltro(Number(text), offered[name]);
    return value === FILTER_ALL ? null : value;
  };
  return {
    ciclo: values.ciclo,
    materia: values.materia,
    tipo: TIPOS.find((tipo) => tipo === values.tipo) ?? FILTER_ALL,
    ordem: TRILHA_ORDENS.find((ordem): ordem is TrilhaOrdem => ordem === values.ordem) ?? 1,
    choose: (name: Filtro, value: number) => {
      session.setNote(KEYS[name], String(value));
      setValues((old) => ({ ...old, [name]: value }));
    },
    /** What was searched for; null before a search. */
    searched:
      params.has('ciclo') || params.has('materia')
        ? { ciclo_numero_referencia: asked('ciclo'), materia_id: asked('materia') }
        : null,
    search: (ciclo: number, materia: number) => setParams({ ciclo: String(ciclo), materia: String(materia) }),
  };
}
