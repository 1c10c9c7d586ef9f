/** In which order the home of version 1 shows roadmaps, which area it opens, and the next thing to do. */
import { isBossEncerrado } from './boss-fim.ts';
import type { StatusBoss } from './boss.ts';

/** What the order of a roadmap follows from. */
export type AdaptadaNaOrdem = {
  readonly encerrado: boolean;
  /** Planned date; null without one. */
  readonly data_aplicacao: string | null;
  readonly data_fim: string;
  readonly qtde_fases: number;
  readonly qtde_fases_concluidas: number;
  readonly status_boss: StatusBoss | null;
};

/** Every phase has a star, and no Boss waits. */
const isFeita = ({ qtde_fases, qtde_fases_concluidas, status_boss }: AdaptadaNaOrdem): boolean =>
  qtde_fases_concluidas >= qtde_fases && (status_boss === null || isBossEncerrado(status_boss));

const rankOf = (one: AdaptadaNaOrdem): number => (one.encerrado ? 2 : isFeita(one) ? 1 : 0);
const dateOf = ({ data_aplicacao, data_fim }: AdaptadaNaOrdem): number => Date.parse(data_aplicacao ?? data_fim);

/** Open and unfinished ones by the nearest date, then open and finished ones, then those that are over. [ADA-7] D 218 */
export function sortAdaptadas<A extends AdaptadaNaOrdem>(avaliacoes: readonly A[]): A[] {
  return [...avaliacoes].sort((a, b) => rankOf(a) - rankOf(b) || (rankOf(a) === 0 ? dateOf(a) - dateOf(b) : 0));
}

/** An area with its roadmaps. */
export type AreaNaOrdem = { readonly area_conhecimento_id: number; readonly avaliacoes: readonly AdaptadaNaOrdem[] };

/** The area to show: the one chosen before, else that of the first card of all, else the first; null without areas. [ADA-8] D 218 */
export function areaExibida<A extends AreaNaOrdem>(areas: readonly A[], chosen: number | null): A | null {
  const [first] = sortAdaptadas(areas.flatMap(({ avaliacoes }) => avaliacoes));
  return (
    areas.find(({ area_conhecimento_id }) => area_conhecimento_id === chosen) ??
    areas.find(({ avaliacoes }) => avaliacoes.some((one) => one === first)) ??
    areas[0] ??
    null
  );
}

/** A roadmap with what can be done in it now. */
export type AdaptadaComPasso = AdaptadaNaOrdem & {
  readonly fase_atual: object | null;
  readonly exercicios: { readonly qtde_itens_respondidos: number };
};

export type PassoTipo = 'batalha' | 'fase' | 'boss';
export type Passo<A> = {
  readonly tipo: PassoTipo;
  readonly avaliacao: A;
  /** Nothing was answered in this roadmap yet. */
  readonly comeca: boolean;
};

/**
 * The next thing to do, null when nothing is left: a running battle first, else of the first card that is open and unfinished
 * its current phase, or its Boss. [ADA-9] D 218, 219
 */
export function proximoPasso<A extends AdaptadaComPasso>(avaliacoes: readonly A[]): Passo<A> | null {
  const passo = (tipo: PassoTipo, avaliacao: A) => ({
    tipo,
    avaliacao,
    comeca: avaliacao.exercicios.qtde_itens_respondidos === 0,
  });
  const running = avaliacoes.find(({ status_boss }) => status_boss === 'iniciado');
  if (running) return passo('batalha', running);
  for (const one of sortAdaptadas(avaliacoes)) {
    if (rankOf(one) > 0) return null;
    if (one.fase_atual !== null) return passo('fase', one);
    if (one.status_boss === 'desbloqueado') return passo('boss', one);
  }
  return null;
}
