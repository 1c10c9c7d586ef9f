// Draws one formula as the server does when the text is saved, or says why it cannot be drawn. The renderer is large: it is
// loaded with the first formula.
import { FORMULA_LIMITS } from '@luneta/domain/formula-source';
import type { Tex } from '../schema/tex.ts';

/** Why a formula cannot be drawn; `part` is the piece of it that the sentence names. */
export interface TexFault {
  /** What is wrong. */
  kind: 'command' | 'environment' | 'open' | 'argument' | 'surplus' | 'twice' | 'endless' | 'other';
  /** The command, sign or environment; the rest of the formula from the fault on for anything else. */
  part: string;
}

/** The formula as MathML, or what is wrong with it. */
export type DrawnTex = { readonly math: string } | { readonly fault: TexFault };

/** How the renderer begins its messages, and what stands in the first group of each. */
const FAULTS: readonly (readonly [RegExp, TexFault['kind']])[] = [
  [/^Undefined control sequence: (.+)$/u, 'command'],
  [/^No such environment: (.+)$/u, 'environment'],
  [/^Unexpected end of input in a macro argument, expected '(.+)'$/u, 'open'],
  [/^Expected '(.+)', got 'EOF'$/u, 'open'],
  [/^Expected & or .*(\\end)$/u, 'open'],
  [/^Expected group (?:after|as argument to) '(.+)'$/u, 'argument'],
  [/^Expected 'EOF', got '(.+)'$/u, 'surplus'],
  [/^Can't use function '(.+)' in math mode$/u, 'surplus'],
  [/^Double (superscript|subscript)$/u, 'twice'],
  [/^Too many expansions()/u, 'endless'],
];
const SIGNS: Readonly<Record<string, string>> = { superscript: '^', subscript: '_' };

/** @param message of the renderer; `position` in the formula where it has one */
function faultOf(message: string, tex: string, position: number | undefined): TexFault {
  for (const [pattern, kind] of FAULTS) {
    const part = pattern.exec(message)?.[1];
    if (part !== undefined) return { kind, part: SIGNS[part] ?? part };
  }
  return { kind: 'other', part: tex.slice(position ?? 0) };
}

/** Loads the renderer; rejects without a connection. */
export async function loadTexDrawer(): Promise<(formula: Tex) => DrawnTex> {
  const { ParseError, renderToString } = await import('katex');
  return ({ tex, display }) => {
    try {
      const drawn = renderToString(tex, { ...FORMULA_LIMITS, displayMode: display, output: 'mathml' });
      const math = /<math[\s\S]*<\/math>/u.exec(drawn)?.[0];
      return math === undefined ? { fault: { kind: 'other', part: tex } } : { math };
    } catch (error) {
      if (error instanceof ParseError) return { fault: faultOf(error.rawMessage, tex, error.position) };
      return { fault: { kind: 'other', part: tex } };
    }
  };
}
