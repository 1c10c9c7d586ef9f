/** The pictures of an exam: found in the folder, recognised by their first bytes, named by the hash of their content. */
import { createHash } from 'node:crypto';

import type { Picture } from '../../question/rich-text/markdown.ts';
import type { Question } from './formato.ts';
import type { ExamFolder } from './pasta.ts';
import { aviso, type Aviso } from './relatorio.ts';

export type Midia = { readonly sha256: string; readonly tipo: string; readonly conteudo: Buffer };

const PLACEHOLDER = 'broken-image.svg';
const MISSING: Picture = { texto: '[Imagem indisponível]' };

const KINDS = [
  { tipo: 'image/png', ext: 'png', head: Buffer.from([0x89, 0x50, 0x4e, 0x47]), tail: Buffer.from('IEND') },
  { tipo: 'image/jpeg', ext: 'jpg', head: Buffer.from([0xff, 0xd8, 0xff]), tail: Buffer.from([0xff, 0xd9]) },
  { tipo: 'image/gif', ext: 'gif', head: Buffer.from('GIF8'), tail: Buffer.from([0x3b]) },
] as const;
/** Only a little padding may follow the end mark. */
const TAIL_BYTES = 64;

/** The type of a complete picture. Undefined for anything else, such as a truncated file. */
export function kindOf(bytes: Buffer): (typeof KINDS)[number] | undefined {
  return KINDS.find(
    ({ head, tail }) => bytes.subarray(0, head.length).equals(head) && bytes.subarray(-TAIL_BYTES).includes(tail),
  );
}

/** Path under `questions/` of a picture's address. Null when the address points elsewhere. */
function pathOf(url: string, slug: string): string | null {
  const under = /\/questions\/(.+)$/u.exec(url)?.[1];
  if (under !== undefined) return decodeURI(under);
  return /^[\w.-]+$/u.test(url) ? `${slug}/${url}` : null;
}

export type Pictures = {
  readonly midias: ReadonlyMap<string, Midia>;
  readonly avisos: readonly Aviso[];
  /** The picture at an address in a question, with its description. */
  picture(question: Question, url: string, alt: string): Picture;
};

function urlsOf(question: Question): string[] {
  const inText = [question.context, question.alternativesIntroduction, ...question.alternatives.map(({ text }) => text)]
    .flatMap((text) => [...(text ?? '').matchAll(/!\[[^\]]*\]\(([^)\s]+)/gu)])
    .map(([, url = '']) => url);
  return [...new Set([...inText, ...question.alternatives.flatMap(({ file }) => (file ? [file] : []))])];
}

/** Reads every picture that a question names. A missing or broken picture is reported, and the question is kept. */
export async function readPictures(folder: ExamFolder, escola_id: number): Promise<Pictures> {
  const midias = new Map<string, Midia>();
  const sources = new Map<string, string>();
  const avisos: Aviso[] = [];
  for (const question of folder.questions) {
    for (const url of urlsOf(question)) {
      const arquivo = url.slice(url.lastIndexOf('/') + 1);
      const path = pathOf(url, question.slug);
      const bytes = path === null || arquivo === PLACEHOLDER ? null : await folder.readFile(path);
      const kind = bytes ? kindOf(bytes) : undefined;
      if (bytes && kind) {
        const sha256 = createHash('sha256').update(bytes).digest('hex');
        midias.set(sha256, { sha256, tipo: kind.tipo, conteudo: bytes });
        sources.set(`${question.slug} ${url}`, `/api/v2/midias/${escola_id}/${sha256}.${kind.ext}`);
      } else {
        const broken = bytes !== null || arquivo === PLACEHOLDER;
        avisos.push(aviso(broken ? 'IMAGEM_QUEBRADA' : 'IMAGEM_AUSENTE', question.slug, { arquivo }));
      }
    }
  }
  return {
    midias,
    avisos,
    picture: (question, url, alt) => {
      const src = sources.get(`${question.slug} ${url}`);
      return src === undefined ? MISSING : { src, alt };
    },
  };
}
