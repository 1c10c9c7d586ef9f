// What a package with `exports` in its package.json offers to others, read with the compiler of TypeScript 5.9:
// each exported name with its kind, docstring and declaration, each component with its props.
// It judges nothing (rules.mjs) and formats nothing (render.mjs).
// @ts-check
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';

/**
 * @typedef {{ name: string, type: string, optional: boolean, doc: string, unnamed: boolean, own: boolean, at: string }} Prop
 * @typedef {{ shared: Prop[], variants: Prop[][] }} Props Those of every variant, then those of each (none: one variant).
 * @typedef {{ name: string, kind: 'component' | 'function' | 'value' | 'type' | 'foreign', doc: string, text: string,
 *   at: string, props?: Props }} Export
 * @typedef {{ name: string, exports: Export[] }} Entry
 */

/**
 * @param {string} folder of the package
 * @param {(entry: string) => boolean} isPublic
 * @returns {Entry[]}
 */
export function readPackage(folder, isPublic = () => true) {
  /** @type {{ name: string, exports: Record<string, string> }} */
  const { name, exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const files = Object.entries(exports)
    .flatMap(([path, file]) => behind(folder, path, file))
    .map(([path, file]) => /** @type {const} */ ([join(name, path), join(folder, file)]))
    .filter(([entry]) => isPublic(entry));
  const program = ts.createProgram(
    files.map(([, file]) => file),
    optionsOf(folder),
  );
  const checker = program.getTypeChecker();
  return files.map(([entry, file]) => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`${file} is not a module: does package.json name a file that exists?`);
    const found = checker.getExportsOfModule(module).map((symbol) => describe(symbol, checker, folder));
    return { name: entry, exports: found.sort((a, b) => (a.name < b.name ? -1 : 1)) };
  });
}

/**
 * The entries that a pattern stands for, in order of the alphabet; those of the index stand with it.
 * @param {string} folder
 * @param {string} path
 * @param {string} file
 * @returns {[path: string, file: string][]}
 */
function behind(folder, path, file) {
  if (!path.includes('*')) return [[path, file]];
  const found = globSync(file, { cwd: folder }).filter((one) => !one.includes('.test.') && !one.endsWith('/index.ts'));
  return found.sort().map((one) => [path.replace('*', basename(one, '.ts')), one]);
}

/** @param {string} folder */
function optionsOf(folder) {
  const path = join(folder, 'tsconfig.json');
  const { config, error } = ts.readConfigFile(path, (file) => ts.sys.readFile(file));
  if (error) throw new Error(ts.flattenDiagnosticMessageText(error.messageText, '\n'));
  return ts.parseJsonConfigFileContent(config, ts.sys, folder).options;
}

/**
 * @param {ts.Symbol} exported
 * @param {ts.TypeChecker} checker
 * @param {string} folder
 * @returns {Export}
 */
function describe(exported, checker, folder) {
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  const [declaration] = symbol.declarations ?? [];
  if (!declaration) throw new Error(`${exported.name} has no declaration: does its package resolve?`);
  const base = {
    name: exported.name,
    doc: ts.displayPartsToString(symbol.getDocumentationComment(checker)),
    at: place(declaration, folder),
  };
  if (!isOf(folder, declaration)) return { ...base, kind: 'foreign', doc: '', text: '' };
  if (!(symbol.flags & ts.SymbolFlags.Value))
    return { ...base, kind: 'type', text: typeText(symbol, declaration, checker) };

  const type = checker.getTypeOfSymbolAtLocation(symbol, declaration);
  const [signature] = type.getCallSignatures();
  if (!signature) return { ...base, kind: 'value', text: `const ${exported.name}: ${textOf(type, checker)}` };
  const [first] = signature.parameters;
  const made = checker.typeToString(signature.getReturnType());
  const isComponent = /^[A-Z]/.test(exported.name) && /^(ReactNode|Element|ReactElement\b)/.test(made);
  const text = checker.signatureToString(signature, declaration, ts.TypeFormatFlags.NoTruncation);
  if (!isComponent) return { ...base, kind: 'function', text: `${exported.name}${text}` };
  const props = first && propsOf(checker.getTypeOfSymbolAtLocation(first, declaration), checker, folder);
  return { ...base, kind: 'component', text: made, props: props ?? { shared: [], variants: [] } };
}

