import { formatMes } from '@luneta/domain';

/** A month as a heading: 'Novembro de 2026'. */
export function mesTitle(ms: number, timeZone: string): string {
  const text = formatMes(ms, timeZone);
  return text.charAt(0).toLocaleUpperCase('pt-BR') + text.slice(1);
}
