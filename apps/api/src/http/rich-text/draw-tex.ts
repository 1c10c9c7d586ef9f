/** Puts MathML in the stead of formulas that were taken out of a text before it was read as Markdown or HTML. */
import { escapeHtml } from './escape-html.ts';
import { type FormulaProblem, renderFormula } from './formulas.ts';
import { putTex, type TexFound } from './tex-in-markdown.ts';

/** What cannot be drawn, with its source and the reason. */
export type OnFormulaProblem = (problem: FormulaProblem) => void;

const TAGS = /(<[^>]*>)/u;

/** MathML in the stead of each formula of clean HTML; its source where it cannot be drawn, and in an attribute. */
export function drawTex(html: string, found: readonly TexFound[], onProblem: OnFormulaProblem): string {
  if (found.length === 0) return html;
  const source = (index: number) => escapeHtml(found[index]?.source ?? '');
  const formula = (index: number) => {
    const { tex = '', display = false, source: trecho = '' } = found[index] ?? {};
    const drawn = renderFormula(tex, display);
    if ('mathml' in drawn) return drawn.mathml;
    onProblem({ codigo: 'FORMULA_INVALIDA', trecho, motivo: drawn.motivo });
    return source(index);
  };
  const parts = html.split(TAGS);
  return parts.map((part, i) => putTex(part, i % 2 === 1 ? source : formula)).join('');
}
