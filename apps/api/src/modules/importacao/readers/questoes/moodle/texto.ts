/** A text of a Moodle question, with the files beside it. */
import type { Arquivos, Conteudo, Escrita } from '../conteudo.ts';
import type { CampoDaQuestao } from '../modelo.ts';
import { type Elemento, filhoDe, filhosDe, textOf } from '../xml/arvore.ts';

const ESCRITAS: Readonly<Record<string, Escrita>> = {
  html: 'html',
  '1': 'html',
  plain_text: 'texto',
  '2': 'texto',
  markdown: 'markdown',
  '4': 'markdown',
};
const PLUGIN_FILE = /@@PLUGINFILE@@(?:\/|%2F)/giu;
/** What Moodle itself takes for HTML in a text without a format. */
const HAS_TAG = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>|&(?:[a-z]+|#\d+);/iu;

/** How a text without a declared format is written. */
export const escritaDe = (format: string | undefined, source: string): Escrita =>
  ESCRITAS[format ?? ''] ?? (HAS_TAG.test(source) ? 'html' : 'texto');

function filesOf(owner: Elemento): Arquivos {
  const files = filhosDe(owner, 'file').filter(({ atributos }) => atributos['encoding'] === 'base64');
  return (nome) => {
    const wanted = nome.split('?')[0];
    const file = files.find(
      ({ atributos: { name, path = '/' } }) => name === wanted || `${path}${name}` === `/${wanted}`,
    );
    return file ? Buffer.from(file.filhos.map((no) => ('texto' in no ? no.texto : '')).join(''), 'base64') : null;
  };
}

/** @param owner the element that holds the text and its files; null reads as empty */
export function readTexto(
  conteudo: Conteudo,
  campo: CampoDaQuestao,
  owner: Elemento | null,
  as: 'texto' | 'linha' = 'texto',
): string {
  if (!owner) return '';
  const source = textOf(filhoDe(owner, 'text')).replaceAll(PLUGIN_FILE, '');
  if (source.trim() === '') return '';
  return conteudo[as](campo, source, escritaDe(owner.atributos['format'], source), filesOf(owner));
}

/** A word of the file, such as a tag or a name. */
export const wordOf = (elemento: Elemento | null): string =>
  (elemento ? (filhoDe(elemento, 'text') ? textOf(filhoDe(elemento, 'text')) : textOf(elemento)) : '').trim();
