/** Who reads what other correctors of the same essay wrote. */
import type { Papel } from './correcao-redacao.ts';

/**
 * Whether a person reads what others marked and commented: after the own part, as the third, or once the mark is final.
 * Until then nobody follows another. [COR-13] D 120
 */
export const canReadOthers = (concluida: boolean, papel: Papel | null, notaFinal: number | null): boolean =>
  concluida || papel === 3 || notaFinal !== null;
