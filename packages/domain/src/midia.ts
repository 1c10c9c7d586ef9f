/** The media screen of version 1: suggestions, the countdown, and skipping the explanation. */
import { CUSTO_PULAR } from './moedas.ts';

/** Suggestions shown before 'Mostrar mais'. [MID-1] */
export const SUGESTOES_VISIVEIS = 3;
const CONTEUDOS_SEM_BOTAO = 4;
/** CONTINUAR waits this long. [MID-3] */
export const MIDIA_ESPERA_SECONDS = 5;

/** Whether 'Mostrar mais/menos' is there. [MID-2] S2 §2.5 */
export function hasShowMore(conteudos: number): boolean {
  return conteudos > CONTEUDOS_SEM_BOTAO;
}

export type Skip = 'oculto' | 'gratis' | 'visitante' | 'saldo_insuficiente' | 'ligado';

/**
 * Skipping the explanation: not there where the class does not offer it [MID-4]; free once this run has paid [MID-5]; not for
 * who only looks, nor below 15 coins [MID-6].
 * @param moedas null while they are not known
 */
export function skipExplicacao(
  { permite_pular, pulou }: { readonly permite_pular: boolean; readonly pulou: boolean },
  moedas: number | null,
  estudante: boolean,
): Skip {
  if (!permite_pular) return 'oculto';
  if (!estudante) return 'visitante';
  if (pulou) return 'gratis';
  return (moedas ?? 0) < CUSTO_PULAR ? 'saldo_insuficiente' : 'ligado';
}
