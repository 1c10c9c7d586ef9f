/** Which format a file of questions has, by its bytes, and by its name where the bytes leave it open. */
import { type ArquivoEstranho, readArquivoDeTabela, TABELA_MAX_BYTES } from '@luneta/domain/tabela-arquivo';

import { isExamZip } from '../../enem/exam-zip.ts';
import { colunaDeQuestao } from './tabela/colunas.ts';

export type FormatoDeQuestoes = 'csv' | 'xlsx' | 'zip' | 'moodle_xml' | 'gift' | 'qti' | 'enem';
/** What the file is that is read as nothing: a kind of file, or an XML of something else. */
export type Desconhecido = ArquivoEstranho | 'xml';

const HEAD = 20_000;
const XML =
  /^\s*<(?:\?xml|!--|!DOCTYPE|[\w-]+:?(?:quiz|assessmentItem|qti-assessment-item)\b|quiz\b|assessmentItem\b|qti-)/iu;
const ROOT = /<(?:[\w-]+:)?(quiz|assessmentItem|qti-assessment-item)\b/iu;
const MANIFEST = 'imsmanifest.xml';

const headOf = (bytes: Uint8Array): string => {
  const [a, b] = bytes;
  const label = a === 0xff && b === 0xfe ? 'utf-16le' : a === 0xfe && b === 0xff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(label).decode(bytes.subarray(0, HEAD));
};

function formatoDeTexto(texto: string, nome: string): FormatoDeQuestoes {
  if (/\.gift$/iu.test(nome)) return 'gift';
  if (/\.(?:csv|tsv)$/iu.test(nome)) return 'csv';
  const [heading = ''] = texto.trimStart().split('\n');
  const titles = heading.split(/[;,\t]/u).map((title) => colunaDeQuestao(title.replaceAll('"', '')).campo);
  if (titles.includes('enunciado')) return 'csv';
  return /\{[\s\S]*\}|^\s*::|^\s*\$CATEGORY/mu.test(texto) ? 'gift' : 'csv';
}

/** By the names in its directory; nothing is unpacked. */
function formatoDoZip(bytes: Uint8Array): FormatoDeQuestoes {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  if (buffer.includes(MANIFEST)) return 'qti';
  return isExamZip(buffer) ? 'enem' : 'zip';
}

/** The format, or what the file is instead. */
export function formatoDeQuestoes(
  bytes: Uint8Array,
  nome: string,
): { readonly formato: FormatoDeQuestoes } | { readonly desconhecido: Desconhecido } {
  if (bytes.length > TABELA_MAX_BYTES) return { desconhecido: 'grande' };
  const head = headOf(bytes);
  if (XML.test(head)) {
    const root = ROOT.exec(head)?.[1]?.toLowerCase();
    if (root === undefined) return { desconhecido: 'xml' };
    return { formato: root === 'quiz' ? 'moodle_xml' : 'qti' };
  }
  const arquivo = readArquivoDeTabela(bytes);
  if (arquivo.tipo === 'xlsx') return { formato: 'xlsx' };
  if (arquivo.tipo === 'zip') return { formato: formatoDoZip(bytes) };
  if (arquivo.tipo === 'texto') return { formato: formatoDeTexto(arquivo.texto, nome) };
  return { desconhecido: arquivo.tipo };
}
