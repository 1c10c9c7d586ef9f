/** The pictures of an exam: found in the folder, recognised by their first bytes, named by the hash of their content. */
import { createHash } from 'node:crypto';

import { markdownInlineToHtml, markdownToHtml, type Picture } from '../../../http/rich-text/markdown.ts';
import { bmpToPng } from '../../../http/bmp.ts';
import { heightOf, isShowable, type Kind, kindOf, sizeOf, unsupportedName } from '../../../http/formato-imagem.ts';
import { semMetadados } from '../../../http/metadados-imagem.ts';
import type { Midia } from '../../questoes/index.ts';
import type { Question } from './formato.ts';
import type { ExamFolder } from './pasta-lida.ts';
import { aviso, type Aviso } from './relatorio.ts';
import { MISSING } from './texto-vazio.ts';

const PLACEHOLDER = 'broken-image.svg';

/** Formulas of the folders are drawn about twice as large as the text beside them. */
const LINE = { upTo: 48, shown: 20 };
const FRACTION = { upTo: 72, shown: 36 };

/** The height at which a small picture, a formula, keeps to the text around it; undefined for all others. */
function textHeight(pixels: number | undefined): number | undefined {
  if (pixels === undefined) return undefined;
  const size = [LINE, FRACTION].find(({ upTo }) => pixels <= upTo);
  return size && Math.min(pixels, size.shown);
}

/** A file as it can be kept: itself, or what it is turned into; else the warning about it. */
function readable(
  bytes: Buffer | null,
  { questao, arquivo }: { questao: string; arquivo: string },
): { bytes?: Buffer; kind?: Kind; aviso?: Aviso } {
  if (arquivo === PLACEHOLDER) return { aviso: aviso('IMAGEM_QUEBRADA', questao, { arquivo }) };
  if (bytes === null) return { aviso: aviso('IMAGEM_AUSENTE', questao, { arquivo }) };
  const kind = kindOf(bytes);
  const size = kind && sizeOf(bytes);
  if (kind && !size) return { aviso: aviso('IMAGEM_QUEBRADA', questao, { arquivo }) };
  if (size && !isShowable(size))
    return { aviso: aviso('IMAGEM_GRANDE', questao, { arquivo, pontos: `${size.width} × ${size.height}` }) };
  if (kind) {
    const kept = semMetadados(bytes, kind.tipo);
    return kept === null ? { aviso: aviso('IMAGEM_QUEBRADA', questao, { arquivo }) } : { bytes: kept, kind };
  }
  const formato = unsupportedName(bytes);
  if (formato === null) return { aviso: aviso('IMAGEM_QUEBRADA', questao, { arquivo }) };
  const converted = bmpToPng(bytes);
  if (!converted) return { aviso: aviso('IMAGEM_NAO_SUPORTADA', questao, { arquivo, formato }) };
  const said = aviso('IMAGEM_CONVERTIDA', questao, { arquivo, formato });
  return { bytes: converted, kind: { tipo: 'image/png', ext: 'png' }, aviso: said };
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Path under `questions/` of a picture's address. Null when the address points elsewhere. */
function pathOf(url: string, slug: string): string | null {
  const under = /\/questions\/([^?#]+)/u.exec(url)?.[1];
  if (under !== undefined) return decoded(under);
  const own = decoded(url);
  return /^[^/\\:?#]+$/u.test(own) ? `${slug}/${own}` : null;
}

export type Pictures = {
  readonly midias: ReadonlyMap<string, Midia>;
  readonly avisos: readonly Aviso[];
  /** The picture at an address in a question, with its description. */
  picture(question: Question, url: string, alt: string | null): Picture;
};

/** The addresses of the pictures of a question, as Markdown reads them. */
function urlsOf(question: Question): string[] {
  const urls = new Set<string>();
  const collect = (url: string): Picture => {
    urls.add(url);
    return MISSING;
  };
  for (const text of [question.context, question.alternativesIntroduction]) markdownToHtml(text ?? '', collect);
  for (const { text, file } of question.alternatives) {
    markdownInlineToHtml(text ?? '', collect);
    if (file) urls.add(file);
  }
  return [...urls];
}

/**
 * Reads every picture that a question names. A missing or broken picture is reported, and the question is kept.
 * @param pasta address below which pictures of the school are, with its last slash
 */
export async function readPictures(folder: ExamFolder, pasta: string): Promise<Pictures> {
  const midias = new Map<string, Midia>();
  const sources = new Map<string, { src: string; height: number | undefined }>();
  const avisos: Aviso[] = [];
  for (const question of folder.questions) {
    for (const url of urlsOf(question)) {
      const arquivo = url.slice(url.lastIndexOf('/') + 1);
      const path = pathOf(url, question.slug);
      const file = path === null || arquivo === PLACEHOLDER ? null : await folder.readFile(path);
      const { bytes, kind, aviso: said } = readable(file, { questao: question.slug, arquivo });
      if (said) avisos.push(said);
      if (!bytes || !kind) continue;
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      midias.set(sha256, { sha256, tipo: kind.tipo, conteudo: bytes });
      const src = `${pasta}${sha256}.${kind.ext}`;
      sources.set(`${question.slug} ${decoded(url)}`, { src, height: textHeight(heightOf(bytes)) });
    }
  }
  return {
    midias,
    avisos,
    picture: (question, url, alt) => {
      // Markdown writes signs of an address in percent, which the file may not do.
      const found = sources.get(`${question.slug} ${decoded(url)}`);
      if (!found) return MISSING;
      const { src, height } = found;
      return height === undefined ? { src, alt } : { src, alt, height };
    },
  };
}
