/** Whether a student may begin a day that asks for a code. */

/** Wrong codes after which somebody of the school has to let the student in. */
export const ENTRADA_TENTATIVAS = 10;

export type Entrada = {
  readonly entrada: 'livre' | 'codigo';
  /** Somebody of the school let this student in. */
  readonly admitido: boolean;
  /** Wrong codes of this student on this day so far. */
  readonly erradas: number;
};

/** A code that was typed: none, or whether it is the one of the board. */
export type CodigoDigitado = 'nenhum' | 'certo' | 'errado';

export type EntradaVeredito = 'entra' | 'codigo_necessario' | 'codigo_incorreto' | 'entrada_bloqueada';

/**
 * Who was let in needs no code; after ten wrong ones even the right code opens nothing. A call without a code is no try.
 * [MON-7]
 */
export function vereditoDaEntrada({ entrada, admitido, erradas }: Entrada, codigo: CodigoDigitado): EntradaVeredito {
  if (entrada === 'livre' || admitido) return 'entra';
  if (erradas >= ENTRADA_TENTATIVAS) return 'entrada_bloqueada';
  if (codigo === 'nenhum') return 'codigo_necessario';
  return codigo === 'certo' ? 'entra' : 'codigo_incorreto';
}

const CODIGO = /^\d{6}$/;

/** The six digits of what was typed or pasted, spaces and hyphens aside; null for anything else. [MON-7] */
export function lerCodigoDeEntrada(texto: string): string | null {
  const digits = texto.replace(/[\s-]/g, '');
  return CODIGO.test(digits) ? digits : null;
}

/** In two groups, as it stands on the board: '042 917'. [MON-7] */
export const codigoEmGrupos = (codigo: string): string => `${codigo.slice(0, 3)} ${codigo.slice(3)}`;
