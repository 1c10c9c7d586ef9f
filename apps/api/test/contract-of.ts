/** A contract with only a few operations, for tests with their own handlers. */
import type { Handlers } from '../src/http/call.ts';
import { loadDocument, type Document } from '../src/http/contract.ts';

/** The contract reduced to the operations of `handlers`, bound to these handlers. */
export function contractOf(handlers: Handlers): { readonly document: Document; readonly handlers: Handlers } {
  const document = loadDocument();
  const paths = Object.entries(document.paths).map(([url, item]): [string, typeof item] => [
    url,
    Object.fromEntries(
      Object.entries(item).filter(
        ([key, operation]) => key === 'parameters' || operation.operationId.replace(/_v1$/, '') in handlers,
      ),
    ),
  ]);
  return { document: { ...document, paths: Object.fromEntries(paths) }, handlers };
}
