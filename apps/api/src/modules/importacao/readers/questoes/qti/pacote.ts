/** The files of a QTI package by its manifest: items in the order of its tests, passages, pictures, words. Pure. */
import type { Arquivos } from '../conteudo.ts';
import { LeituraRecusada } from '../../leitura.ts';
import { LIMITES, type QuestaoLida } from '../modelo.ts';
import { decodeDocument, type Elemento, parseXml, textOf } from '../xml/arvore.ts';
import { type Ambiente, readItem } from './item.ts';
import { atributoDe, nomeDe, primeiro, todos } from './nomes.ts';

/** Files of the zip by their names. */
export type Entradas = Readonly<Record<string, Uint8Array>>;

const MANIFEST = /(?:^|\/)imsmanifest\.xml$/iu;

/** The name of the manifest; null in a zip that is no package. */
export const manifestoDe = (nomes: readonly string[]): string | null =>
  nomes.find((nome) => MANIFEST.test(nome)) ?? null;

const folderOf = (nome: string): string => nome.slice(0, nome.lastIndexOf('/') + 1);

/** An address beside a file, as a name of the zip. */
function resolve(from: string, href: string): string {
  const parts: string[] = [];
  for (const part of `${folderOf(from)}${decoded(href)}`.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const ITEM = /^imsqti_item_xmlv\dp\d$/iu;
const TEST = /^imsqti_test_xmlv\dp\d$/iu;

type Recurso = Pick<Ambiente, 'codigo' | 'dificuldade' | 'palavras' | 'categoria'> & { readonly nome: string };

/** How hard an item is, in the words of the catalogue. */
const NIVEIS: Readonly<Record<string, Ambiente['dificuldade']>> = {
  'very easy': 'facil',
  easy: 'facil',
  medium: 'medio',
  difficult: 'dificil',
  'very difficult': 'dificil',
};

/** Key words, and the way to the folder, as a catalogue writes them beside a file. */
function recursoDe(resource: Elemento, manifest: string): Recurso {
  const words = todos(resource, 'keyword').map((one) => textOf(one).trim());
  const taxons = todos(resource, 'taxon').map((one) => textOf(primeiro(one, 'entry')).trim());
  const general = primeiro(resource, 'general');
  const code = general ? textOf(primeiro(primeiro(general, 'identifier') ?? general, 'entry')).trim() : '';
  const level = primeiro(resource, 'difficulty');
  return {
    dificuldade: level ? (NIVEIS[textOf(primeiro(level, 'value')).trim().toLowerCase()] ?? null) : null,
    codigo: code === '' ? null : code.slice(0, 60),
    nome: resolve(manifest, atributoDe(resource, 'href')),
    palavras: words.filter((word) => word !== '').slice(0, 50),
    categoria: taxons.filter((taxon) => taxon !== '').slice(0, 10),
  };
}

const arquivosDe =
  (entradas: Entradas, from: string): Arquivos =>
  (href) =>
    entradas[resolve(from, href)] ?? null;

/** Items in the order in which the tests name them, then those that no test names. */
function ordered(items: readonly Recurso[], tests: readonly string[], entradas: Entradas): readonly Recurso[] {
  const named = tests.flatMap((test) => {
    const root = rootOf(entradas, test);
    const refs = root ? todos(root, 'assessmentitemref') : [];
    return refs.map((ref) => resolve(test, atributoDe(ref, 'href')));
  });
  const place = (nome: string) => (named.includes(nome) ? named.indexOf(nome) : named.length);
  return items.toSorted((a, b) => place(a.nome) - place(b.nome));
}

const semArquivo = (nome: string): Elemento => ({ nome, atributos: {}, filhos: [] });

/** The document of that name; null where the package has none. A broken one spoils no other. */
function rootOf(entradas: Entradas, nome: string): Elemento | null {
  const bytes = entradas[nome];
  if (!bytes) return null;
  try {
    return parseXml(decodeDocument(bytes));
  } catch (error) {
    if (error instanceof LeituraRecusada && error.codigo === 'arquivo_danificado') return semArquivo('XML danificado');
    throw error;
  }
}

/** @throws LeituraRecusada for a package without items, or one that is made to harm */
export function readPacoteQti(entradas: Entradas, manifest: string, pasta: string): readonly QuestaoLida[] {
  const resources = todos(parseXml(decodeDocument(entradas[manifest] ?? new Uint8Array())), 'resource');
  const typed = (type: RegExp) => resources.filter((one) => type.test(atributoDe(one, 'type')));
  const items = typed(ITEM).map((one) => recursoDe(one, manifest));
  const tests = typed(TEST).map((one) => resolve(manifest, atributoDe(one, 'href')));
  if (items.length === 0) throw new LeituraRecusada('sem_questoes');
  if (items.length > LIMITES.questoes) throw new LeituraRecusada('questoes_demais');
  return ordered(items, tests, entradas).map(({ nome, ...rest }, index) => {
    const estimulo: Ambiente['estimulo'] = (href) => {
      const from = resolve(nome, href);
      const root = rootOf(entradas, from);
      return root && { raiz: root, arquivos: arquivosDe(entradas, from) };
    };
    const root = rootOf(entradas, nome) ?? semArquivo('arquivo ausente');
    const ambiente = { ...rest, arquivo: nome.slice(-60), linha: index + 1, pasta, estimulo };
    return readItem(root, { ...ambiente, arquivos: arquivosDe(entradas, nome) });
  });
}

/** A single item, without its files. */
export function readItemQti(raiz: Elemento, pasta: string): readonly QuestaoLida[] {
  if (nomeDe(raiz) !== 'assessmentitem') throw new LeituraRecusada('xml_desconhecido');
  const nothing = {
    codigo: null,
    dificuldade: null,
    palavras: [],
    categoria: [],
    arquivos: () => null,
    estimulo: () => null,
  };
  return [readItem(raiz, { ...nothing, arquivo: '', linha: 1, pasta })];
}
