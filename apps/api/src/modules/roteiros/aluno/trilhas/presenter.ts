/** Shapes of closed roadmaps in responses. */
import { sortTrilhas } from '@luneta/domain/trilha';
import type { components } from '@luneta/openapi';

import { iso } from '../../../../http/iso.ts';
import { progressoOf } from '../roteiro_estudos/presenter.ts';
import type { TrilhaRow } from '../roteiro_estudos/trilha-store.ts';

type Schemas = components['schemas'];

/** The order of TRL-4 in which they are returned. The screen offers others (decision 151). */
const NEWEST = 1;
const names = new Intl.Collator('pt-BR');

/** Cycles and subjects in which the student has a closed roadmap. */
export function presentFiltros(trilhas: readonly TrilhaRow[]): Schemas['TrilhaFiltros'] {
  const ciclos = new Set(trilhas.map(({ ciclo_numero_referencia }) => ciclo_numero_referencia));
  const materias = new Map(trilhas.map(({ materia_id, materia_nome }) => [materia_id, materia_nome]));
  return {
    ciclos: [...ciclos].toSorted((x, y) => x - y),
    materias: [...materias]
      .map(([materia_id, materia_nome]) => ({ materia_id, materia_nome }))
      .toSorted((x, y) => names.compare(x.materia_nome, y.materia_nome)),
  };
}

export function presentBusca(trilhas: readonly TrilhaRow[]): Schemas['TrilhaBusca'] {
  return {
    materias: sortTrilhas(
      trilhas.map((trilha) => ({
        materia_id: trilha.materia_id,
        tipo: trilha.tipo,
        data_fim: iso(trilha.data_fim),
        progresso: progressoOf(trilha),
        trilha_id: trilha.trilha_id,
        materia_nome: trilha.materia_nome,
        ciclo_numero_referencia: trilha.ciclo_numero_referencia,
      })),
      NEWEST,
    ),
  };
}
