/** A school's settings: names, defaults and how they are read from `escola.configuracao`. It decides nothing. */

import { RANKING_MODOS, type RankingModo } from '@luneta/domain/ranking-estrelas';

export type Configuracao = {
  /**
   * Security questions: every student must register them, may, or the school does not use them and recovery by
   * questions is off (decisions 43, 61).
   */
  readonly perguntas_seguranca: 'obrigatorias' | 'opcionais' | 'desligadas';
  /** The satisfaction survey may be asked (decision 10). */
  readonly pesquisa: boolean;
  /** What the star ranking shows (decision 154). */
  readonly ranking_modo: RankingModo;
  /** The learning-level pages are there (decision 157). */
  readonly aprendizagem_ativa: boolean;
};

const PERGUNTAS = ['obrigatorias', 'opcionais', 'desligadas'] as const;

/** The settings of a school; what is missing or unknown has its default. */
export function readConfiguracao(value: unknown): Configuracao {
  const given = new Map(Object.entries(Object(value)));
  return {
    perguntas_seguranca: PERGUNTAS.find((name) => name === given.get('perguntas_seguranca')) ?? 'opcionais',
    pesquisa: given.get('pesquisa') !== false,
    ranking_modo: RANKING_MODOS.find((name) => name === given.get('ranking_modo')) ?? 'nomeado',
    aprendizagem_ativa: given.get('aprendizagem_ativa') !== false,
  };
}
