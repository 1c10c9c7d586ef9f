/** Decides the state of an essay for one corrector, by the COR rules and the settings of its school. */
import { holdingMarcas, type MarcaDatada } from '@luneta/domain/correcao-abandono';
import {
  minhaParte,
  notaFinalRedacao,
  situacaoRedacao,
  type MinhaParte,
  type RegrasCorrecao,
  type SituacaoRedacao,
} from '@luneta/domain/correcao-redacao';

import { readConfiguracao } from '../../../escola/index.ts';

export type Posicao = MinhaParte & { readonly situacao: SituacaoRedacao; readonly nota_final: number | null };

/** The school's own rules of marking. */
export function regrasOf(configuracao: unknown): RegrasCorrecao {
  const { segundo_corretor, divergencia_maxima } = readConfiguracao(configuracao);
  return { segundo_corretor, divergencia_maxima };
}

/** A stored final mark stays, whatever the school requires afterwards. */
export function posicaoOf(
  { marcas, nota, configuracao }: { marcas: readonly MarcaDatada[]; nota: number | null; configuracao: unknown },
  corretor: string,
  agora: Date,
): Posicao {
  const regras = regrasOf(configuracao);
  if (nota === null)
    return {
      situacao: situacaoRedacao(marcas, regras),
      nota_final: notaFinalRedacao(marcas, regras),
      ...minhaParte(holdingMarcas(marcas, corretor, agora.getTime()), regras, corretor),
    };
  const own = marcas.find((marca) => marca.corretor === corretor && marca.nota !== null);
  const parte = own ? { minha_situacao: 'concluida' as const, papel: own.papel } : NONE;
  return { situacao: 'corrigida', nota_final: nota, ...parte };
}

const NONE: MinhaParte = { minha_situacao: 'nao_iniciada', papel: null };
