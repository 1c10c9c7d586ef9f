/** A student who answered one day of a hybrid exam twice, on a screen and on paper. */

/** Where an answer was given. */
export type OndeRespondeu = 'online' | 'papel';

/**
 * Which of both answers counts until staff choose: the one that came first. [MON-4] Paper counts when it was there before the
 * screen, and when nothing had been answered on the screen by then.
 */
export const valeSemEscolha = (telaAntes: { readonly respondeu: boolean } | null): OndeRespondeu =>
  telaAntes?.respondeu === true ? 'online' : 'papel';
