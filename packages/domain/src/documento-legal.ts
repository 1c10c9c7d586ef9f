/**
 * A legal text as data: sections of paragraphs and lists, never HTML. Therefore a school's text can never become markup
 * on the page. [LEG-1]
 */
import { isRecord } from './configuracao-campos.ts';

/** A paragraph, or the points of a list. */
export type LegalBlock = string | readonly string[];

export type LegalSection = { readonly titulo: string; readonly blocos: readonly LegalBlock[] };

export type LegalDocument = {
  readonly titulo: string;
  /** Language of the text, as in `lang`. */
  readonly idioma: string;
  /** First day on which it applies, `YYYY-MM-DD`. */
  readonly vigencia: string;
  /** Short summary in Portuguese that stands above. */
  readonly resumo: readonly string[];
  readonly secoes: readonly LegalSection[];
};

/** Upper bound of a text. Real texts are far shorter; a longer one is a mistake or an attack. [LEG-2] */
const TEXT_MAX = 8_000;
const PARTS_MAX = 80;

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= TEXT_MAX;
const areTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.length <= PARTS_MAX && value.every(isText);
const isBlock = (value: unknown): value is LegalBlock => isText(value) || areTexts(value);
const isSection = (value: unknown): value is LegalSection => {
  if (!isRecord(value)) return false;
  const { titulo, blocos } = value;
  return isText(titulo) && Array.isArray(blocos) && blocos.length <= PARTS_MAX && blocos.every(isBlock);
};

/** The document, or null when it is anything else. Fields that are not listed are left out. [LEG-1] */
export function readLegalDocument(value: unknown): LegalDocument | null {
  if (!isRecord(value)) return null;
  const { titulo, idioma, vigencia, resumo, secoes } = value;
  const named = isText(titulo) && isText(idioma) && /^[a-z]{2}(?:-[A-Z]{2})?$/u.test(idioma);
  if (!named || !isText(vigencia) || !/^\d{4}-\d{2}-\d{2}$/u.test(vigencia)) return null;
  if (!areTexts(resumo) || !Array.isArray(secoes) || secoes.length === 0 || secoes.length > PARTS_MAX) return null;
  if (!secoes.every(isSection)) return null;
  return {
    titulo,
    idioma,
    vigencia,
    resumo,
    secoes: secoes.map((secao: LegalSection) => ({ titulo: secao.titulo, blocos: secao.blocos })),
  };
}
