/** Roadmaps and action plans of version 1: names of their kinds, sums by area, and the cycle a list is about. */
import { isBossEncerrado } from './boss-fim.ts';
import type { StatusBoss } from './boss.ts';

/** `tipo_avaliacao` of the contract, and `tipo` of a roadmap: 1 before an assessment, 2 after it. D 149 */
export type TipoAvaliacao = 'RoteiroEstudo' | 'PlanoAcao';
export type TipoTrilha = 1 | 2;

const TIPO_OF: Readonly<Record<string, TipoTrilha>> = {
  RoteiroEstudo: 1,
  roteiro_estudos: 1,
  PlanoAcao: 2,
  plano_acoes: 2,
};

/** 1 or 2 from any of the four spellings of an address; null for anything else. [ADA-1] D 65 */
export function tipoTrilhaOf(segmento: string): TipoTrilha | null {
  return Object.hasOwn(TIPO_OF, segmento) ? (TIPO_OF[segmento] ?? null) : null;
}

/** The contract's name. [ADA-1] */
export function tipoAvaliacaoOf(tipo: TipoTrilha): TipoAvaliacao {
  return tipo === 1 ? 'RoteiroEstudo' : 'PlanoAcao';
}

/** The three kinds of content that version 1 knows: a video plays, a podcast is heard, everything else is a link to read. [ADA-2] S2 §2.5; D 159 */
export function tipoConteudoV1(tipo: string): 'artigo' | 'video' | 'podcast' {
  return tipo === 'video' || tipo === 'podcast' ? tipo : 'artigo';
}

export type AdaptadaExercicios = {
  readonly qtde_estrelas_possiveis: number;
  readonly qtde_estrelas_conquistadas: number;
  readonly qtde_itens_possiveis: number;
  readonly qtde_itens_respondidos: number;
};

/** Sum of the counts of several roadmaps; of none it is zero. [ADA-3] S2 §2.1 */
export function sumExercicios(all: readonly AdaptadaExercicios[]): AdaptadaExercicios {
  const sum = (field: keyof AdaptadaExercicios) => all.reduce((total, one) => total + one[field], 0);
  return {
    qtde_estrelas_possiveis: sum('qtde_estrelas_possiveis'),
    qtde_estrelas_conquistadas: sum('qtde_estrelas_conquistadas'),
    qtde_itens_possiveis: sum('qtde_itens_possiveis'),
    qtde_itens_respondidos: sum('qtde_itens_respondidos'),
  };
}

/** Number of Bosses, how many were won or lost, and how many won. Null means a roadmap without a Boss. [ADA-4] S2 §2.1 */
export function countBosses(status: readonly (StatusBoss | null)[]): {
  qtde_boss: number;
  qtde_boss_finalizado: number;
  qtde_boss_vencido: number;
} {
  return {
    qtde_boss: status.filter((one) => one !== null).length,
    qtde_boss_finalizado: status.filter(isBossEncerrado).length,
    qtde_boss_vencido: status.filter((one) => one === 'venceu').length,
  };
}

/** A cycle with roadmaps for the student. */
export type CicloDoAluno = {
  readonly id: number;
  readonly ano: number;
  readonly numero_referencia: number;
  /** Some roadmap or action plan of it has not ended. */
  readonly aberto: boolean;
  /** When the first of its study roadmaps that have not ended ends; null when all have. */
  readonly proximo_fim: Date | null;
  /** Today is one of its days. */
  readonly de_hoje: boolean;
};

/**
 * The cycle a list is about: the one asked for if it has something for the student [ADA-5]; else the one of today, else the
 * one whose study roadmap ends next, else the newest with an action plan that has not ended, else the newest of all [ADA-6];
 * null when there is none.
 */
export function cicloRetornado<C extends CicloDoAluno>(ciclos: readonly C[], asked: number | null): C | null {
  const byAge = [...ciclos].sort((a, b) => b.ano - a.ano || b.numero_referencia - a.numero_referencia || b.id - a.id);
  const endOf = ({ proximo_fim }: C) => proximo_fim?.getTime() ?? Number.POSITIVE_INFINITY;
  const [next] = byAge.filter(({ proximo_fim }) => proximo_fim !== null).sort((a, b) => endOf(a) - endOf(b));
  const asIs = ciclos.find(({ id }) => id === asked) ?? byAge.find(({ de_hoje }) => de_hoje);
  return asIs ?? next ?? byAge.find(({ aberto }) => aberto) ?? byAge[0] ?? null;
}
