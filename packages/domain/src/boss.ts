/**
 * The Boss of a roadmap: its state, its clock, its end and what it pays. Which items it consists of is `boss-sorteio.ts`.
 * Instants are epoch milliseconds of the server's clock.
 */
import { byOrdem, type FaseEstado, type FaseViewer } from './fase.ts';

export type StatusBoss = 'bloqueado' | 'desbloqueado' | 'iniciado' | 'venceu' | 'perdeu';

/** What a school may set (`boss` in its settings). [BOS-5] D 139 */
export type BossRules = {
  /** Percent of hits that wins, 1 to 100. */
  readonly percentual_vitoria: number;
  readonly duracao_segundos: number;
  /** Items drawn, fewer when the roadmap has fewer. */
  readonly qtde_itens: number;
  /** Coins for each hit. */
  readonly moedas_vitoria: number;
  readonly moedas_derrota: number;
};

export const BOSS_RULES: BossRules = {
  percentual_vitoria: 60,
  duracao_segundos: 20 * 60,
  qtde_itens: 10,
  moedas_vitoria: 20,
  moedas_derrota: 5,
};

const RANGES: Readonly<Record<keyof BossRules, readonly [least: number, most: number]>> = {
  percentual_vitoria: [1, 100],
  duracao_segundos: [60, 4 * 60 * 60],
  qtde_itens: [1, 100],
  moedas_vitoria: [0, 1000],
  moedas_derrota: [0, 1000],
};

/** The rules of a school: what is missing or out of its range keeps its default, each by itself. [BOS-5] */
export function readBossRules(value: unknown): BossRules {
  const given = new Map<string, unknown>(Object.entries(Object(value)));
  const read = (name: keyof BossRules) => {
    const [least, most] = RANGES[name];
    const found = given.get(name);
    const fits = typeof found === 'number' && Number.isInteger(found) && found >= least && found <= most;
    return fits ? found : BOSS_RULES[name];
  };
  return {
    percentual_vitoria: read('percentual_vitoria'),
    duracao_segundos: read('duracao_segundos'),
    qtde_itens: read('qtde_itens'),
    moedas_vitoria: read('moedas_vitoria'),
    moedas_derrota: read('moedas_derrota'),
  };
}

/** Whole seconds of an attempt: the accommodation's factor counts, rounded up. [BOS-6] */
export function bossDuracaoSeconds({ duracao_segundos }: BossRules, fator: number): number {
  return Math.ceil(Number((duracao_segundos * fator).toFixed(6)));
}

/** Open when the last phase by `ordem_oic` that has items has more than 0 stars. [BOS-1] S2 §4.1 */
export function isBossDesbloqueado(fases: readonly FaseEstado[]): boolean {
  const last = byOrdem(fases)
    .filter((fase) => fase.qtde_itens_total > 0)
    .at(-1);
  return last !== undefined && last.qtde_estrelas > 0;
}

/** The newest attempt; null when there is none. */
export type BossTentativa = {
  readonly iniciadoEmMs: number | null;
  readonly prazoEmMs: number | null;
  readonly encerradoEmMs: number | null;
  /** Set with the end. */
  readonly venceu: boolean | null;
};

/** True from the end of the attempt on, even when the server has not closed it yet. [BOS-3] */
export function isBossVencidoPeloTempo({ prazoEmMs, encerradoEmMs }: BossTentativa, nowMs: number): boolean {
  return encerradoEmMs === null && prazoEmMs !== null && nowMs >= prazoEmMs;
}

/**
 * `status_boss` of an attempt; a started one is 'iniciado' until it has ended, a state that ended by itself is passed in as
 * ended. Before the start it is worked out from the phases, whatever a caller may have stored [BOS-2] S2 §4.1; D 140; but
 * a Boss not begun when its roadmap ended is locked [BOS-18] D 191.
 */
export function statusBoss(
  tentativa: BossTentativa | null,
  fases: readonly FaseEstado[],
  encerrado: boolean,
): StatusBoss {
  if (tentativa?.venceu !== null && tentativa?.venceu !== undefined) return tentativa.venceu ? 'venceu' : 'perdeu';
  if (tentativa !== null && tentativa.iniciadoEmMs !== null) return 'iniciado';
  return !encerrado && isBossDesbloqueado(fases) ? 'desbloqueado' : 'bloqueado';
}

/**
 * The state for a screen. It computes the lock again; only students see a locked Boss [BOS-4] S2 §1, §4.1. After the end
 * of the roadmap they never see one that could be begun [BOS-18].
 */
export function statusBossExibido(status: StatusBoss, fases: readonly FaseEstado[], viewer: FaseViewer): StatusBoss {
  if (status !== 'bloqueado' && status !== 'desbloqueado') return status;
  const open = !viewer.encerrado && isBossDesbloqueado(fases);
  return !viewer.viewsAsAluno || open ? 'desbloqueado' : 'bloqueado';
}

/** The state on a card of a list, which has no phases to work with: only students see a locked Boss. [BOS-22] S2 §1, §2.11 */
export function statusBossNaLista(status: StatusBoss, viewsAsAluno: boolean): StatusBoss {
  return status === 'bloqueado' && !viewsAsAluno ? 'desbloqueado' : status;
}
