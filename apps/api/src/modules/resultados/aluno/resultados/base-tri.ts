/** What a TRI score stands on, in responses: how many items, and why it is an estimate (decision 200). */
import { isBaseCompleta } from '@luneta/domain/tri';
import { isParametroDivergente } from '@luneta/domain/tri-parametros';
import type { components } from '@luneta/openapi';

import type { BaseTri } from '../../calculo/tipos.ts';
import type { OrigemTri } from '../../../questoes/index.ts';

/** A source that is not INEP's, in words. */
const ORIGENS: Readonly<Record<Exclude<OrigemTri, 'INEP'>, string>> = {
  'arquivo da escola': 'parâmetros do arquivo da escola',
  demonstração: 'parâmetros de demonstração',
};

/** The score's columns of a result or of one of its areas. */
export type Pontuada = BaseTri & { readonly nota_tri: number | null; readonly origem_tri: OrigemTri | null };

/** Which score: of an area of the exam with this code, or with null the mean of all. */
type Qual = { readonly codigo: string; readonly area: string | null };

/** Null without a score, and for a result that was computed before its items were counted. */
export function presentBaseTri(row: Pontuada, { codigo, area }: Qual): components['schemas']['BaseTri'] {
  const { nota_tri, itens_tri: itens, itens_calibrados: calibrados, origem_tri } = row;
  if (nota_tri === null || itens === null || calibrados === null) return null;
  const motivos = [
    ...(isBaseCompleta({ itens, calibrados }) ? [] : [`${itens} de ${calibrados} questões`]),
    ...(origem_tri === null || origem_tri === 'INEP' ? [] : [ORIGENS[origem_tri]]),
    ...(origem_tri === 'INEP' && isParametroDivergente(codigo, area)
      ? ['os parâmetros publicados não dão as notas do INEP']
      : []),
  ];
  return { itens, calibrados, estimativa: motivos.length > 0, motivo: motivos.join(', ') || null };
}
