/** Finds the operations that answer with a list in the contract, so that none is missing. Tests only. */
import { loadDocument, readOperations, type Operation } from '../../../src/http/contract.ts';

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** The node that a `$ref` names, or the node itself. */
function resolve(document: Node, node: unknown): unknown {
  let found = node;
  while (isNode(found) && typeof found['$ref'] === 'string') {
    const parts = found['$ref'].slice(2).split('/');
    found = parts.reduce<unknown>(
      (at, part) => (isNode(at) ? at[part.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined),
      document,
    );
  }
  return found;
}

/** Whether values of the schema contain a list. A recursive schema is visited once. */
function holdsList(document: Node, schema: unknown, above: readonly unknown[] = []): boolean {
  const node = resolve(document, schema);
  if (!isNode(node) || above.includes(node)) return false;
  if (node['items'] !== undefined) return true;
  const parts = ['allOf', 'anyOf', 'oneOf'].flatMap((key) => (Array.isArray(node[key]) ? node[key] : []));
  const { properties } = node;
  if (isNode(properties)) parts.push(...Object.values(properties));
  return parts.some((part) => holdsList(document, part, [...above, node]));
}

function answersWithList(document: Node, { url, method }: Operation): boolean {
  const path = isNode(document['paths']) ? document['paths'][url] : undefined;
  const operation = isNode(path) ? path[method] : undefined;
  const responses = isNode(operation) && isNode(operation['responses']) ? operation['responses'] : {};
  return Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .map(([, response]) => resolve(document, response))
    .some((response) => {
      const content = isNode(response) && isNode(response['content']) ? Object.values(response['content']) : [];
      return content.some((type) => isNode(type) && holdsList(document, type['schema']));
    });
}

/** Every GET whose answer contains a list, in both versions. */
export function listOperations(document: ReturnType<typeof loadDocument> = loadDocument()): readonly Operation[] {
  const nodes: Node = { ...document };
  return readOperations(document).filter(
    (operation) => operation.method === 'get' && answersWithList(nodes, operation),
  );
}
