/** What an exam day holds, for its instructions. Knows no texts. */

/** What the instructions know of a day. */
export type ProvaConteudoInput = {
  readonly qtde_itens: number;
  readonly existe_redacao: boolean;
  readonly solicitar_idioma: boolean;
  readonly dia_prova: number;
  readonly qtde_dias: number;
};

export type ParteDaProva =
  | { readonly parte: 'questoes'; readonly quantidade: number }
  | { readonly parte: 'redacao' }
  | { readonly parte: 'lingua' }
  | { readonly parte: 'dia'; readonly dia: number; readonly de: number };

/** Questions, essay, foreign language, and the day where there are several. [CAR-17] D 216 */
export function partesDaProva(prova: ProvaConteudoInput): readonly ParteDaProva[] {
  const { qtde_itens, existe_redacao, solicitar_idioma, dia_prova, qtde_dias } = prova;
  return [
    ...(qtde_itens > 0 ? [{ parte: 'questoes', quantidade: qtde_itens } as const] : []),
    ...(existe_redacao ? [{ parte: 'redacao' } as const] : []),
    ...(solicitar_idioma ? [{ parte: 'lingua' } as const] : []),
    ...(qtde_dias > 1 ? [{ parte: 'dia', dia: dia_prova, de: qtde_dias } as const] : []),
  ];
}

/** A day with an essay and nothing else, which has rules of its own. [CAR-18] D 216 */
export const isSoRedacao = ({
  qtde_itens,
  existe_redacao,
}: Pick<ProvaConteudoInput, 'qtde_itens' | 'existe_redacao'>): boolean => existe_redacao && qtde_itens === 0;
