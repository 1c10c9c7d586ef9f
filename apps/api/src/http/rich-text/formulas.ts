/**
 * Converts TeX between `\(` and `\)` (inline) or `\[` and `\]` (display) to MathML when a text is saved, so that no screen
 * needs a formula renderer. The TeX source stays in `data-tex` for editing. This file does not know where the text comes
 * from.
 */
import { encodeFormulaSource, FORMULA_LIMITS } from '@luneta/domain/formula-source';
import { renderToString } from 'katex';

import { cleanHtml } from './clean-html.ts';

/** A formula that could not be rendered. The text keeps it as typed, and the author is told. */
export type FormulaProblem = {
  readonly codigo: 'FORMULA_INVALIDA' | 'FORMULA_ABERTA';
  readonly trecho: string;
  readonly motivo: string;
};

export type Rendered = { readonly html: string; readonly problemas: readonly FormulaProblem[] };

const FORMULA = /\\\(([\s\S]*?)\\\)|\\\[([\s\S]*?)\\\]/gu;
const DELIMITER = /\\[()[\]]/u;
/** Existing MathML stays unchanged, so that a second save does not look for TeX in its texts. */
const TAGS_AND_MATH = /(<math[\s>][\s\S]*?<\/math>|<[^>]*>)/u;

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&' };

function decode(text: string): string {
  return text.replaceAll(/&(lt|gt|quot|amp);/gu, (whole, name: string) => ENTITIES[name] ?? whole);
}

/** MathML of one formula, or the reason why there is none. Never throws. */
export function renderFormula(tex: string, displayMode: boolean): { mathml: string } | { motivo: string } {
  try {
    const html = renderToString(tex, { ...FORMULA_LIMITS, displayMode, output: 'mathml' });
    const math = /<math[\s\S]*<\/math>/u.exec(html)?.[0];
    if (math === undefined) return { motivo: 'fórmula vazia' };
    return { mathml: cleanHtml(math.replace('<math', `<math data-tex="${encodeFormulaSource(tex.trim())}"`)) };
  } catch (error) {
    return { motivo: error instanceof Error ? error.message.replace(/^KaTeX parse error: /u, '') : 'fórmula inválida' };
  }
}

/**
 * Replaces each formula of `html`, which must already be clean, with MathML. A formula must be inside one element. A
 * delimiter without its partner in the same text is reported and stays as typed.
 */
export function renderFormulas(html: string): Rendered {
  const problemas: FormulaProblem[] = [];
  const renderText = (text: string): string => {
    const rendered = text.replaceAll(FORMULA, (whole: string, inline?: string, block?: string) => {
      const result = renderFormula(decode(inline ?? block ?? ''), inline === undefined);
      if ('mathml' in result) return result.mathml;
      problemas.push({ codigo: 'FORMULA_INVALIDA', trecho: decode(whole), motivo: result.motivo });
      return whole;
    });
    if (DELIMITER.test(text.replaceAll(FORMULA, ''))) {
      problemas.push({
        codigo: 'FORMULA_ABERTA',
        trecho: decode(text).slice(0, 80),
        motivo: 'falta o par de \\( ou \\[',
      });
    }
    return rendered;
  };
  const parts = html.split(TAGS_AND_MATH).map((part, i) => (i % 2 === 1 ? part : renderText(part)));
  return { html: parts.join(''), problemas };
}
