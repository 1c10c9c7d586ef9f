// TeX in a text: the delimiters the server looks for when it saves.

/** `display` stands on a line of its own. */
export interface Tex {
  readonly tex: string;
  readonly display: boolean;
}

/** The same two pairs as the server's, in the same order. */
export const TEX = /\\\(([\s\S]*?)\\\)|\\\[([\s\S]*?)\\\]/gu;

/** A hard space would reach TeX as an entity it does not know. */
const plain = (tex: string) => tex.replaceAll('\u00A0', ' ').trim();

/** The formula of a whole match of `TEX`, or `null` for anything else and for an empty one. */
export const texOf = (text: string): Tex | null => {
  const tex = plain(text.slice(2, -2));
  if (tex === '') return null;
  if (text.startsWith('\\(') && text.endsWith('\\)')) return { tex, display: false };
  return text.startsWith('\\[') && text.endsWith('\\]') ? { tex, display: true } : null;
};

/** How it is written in the text. */
export const texText = ({ tex, display }: Tex): string => (display ? `\\[${tex}\\]` : `\\(${tex}\\)`);

/** Whether the server would read the same formula back. False when the source contains the closing delimiter. */
export const isWholeTex = (formula: Tex): boolean => {
  const [match, ...others] = texText(formula).match(TEX) ?? [];
  return others.length === 0 && match === texText(formula) && plain(formula.tex) !== '';
};
