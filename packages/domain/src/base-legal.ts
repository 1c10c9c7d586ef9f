/** On which legal basis a school treats the data of its students. */

export const BASES_LEGAIS = [
  'consentimento',
  'execucao_de_politica_publica',
  'contrato',
  'obrigacao_legal',
  'nao_informada',
] as const;
export type BaseLegal = (typeof BASES_LEGAIS)[number];

/** Names of earlier releases. Rows that have them are renamed by the next one. */
const FORMER: Readonly<Record<string, BaseLegal>> = {
  consentimento_responsavel: 'consentimento',
  execucao_contrato: 'contrato',
};

/** The basis that a stored value names; null for anything else. [CON-1] */
export function readBaseLegal(value: unknown): BaseLegal | null {
  if (typeof value !== 'string') return null;
  return BASES_LEGAIS.find((base) => base === value) ?? FORMER[value] ?? null;
}
