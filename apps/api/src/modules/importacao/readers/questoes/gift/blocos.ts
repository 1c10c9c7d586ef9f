/** Cuts a GIFT file into blocks of one question each, so that one that cannot be read spoils no other. */
import { placeOf } from './sinais.ts';

export type Bloco = {
  /** Line of the file on which it begins, from 1. */
  readonly linha: number;
  readonly texto: string;
  readonly categoria: string | null;
  readonly id: string | null;
  readonly etiquetas: readonly string[];
};

type Chunk = { readonly linha: number; readonly linhas: readonly string[] };

const COMMENT = /^\s*\/\//u;
const CATEGORY = /^\s*\$CATEGORY\s*:(.*)$/iu;
const ID = /\[id:((?:\\.|[^\]\\])*)\]/u;
const TAG = /\[tag:((?:\\.|[^\]\\])*)\]/gu;
const BEGINS = /^\s*(?:::|\/\/|\$CATEGORY)/iu;

/** Runs of lines between blank ones. */
function chunksOf(text: string): Chunk[] {
  const chunks: Chunk[] = [];
  let linhas: string[] = [];
  for (const [index, line] of [...text.split('\n'), ''].entries()) {
    if (line.trim() !== '') linhas.push(line);
    else if (linhas.length > 0) {
      chunks.push({ linha: index - linhas.length + 1, linhas });
      linhas = [];
    }
  }
  return chunks;
}

const bodyOf = (linhas: readonly string[]): string => linhas.filter((line) => !COMMENT.test(line)).join('\n');

/** Whether the answers are still open at the end. */
function isOpen(text: string): boolean {
  const open = placeOf(text, '{');
  return open >= 0 && placeOf(text, '}', open + 1) < 0;
}

/** Blank lines that the answers of one question may hold. */
const MOST = 20;

/** Answers may hold blank lines: what follows is joined while it ends them and begins no question of its own. */
function joined(chunks: readonly Chunk[]): Chunk[] {
  const result: Chunk[] = [];
  for (let at = 0; at < chunks.length; at += 1) {
    const first = chunks[at];
    if (!first) break;
    let linhas = [...first.linhas];
    let next = at;
    while (next - at < MOST && isOpen(bodyOf(linhas))) {
      const following = chunks[next + 1];
      const text = following ? bodyOf(following.linhas) : '';
      const close = placeOf(text, '{}');
      if (!following || BEGINS.test(text) || (close >= 0 && text[close] === '{')) break;
      linhas = [...linhas, '', ...following.linhas];
      next += 1;
    }
    if (isOpen(bodyOf(linhas))) result.push(first);
    else {
      result.push({ linha: first.linha, linhas });
      at = next;
    }
  }
  return result;
}

const plain = (text: string): string => text.replaceAll(/\\([[\]\\])/gu, '$1').trim();

/** The blocks in their order. A category and the marks of a comment hold for the question that follows. */
export function blocosDe(text: string): readonly Bloco[] {
  const blocos: Bloco[] = [];
  let categoria: string | null = null;
  let id: string | null = null;
  let etiquetas: string[] = [];
  for (const { linha, linhas } of joined(chunksOf(text.replaceAll(/\r\n?/gu, '\n')))) {
    const body: string[] = [];
    let begin = linha;
    for (const [index, line] of linhas.entries()) {
      const named = body.length === 0 ? CATEGORY.exec(line)?.[1] : undefined;
      if (COMMENT.test(line)) {
        id = plain(ID.exec(line)?.[1] ?? '') || id;
        etiquetas = [...etiquetas, ...[...line.matchAll(TAG)].map(([, tag = '']) => plain(tag))];
      } else if (named !== undefined) categoria = named.trim();
      else if (line.trim() !== '' || body.length > 0) {
        if (body.length === 0) begin = linha + index;
        body.push(line);
      }
    }
    const texto = body.join('\n').trim();
    if (texto === '') continue;
    blocos.push({ linha: begin, texto, categoria, id, etiquetas });
    id = null;
    etiquetas = [];
  }
  return blocos;
}