/**
 * @param {ts.Type} type
 * @param {ts.TypeChecker} checker
 * @param {string} folder
 * @returns {Props}
 */
function propsOf(type, checker, folder) {
  const variants = (type.isUnion() ? type.types : [type]).map((variant) =>
    variant.getProperties().map((symbol) => prop(symbol, checker, folder)),
  );
  const [first = [], ...others] = variants;
  const inAll = (/** @type {Prop} */ one) =>
    others.every((variant) => variant.some((other) => JSON.stringify(other) === JSON.stringify(one)));
  const shared = first.filter(inAll);
  const isShared = (/** @type {Prop} */ one) => shared.some((other) => other.name === one.name);
  return {
    shared: shared.sort(byNeed),
    variants: others.length === 0 ? [] : variants.map((own) => own.filter((one) => !isShared(one)).sort(byNeed)),
  };
}

/**
 * @param {ts.Symbol} symbol
 * @param {ts.TypeChecker} checker
 * @param {string} folder
 * @returns {Prop}
 */
function prop(symbol, checker, folder) {
  const [declaration] = symbol.declarations ?? [];
  const written = declaration && ts.isPropertySignature(declaration) ? declaration.type : undefined;
  const text = written && oneLine(written);
  // `keyof typeof css.look` tells a reader nothing: its values do.
  const type = text && !text.includes('typeof ') ? text : textOf(checker.getTypeOfSymbol(symbol), checker);
  return {
    name: symbol.name,
    type,
    optional: (symbol.flags & ts.SymbolFlags.Optional) !== 0,
    doc: ts.displayPartsToString(symbol.getDocumentationComment(checker)),
    unnamed: symbol.getJsDocTags(checker).some(({ name, text }) => name === 'unnamed' && text !== undefined),
    own: declaration !== undefined && isOf(folder, declaration),
    at: declaration ? place(declaration, folder) : '',
  };
}

/** Required first, then by name. @param {Prop} a @param {Prop} b */
const byNeed = (a, b) => Number(a.optional) - Number(b.optional) || (a.name < b.name ? -1 : 1);

/** @param {string} folder @param {ts.Node} node */
function isOf(folder, node) {
  const { fileName } = node.getSourceFile();
  return fileName.startsWith(join(folder, '/')) && !fileName.includes('/node_modules/');
}

/** File and line from the package's folder. @param {ts.Node} node @param {string} folder */
function place(node, folder) {
  const source = node.getSourceFile();
  const { line } = source.getLineAndCharacterOfPosition(node.getStart());
  return `${source.fileName.slice(join(folder, '/').length)}:${line + 1}`;
}

const printer = ts.createPrinter({ removeComments: true });

/** As it is written, without the line breaks a formatter may move. @param {ts.Node} node */
function oneLine(node) {
  const text = printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile());
  return text
    .replace(/^export /, '')
    .replace(/\s+/g, ' ')
    .replace(/= \| /, '= ')
    .replace(/^\| /, '');
}

/**
 * A type as its author wrote it, docstrings of its members included.
 * @param {ts.Symbol} symbol
 * @param {ts.Declaration} declaration
 * @param {ts.TypeChecker} checker
 */
function typeText(symbol, declaration, checker) {
  const written = declaration.getText().replace(/^export /, '');
  if (!/^type [^={]*= (keyof )?typeof /.test(written)) return written;
  return `type ${symbol.name} = ${textOf(checker.getDeclaredTypeOfSymbol(symbol), checker)};`;
}

/** @param {ts.Type} type @param {ts.TypeChecker} checker */
function textOf(type, checker) {
  /** @type {ts.TypeFormatFlags} */
  const flags =
    ts.TypeFormatFlags.NoTruncation |
    ts.TypeFormatFlags.InTypeAlias |
    ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;
  const text = (/** @type {ts.Type} */ one) => checker.typeToString(one, undefined, flags).replace(/\s+/g, ' ');
  if (!type.isUnion()) return text(type);
  // The compiler keeps members in the order it first saw them, which another file can change.
  const members = type.types.filter((one) => !(one.flags & ts.TypeFlags.Undefined)).map(text);
  return [...new Set(members)].sort().join(' | ');
}
