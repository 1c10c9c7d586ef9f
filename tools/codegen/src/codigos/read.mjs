// Which error codes each operation of the server may answer, read from its sources with the compiler of TypeScript 5.9: from the
// handler of an operation along everything it names to the factories of http/errors.ts, whose first argument is the code. It
// follows names, not values that are handed over at run time; the check of every answer in the server's tests finds those.
// @ts-check
import { globSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** Factories of http/errors.ts that take the code first. */
const FACTORIES = new Set([
  'badRequest',
  'unauthenticated',
  'forbidden',
  'notFound',
  'conflict',
  'unprocessable',
  'tooMany',
  'unavailable',
]);
const OPTIONS = {
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  allowImportingTsExtensions: true,
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: ['node'],
};

/**
 * @param {string} src the folder `src` of the server
 * @returns {Map<string, Set<string>>} by operation
 */
export function readCodes(src) {
  const files = globSync('**/*.ts', { cwd: src })
    .filter((name) => !/\.test(-d)?\.ts$/u.test(name))
    .map((name) => join(src, name));
  const program = ts.createProgram(files, OPTIONS);
  const checker = program.getTypeChecker();
  /** @type {Map<ts.Node, Set<string>>} */
  const own = new Map();
  /** @type {Map<ts.Node, Set<ts.Node>>} */
  const named = new Map();

  /** The declaration in the server that a name leads to. @param {ts.Node} name */
  const declarationOf = (name) => {
    const found = checker.getSymbolAtLocation(name);
    const symbol = found && found.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found;
    const declaration = symbol?.valueDeclaration;
    if (!declaration || !declaration.getSourceFile().fileName.startsWith(src)) return undefined;
    if (ts.isShorthandPropertyAssignment(declaration)) {
      const value = checker.getShorthandAssignmentValueSymbol(declaration);
      const aliased = value && value.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(value) : value;
      return aliased?.valueDeclaration;
    }
    return ts.isParameter(declaration) || ts.isPropertySignature(declaration) ? undefined : declaration;
  };

  /** The texts that an expression may be; none when it may be any. @param {ts.Expression} node @returns {string[]} */
  const textsOf = (node) => {
    if (ts.isTemplateExpression(node))
      return node.templateSpans.reduce(
        (/** @type {string[]} */ made, span) =>
          made.flatMap((start) => textsOf(span.expression).map((text) => start + text + span.literal.text)),
        [node.head.text],
      );
    if (ts.isConditionalExpression(node)) return [...textsOf(node.whenTrue), ...textsOf(node.whenFalse)];
    const type = checker.getTypeAtLocation(node);
    const types = type.isUnion() ? type.types : [type];
    return types.flatMap((one) => (one.isStringLiteral() ? [one.value] : []));
  };

  /** @param {ts.Node} unit */
  const look = (unit) => {
    if (own.has(unit)) return;
    /** @type {Set<string>} */
    const codes = new Set();
    /** @type {Set<ts.Node>} */
    const names = new Set();
    own.set(unit, codes);
    named.set(unit, names);
    /** @param {ts.Node} node */
    const visit = (node) => {
      if (ts.isTypeNode(node)) return;
      if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
        const at = node.expression.getText() === 'ApiError' ? 1 : FACTORIES.has(node.expression.getText()) ? 0 : -1;
        const code = at < 0 ? undefined : node.arguments?.[at];
        for (const text of code ? textsOf(code) : []) codes.add(text);
      }
      if (ts.isPropertyAccessExpression(node)) {
        const property = declarationOf(node.name);
        if (property) {
          names.add(property);
          // `errors.notFound` is that one, not every one of `errors`.
          if (!ts.isIdentifier(node.expression)) visit(node.expression);
          return;
        }
        visit(node.expression);
        return;
      }
      if (ts.isIdentifier(node)) {
        const declaration = declarationOf(node);
        if (declaration && declaration !== unit) names.add(declaration);
        return;
      }
      if (ts.isShorthandPropertyAssignment(node)) {
        const declaration = declarationOf(node.name);
        if (declaration) names.add(declaration);
        return;
      }
      ts.forEachChild(node, visit);
    };
    ts.forEachChild(unit, visit);
    for (const name of names) look(name);
  };

  /** @param {ts.Node} root @returns {Set<string>} */
  const reached = (root) => {
    look(root);
    /** @type {Set<string>} */
    const codes = new Set();
    const seen = new Set([root]);
    for (const unit of seen) {
      for (const code of own.get(unit) ?? []) codes.add(code);
      for (const next of named.get(unit) ?? []) seen.add(next);
    }
    return codes;
  };

  /** @type {Map<string, Set<string>>} */
  const operations = new Map();
  /** @param {ts.Node} node */
  const findHandlers = (node) => {
    if (ts.isSatisfiesExpression(node) && node.type.getText() === 'Handlers') {
      const literal = ts.isParenthesizedExpression(node.expression) ? node.expression.expression : node.expression;
      for (const property of ts.isObjectLiteralExpression(literal) ? literal.properties : [])
        if (property.name) operations.set(property.name.getText(), reached(handlerOf(property)));
    }
    ts.forEachChild(node, findHandlers);
  };
  /** @param {ts.ObjectLiteralElementLike} property */
  const handlerOf = (property) =>
    (ts.isShorthandPropertyAssignment(property) && declarationOf(property.name)) || property;
  for (const file of files) {
    const source = program.getSourceFile(file);
    if (source) findHandlers(source);
  }
  return operations;
}
