/** An exercise of version 1 on screen: what its button does, and the ways on after a mistake. */
import type { ItemResposta } from './resposta.ts';

export type ExercicioAcao = 'responder' | 'continuar' | 'comprar_vidas' | 'proxima';
/** `ligado` false: the button is there and does nothing yet. */
export type ExercicioBotao = { readonly acao: ExercicioAcao; readonly ligado: boolean };

export type ExercicioAgora = {
  /** May answer: a student, or staff who act as one. */
  readonly estudante: boolean;
  /** Takes no more tries. */
  readonly bloqueado: boolean;
  /** Tries made in this run. */
  readonly vez: number;
  /** The student chose to try once more. */
  readonly tryingAgain: boolean;
  /** Lives left; all of them where the school plays without. */
  readonly vidas: number;
  /** Practice takes no life. */
  readonly pratica: boolean;
  /** An option is chosen. */
  readonly escolheu: boolean;
  /** Loading, sending or moving. */
  readonly ocupado: boolean;
};

/**
 * The one button of an exercise: 'PRÓXIMA' for who only looks [EXE-1]; 'CONTINUAR' after an answer, until another try is
 * chosen [EXE-2]; 'COMPRAR VIDAS' without lives [EXE-3]; else 'RESPONDER', which needs an option [EXE-4]. Nothing is done
 * twice while something is under way [EXE-5].
 */
export function exercicioBotao(agora: ExercicioAgora): ExercicioBotao {
  const { estudante, bloqueado, vez, tryingAgain, vidas, pratica, escolheu, ocupado } = agora;
  if (!estudante) return { acao: 'proxima', ligado: true };
  if (bloqueado || (vez > 0 && !tryingAgain)) return { acao: 'continuar', ligado: !ocupado };
  if (vidas <= 0 && !pratica) return { acao: 'comprar_vidas', ligado: !ocupado };
  return { acao: 'responder', ligado: escolheu && !ocupado };
}

export type SaidaDoErro = 'tentar_novamente' | 'comprar_vidas' | 'estudar_mais';

export type Erro = Pick<ExercicioAgora, 'bloqueado' | 'vidas' | 'pratica'> & {
  /** Which try was wrong. */
  readonly vez: number;
  readonly existe_midia: boolean;
};

/**
 * What a mistake offers besides going on, the main one first: another try after the first one alone [EXE-6], which without
 * lives has to be bought first [EXE-7]; with it the media, where the phase has any [EXE-8].
 */
export function saidasDoErro({ vez, bloqueado, vidas, pratica, existe_midia }: Erro): readonly SaidaDoErro[] {
  if (vez !== 1 || bloqueado) return [];
  const again = vidas > 0 || pratica ? 'tentar_novamente' : 'comprar_vidas';
  return existe_midia ? [again, 'estudar_mais'] : [again];
}

/** Whether an option is the one that the first try showed as wrong: it is no second try. [EXE-13] D 220 */
export function isJaTentada(primeira: ItemResposta | null, opcao: ItemResposta): boolean {
  return primeira === opcao;
}
