/** What a school does first, in which order, and what each step waits for. */

export const PASSOS = ['dados', 'series', 'turmas', 'equipe', 'alunos', 'prova'] as const;
export type PassoInicial = (typeof PASSOS)[number];

/** How much of each there is. */
export type PassosContagem = {
  readonly qtde_series: number;
  readonly qtde_turmas: number;
  /** Accounts of the staff besides the own. */
  readonly qtde_equipe: number;
  readonly qtde_alunos: number;
  readonly qtde_provas: number;
};

/** `espera`: it waits for the named step. */
export type PassoEstado =
  | { readonly passo: PassoInicial; readonly estado: 'feito' | 'agora' | 'livre' }
  | { readonly passo: PassoInicial; readonly estado: 'espera'; readonly por: PassoInicial };

const NEEDS: Partial<Record<PassoInicial, PassoInicial>> = { turmas: 'series', alunos: 'turmas', prova: 'alunos' };

/**
 * The six steps. One is done when there is one of what it makes; the data of the school are there from its beginning. One
 * waits for what it cannot do without. The first that is neither is the one to do now. [INI-1]
 */
export function primeirosPassos(contagem: PassosContagem): readonly PassoEstado[] {
  const done: Readonly<Record<PassoInicial, boolean>> = {
    dados: true,
    series: contagem.qtde_series > 0,
    turmas: contagem.qtde_turmas > 0,
    equipe: contagem.qtde_equipe > 0,
    alunos: contagem.qtde_alunos > 0,
    prova: contagem.qtde_provas > 0,
  };
  const waitsFor = (passo: PassoInicial): PassoInicial | null => {
    const needed = NEEDS[passo];
    return needed === undefined || done[needed] ? null : needed;
  };
  const now = PASSOS.find((passo) => !done[passo] && waitsFor(passo) === null);
  return PASSOS.map((passo) => {
    const por = waitsFor(passo);
    if (done[passo]) return { passo, estado: 'feito' };
    if (por !== null) return { passo, estado: 'espera', por };
    return { passo, estado: passo === now ? 'agora' : 'livre' };
  });
}

/** Whether nothing is left to do. [INI-2] */
export const isComecada = (contagem: PassosContagem): boolean =>
  primeirosPassos(contagem).every(({ estado }) => estado === 'feito');
