/** The result screen of a phase of version 1: what it says, and where it leads. */
import type { StatusBoss } from './boss.ts';
import { MAX_ESTRELAS } from './estrelas.ts';

export type FaseSituacao = 'concluida' | 'nao_concluida' | 'treino';

/** A star makes it 'FASE CONCLUÍDA!' [FRE-1]; a run of practice is neither [FRE-2]. S2 §2.7; D 191 */
export function situacaoDaFase(run: { readonly qtde_estrelas: number; readonly pratica: boolean }): FaseSituacao {
  if (run.pratica) return 'treino';
  return run.qtde_estrelas > 0 ? 'concluida' : 'nao_concluida';
}

export type FaseSaida = 'tentar_novamente' | 'proxima_fase' | 'enfrentar_boss' | 'concluir';

export type FaseFim = {
  readonly qtde_estrelas: number;
  readonly pratica: boolean;
  readonly proximo_oic_id: number | null;
  readonly existe_boss: boolean;
  readonly status_boss: StatusBoss | null;
};

/**
 * The main button: again without a star [FRE-3]; the next phase, if there is one [FRE-4]; after the last one the Boss, while
 * it can be fought [FRE-5]; else back to the subject [FRE-6]. S2 §2.7, §4.4; D 134
 */
export function saidaDaFase({ qtde_estrelas, pratica, proximo_oic_id, existe_boss, status_boss }: FaseFim): FaseSaida {
  if (qtde_estrelas <= 0 && !pratica) return 'tentar_novamente';
  if (proximo_oic_id !== null) return 'proxima_fase';
  return existe_boss && (status_boss === 'desbloqueado' || status_boss === 'iniciado') ? 'enfrentar_boss' : 'concluir';
}

/** With one or two stars the phase is offered once more, beside the way on. [FRE-8] D 220 */
export function canPlayAgain({ qtde_estrelas, pratica }: Pick<FaseFim, 'qtde_estrelas' | 'pratica'>): boolean {
  return !pratica && qtde_estrelas > 0 && qtde_estrelas < MAX_ESTRELAS;
}

/**
 * Which of several sentences a result says: always the same for the same run, another one for the next. It is no prize and
 * depends on no chance. [FRE-7]
 */
export function variacaoDoResultado(objeto_conhecimento_id: number, tentativa: number, opcoes: number): number {
  return opcoes <= 0 ? 0 : (objeto_conhecimento_id * 7 + tentativa) % opcoes;
}
