/** The stored texts as other programs take them: formulas as TeX where it reads back alike, pictures by names of the file. */
import { decodeFormulaSource } from '@luneta/domain/formula-source';

import { escapeHtml } from '../../../http/rich-text/escape-html.ts';
import { htmlToHtml, textToHtml } from '../../../http/rich-text/tex-in-html.ts';
import { takeTex } from '../../../http/rich-text/tex-in-markdown.ts';
import type { ImagemExportada, Imagens } from './modelo.ts';

const MATH = /<math\b([^>]*)>[\s\S]*?<\/math>/gu;
const IMG = /<img\b[^>]*>/gu;
const nothing = () => undefined;

const attribute = (attributes: string, name: string): string | null =>
  new RegExp(`\\b${name}="([^"]*)"`, 'u').exec(attributes)?.[1] ?? null;

/** The formula between its signs; null where a reader would not find it again. */
function texOf(attributes: string): string | null {
  const tex = decodeFormulaSource(attribute(attributes, 'data-tex') ?? '');
  if (tex === '') return null;
  const written = attribute(attributes, 'display') === 'block' ? `\\[${tex}\\]` : `\\(${tex}\\)`;
  const { found } = takeTex(written);
  return found[0]?.source === written ? written : null;
}

const withTex = (html: string): string =>
  html.replaceAll(MATH, (whole, attributes: string) => {
    const tex = texOf(attributes);
    return tex === null ? whole : escapeHtml(tex);
  });

const TAGS_AND_MATH = /(<math[\s>][\s\S]*?<\/math>|<[^>]*>)/u;

/** Text that only looks like TeX: its signs are written so that no reader takes them for a formula. */
const protectedText = (html: string): string =>
  html
    .split(TAGS_AND_MATH)
    .map((part, index) =>
      index % 2 === 1 ? part : part.replaceAll(/[$\\]/gu, (sign) => `&#${sign.codePointAt(0) ?? 0};`),
    )
    .join('');

/** The HTML as a reader of ours gets it back alike: with TeX in the stead of MathML where that may be. */
export function htmlParaArquivo(html: string, tex: boolean): string {
  const ways = [...(tex ? [withTex(html)] : []), html];
  return ways.find((written) => htmlToHtml(written, nothing) === html) ?? protectedText(html);
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&' };
const PARAGRAPHS = /<\/p>\s*<p>/gu;
const OUTER = /^<p>|<\/p>$/gu;

/** Text with TeX that says the same as the HTML; null where marks, pictures or tables would be lost. */
export function textoDe(html: string, as: 'paragrafos' | 'linha'): string | null {
  const text = withTex(html)
    .replaceAll(PARAGRAPHS, '\n\n')
    .replaceAll(OUTER, '')
    .replaceAll('<br>', '\n')
    .replaceAll(/&(lt|gt|quot|amp);/gu, (whole, name: string) => ENTITIES[name] ?? whole);
  const back = textToHtml(text, nothing);
  const shown = as === 'linha' ? back.replaceAll(OUTER, '') : back;
  return shown === html ? text : null;
}

export type ComImagens = {
  readonly html: string;
  readonly usadas: readonly ImagemExportada[];
  readonly faltam: boolean;
};

/** The same HTML with pictures under their names. @param nameOf how the format refers to a picture of its own */
export function comImagens(html: string, imagens: Imagens, nameOf: (nome: string) => string): ComImagens {
  const usadas: ImagemExportada[] = [];
  let faltam = false;
  const written = html.replaceAll(IMG, (tag) => {
    const src = attribute(tag, 'src') ?? '';
    const found = imagens.get(src.replaceAll('&amp;', '&'));
    if (!found) {
      faltam = true;
      return '';
    }
    usadas.push(found);
    return tag.replace(`src="${src}"`, `src="${escapeHtml(nameOf(found.nome))}"`);
  });
  return { html: written, usadas, faltam };
}

/** Addresses of pictures in HTML. */
export const enderecosDe = (html: string): readonly string[] =>
  [...html.matchAll(IMG)].flatMap(([tag]) => attribute(tag, 'src')?.replaceAll('&amp;', '&') ?? []);

/** Every text of a question that may have pictures. */
export const textosDe = (questao: {
  readonly texto_base: { readonly conteudo: string } | null;
  readonly enunciado: string;
  readonly alternativas: readonly { readonly texto: string; readonly motivo: string }[];
  readonly comentario: string;
  readonly orientacoes: string;
}): readonly string[] => [
  questao.texto_base?.conteudo ?? '',
  questao.enunciado,
  ...questao.alternativas.flatMap(({ texto, motivo }) => [texto, motivo]),
  questao.comentario,
  questao.orientacoes,
];

/** The passage and the stem as one text, for a format that has no passages. */
export const comPassagem = ({
  texto_base,
  enunciado,
}: Pick<Parameters<typeof textosDe>[0], 'texto_base' | 'enunciado'>) =>
  texto_base === null ? enunciado : `${texto_base.conteudo}\n${enunciado}`;

/** Signs that no XML has. */
const UNWRITABLE = /(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/gu;
export const semControle = (text: string): string => text.replaceAll(UNWRITABLE, '');

/** A text inside of an XML document. */
export const xmlText = (text: string): string => escapeHtml(semControle(text));
