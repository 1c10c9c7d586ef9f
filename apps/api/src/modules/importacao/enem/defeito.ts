/** Which questions cannot stand on the scale, because nobody could answer them as INEP's candidates did. */
import type { questao } from '../../../database/schema/index.ts';
import { isEmptyText, lacksPicture } from './texto-vazio.ts';

export type Textos = Readonly<
  Pick<
    typeof questao.$inferSelect,
    'enunciado' | 'opcao_a' | 'opcao_b' | 'opcao_c' | 'opcao_d' | 'opcao_e' | 'gabarito'
  >
>;

/** No statement or one whose picture is missing, an empty option, no key, or a key that is no option. A question may have four options instead of five. */
export function isDefective({ enunciado, opcao_a, opcao_b, opcao_c, opcao_d, opcao_e, gabarito }: Textos): boolean {
  const options = [opcao_a, opcao_b, opcao_c, opcao_d, ...(opcao_e === null ? [] : [opcao_e])];
  if (isEmptyText(enunciado) || lacksPicture(enunciado) || options.some(isEmptyText)) return true;
  return gabarito === null || (gabarito === 'E' && opcao_e === null);
}
