/** Turns the phases of a roadmap into what its list shows. Pure. */
import type { RoteiroFaseDisponivel, RoteiroMateria } from '@luneta/api-client';
import { faseEstados, filterByChance, type ChanceFiltro, type TrilhaFaseEstado } from '@luneta/domain';

export type FaseStep = {
  readonly fase: RoteiroFaseDisponivel;
  /** Place in the whole roadmap, from 1, whatever is shown. */
  readonly numero: number;
  readonly estado: TrilhaFaseEstado;
  readonly estrelas: 0 | 1 | 2 | 3;
};

const STARS = [0, 1, 2, 3] as const;

/** The phases of one level, each with its place and state in the whole roadmap. */
export function faseSteps({ fases_disponiveis, trilha_aberta }: RoteiroMateria, chance: ChanceFiltro): FaseStep[] {
  const estados = faseEstados(fases_disponiveis, trilha_aberta);
  const shown = new Set(filterByChance(fases_disponiveis, chance));
  return fases_disponiveis.flatMap((fase, i) => {
    const estrelas = STARS.find((n) => n === fase.qtde_estrelas) ?? 0;
    return shown.has(fase) ? [{ fase, numero: i + 1, estado: estados[i] ?? 'aberta', estrelas }] : [];
  });
}

/** Every question of the exam that some phase prepares, once, in the order of the exam. */
export function estimates(fases: readonly RoteiroFaseDisponivel[]) {
  const byNumber = new Map(fases.flatMap(({ questoes_prova }) => questoes_prova.map((one) => [one.numero, one])));
  return [...byNumber.values()].sort((a, b) => a.numero - b.numero);
}
