/** Which questions cannot stand on the scale, because nobody could answer them as INEP's candidates did. */
import type { questao } from '../../database/schema/index.ts';
import { isEmptyText } from './texto-vazio.ts';

export type Textos = Readonly<
  Pick<
    typeof questao.$inferSelect,
    'enunciado' | 'opcao_a' | 'opcao_b' | 'opcao_c' | 'opcao_d' | 'opcao_e' | 'gabarito'
  >
>;

/** No statement, an empty option, no key, or a key that is no option. A question may have four options instead of five. */
export function isDefective({ enunciado, opcao_a, opcao_b, opcao_c, opcao_d, opcao_e, gabarito }: Textos): boolean {
  const options = [opcao_a, opcao_b, opcao_c, opcao_d, ...(opcao_e === null ? [] : [opcao_e])];
  if (isEmptyText(enunciado) || options.some(isEmptyText)) return true;
  return gabarito === null || (gabarito === 'E' && opcao_e === null);
}
