/** An XML document as a tree. Names are without prefix; entities stay as written until `textOf` decodes the known ones. */
import { XMLParser, XMLValidator } from 'fast-xml-parser';

import { LeituraRecusada } from '../../leitura.ts';
import { guardXml } from './guarda.ts';

export type Elemento = {
  readonly nome: string;
  readonly atributos: Readonly<Record<string, string>>;
  readonly filhos: readonly No[];
};
/** Text as written (`cru`: with entities), or what stood in a CDATA section. */
export type Texto = { readonly texto: string; readonly cru: boolean };
export type No = Elemento | Texto;

export const isElemento = (no: No): no is Elemento => 'nome' in no;

const TEXT = '#text';
const CDATA = '#cdata';
const ATTRIBUTES = ':@';

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  removeNSPrefix: true,
  processEntities: false,
  htmlEntities: false,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  textNodeName: TEXT,
  cdataPropName: CDATA,
});

const ENTITY = /&(?:(lt|gt|quot|apos|amp)|#(\d{1,7})|#x([\da-f]{1,6}));/giu;
const NAMES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

/** The five names and numbers; anything else stays as written. */
export const decodeXml = (text: string): string =>
  text.replaceAll(ENTITY, (whole: string, name?: string, decimal?: string, hex?: string) => {
    if (name !== undefined) return NAMES[name.toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex ?? '0', 16) : Number(decimal);
    return code > 0 && code <= 0x10_ff_ff && !(code >= 0xd8_00 && code <= 0xdf_ff) ? String.fromCodePoint(code) : '';
  });

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function attributesOf(value: unknown): Record<string, string> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(Object.entries(value).map(([name, text]) => [name, decodeXml(textIn(text))]));
}

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

function cdataText(value: unknown): string {
  const [first] = Array.isArray(value) ? value : [];
  return isRecord(first) ? textIn(first[TEXT]) : '';
}

function nodesOf(given: unknown): No[] {
  if (!Array.isArray(given)) return [];
  return given.flatMap((one: unknown): No[] => {
    if (!isRecord(one)) return [];
    const nome = Object.keys(one).find((key) => key !== ATTRIBUTES);
    if (nome === undefined) return [];
    if (nome === TEXT) return [{ texto: textIn(one[TEXT]), cru: true }];
    if (nome === CDATA) return [{ texto: cdataText(one[CDATA]), cru: false }];
    return [{ nome, atributos: attributesOf(one[ATTRIBUTES]), filhos: nodesOf(one[nome]) }];
  });
}

/** The root of a document. @throws LeituraRecusada for one that is made to harm, or is no XML */
export function parseXml(xml: string): Elemento {
  guardXml(xml);
  if (XMLValidator.validate(xml) !== true) throw new LeituraRecusada('arquivo_danificado');
  let nodes: No[];
  try {
    nodes = nodesOf(parser.parse(xml));
  } catch {
    throw new LeituraRecusada('arquivo_danificado');
  }
  const root = nodes.find(isElemento);
  if (!root) throw new LeituraRecusada('arquivo_danificado');
  return root;
}

const DECLARED = /^<\?xml[^>]*\bencoding\s*=\s*["']([\w-]+)["']/u;

/** The text of the bytes: a mark of byte order decides, else what the document declares, else UTF-8. @throws LeituraRecusada */
export function decodeDocument(bytes: Uint8Array): string {
  const head = new TextDecoder('windows-1252').decode(bytes.subarray(0, 200));
  const [a, b] = bytes;
  const marked = a === 0xff && b === 0xfe ? 'utf-16le' : a === 0xfe && b === 0xff ? 'utf-16be' : null;
  const label = marked ?? DECLARED.exec(head)?.[1]?.toLowerCase() ?? 'utf-8';
  try {
    return new TextDecoder(label === 'utf-16' ? 'utf-8' : label, { fatal: true }).decode(bytes).replace(/^\uFEFF/u, '');
  } catch {
    throw new LeituraRecusada('arquivo_danificado');
  }
}

/** Elements of that name among the children. */
export const filhosDe = (elemento: Elemento, nome: string): readonly Elemento[] =>
  elemento.filhos.filter(isElemento).filter((filho) => filho.nome === nome);

export const filhoDe = (elemento: Elemento, nome: string): Elemento | null => filhosDe(elemento, nome)[0] ?? null;

/** All that is written inside, decoded. */
export function textOf(elemento: Elemento | null): string {
  if (!elemento) return '';
  return elemento.filhos.map((no) => (isElemento(no) ? textOf(no) : no.cru ? decodeXml(no.texto) : no.texto)).join('');
}
