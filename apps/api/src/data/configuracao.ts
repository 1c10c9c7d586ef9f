/** A school's settings: names, defaults and how they are read from `escola.configuracao`. It decides nothing. */
import { readBossRules, type BossRules } from '@luneta/domain/boss';
import { RANKING_MODOS, type RankingModo } from '@luneta/domain/ranking-estrelas';
import { SECONDS_PER_VIDA } from '@luneta/domain/vidas';

export type Configuracao = {
  /**
   * Security questions: every student must register them, may, or the school does not use them and recovery by
   * questions is off (decisions 43, 61).
   */
  readonly perguntas_seguranca: 'obrigatorias' | 'opcionais' | 'desligadas';
  /** The satisfaction survey may be asked (decision 10). */
  readonly pesquisa: boolean;
  /** Seconds in which a lost life comes back, a minute to a day (decision 129). */
  readonly segundos_por_vida: number;
  /** Time, items, win and coins of the Boss (decision 139). */
  readonly boss: BossRules;
  /** What the star ranking shows (decision 154). */
  readonly ranking_modo: RankingModo;
  /** The learning-level pages are there (decision 157). */
  readonly aprendizagem_ativa: boolean;
};

const PERGUNTAS = ['obrigatorias', 'opcionais', 'desligadas'] as const;

const MIN_SECONDS_PER_VIDA = 60;
const MAX_SECONDS_PER_VIDA = 86_400;

function secondsPerVida(value: unknown): number {
  const fits = typeof value === 'number' && Number.isInteger(value);
  return fits && value >= MIN_SECONDS_PER_VIDA && value <= MAX_SECONDS_PER_VIDA ? value : SECONDS_PER_VIDA;
}

/** The settings of a school; what is missing or unknown has its default. */
export function readConfiguracao(value: unknown): Configuracao {
  const given = new Map(Object.entries(Object(value)));
  return {
    perguntas_seguranca: PERGUNTAS.find((name) => name === given.get('perguntas_seguranca')) ?? 'opcionais',
    pesquisa: given.get('pesquisa') !== false,
    segundos_por_vida: secondsPerVida(given.get('segundos_por_vida')),
    boss: readBossRules(given.get('boss')),
    ranking_modo: RANKING_MODOS.find((name) => name === given.get('ranking_modo')) ?? 'nomeado',
    aprendizagem_ativa: given.get('aprendizagem_ativa') !== false,
  };
}
