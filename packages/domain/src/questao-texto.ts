/** What a question says, as plain text: to compare options and to find the same question again. The HTML is clean. */

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&', nbsp: ' ' };
const MATH = /<math\b([^>]*)>([\s\S]*?)<\/math>/gu;
const IMAGE = /<img\b([^>]*)>/gu;
/** Above and below the line are other values: x² is not x₂. */
const SCRIPT = /<(\/?)(sub|sup)>/gu;
const BLOCK =
  /<\/?(?:p|br|hr|div|li|ul|ol|dl|dt|dd|table|tr|td|th|caption|figure|figcaption|h[2-6]|blockquote|pre)\b[^>]*>/gu;
const TAG = /<[^>]*>/gu;

const attribute = (attributes: string, name: string): string | null =>
  new RegExp(`\\b${name}="([^"]*)"`, 'u').exec(attributes)?.[1] ?? null;

const formula = (attributes: string, content: string): string =>
  ` $${attribute(attributes, 'data-tex') ?? content.replace(TAG, ' ')}$ `;

/** What the HTML shows, in one line: marks of the text are left out, pictures, formulas, indices and powers stay. [BAN-7] */
export function textoDaQuestao(html: string): string {
  return html
    .replace(MATH, (_whole, attributes: string, content: string) => formula(attributes, content))
    .replace(IMAGE, (_whole, attributes: string) => ` [${attribute(attributes, 'src') ?? ''}] `)
    .replace(SCRIPT, (_whole, end: string, name: string) => (end === '' ? `${name === 'sub' ? '_' : '^'}{` : '}'))
    .replace(BLOCK, ' ')
    .replace(TAG, '')
    .replace(/&(lt|gt|quot|amp|nbsp);/gu, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/\s+/gu, ' ')
    .trim();
}

/** Whether the HTML shows nothing. [BAN-1] */
export const isHtmlVazio = (html: string): boolean => textoDaQuestao(html) === '';

/** The parts of a question that ask something; options in their order. */
export type Perguntado = {
  readonly texto_base: string;
  readonly enunciado: string;
  readonly alternativas: readonly string[];
};

const compared = (html: string): string =>
  textoDaQuestao(html).normalize('NFKC').toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/gu, ' ');

/**
 * What is asked, without marks and case; digits stay. Equal questions have it alike, whatever their key. Null for a question
 * without a stem. [BAN-7]
 */
export function textoComparado({ texto_base, enunciado, alternativas }: Perguntado): string | null {
  if (isHtmlVazio(enunciado)) return null;
  return [texto_base, enunciado, ...alternativas].map(compared).join('\n');
}

/** Pictures that say neither what they show nor, by an empty `alt`, that they are decoration. [BAN-2] */
export const imagensSemDescricao = (html: string): number =>
  [...html.matchAll(IMAGE)].filter(([, attributes = '']) => attribute(attributes, 'alt') === null).length;
