/** What keeps a draft from being saved: only numbers that are none, or beyond their bounds. Pure. */
import { DURACAO, numeroOf, type Valores } from './valores.ts';

const words = {
  nota: 'Use um número de 0 a 1.000, como 10 ou 7,5.',
  duracao: `Use minutos inteiros, de ${DURACAO.min} a ${DURACAO.max}.`,
} as const;

const NOTA_MAX = 1000;
const fits = (n: number, min: number, max: number) => n >= min && n <= max;

/** Sentences by field. */
export function faltasDe({ nota_maxima, dias }: Valores): Readonly<Record<string, string | undefined>> {
  const found: Record<string, string> = {};
  if (!fits(numeroOf(nota_maxima), 0, NOTA_MAX)) found['nota_maxima'] = words.nota;
  for (const [n, { duracao_minutos }] of dias.entries()) {
    const minutos = numeroOf(duracao_minutos);
    if (!Number.isInteger(minutos) || !fits(minutos, DURACAO.min, DURACAO.max))
      found[`dias.${n}.duracao_minutos`] = words.duracao;
  }
  return found;
}
