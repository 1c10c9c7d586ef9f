/** The error bodies of the contract's examples, by stable code. A test that uses one fails when the code is renamed. */
import document from '@luneta/openapi/document.json' with { type: 'json' };
import type { Error as ErrorBody } from '@luneta/openapi';

const bodies: readonly ErrorBody[] = Object.values(document.components.examples).flatMap(({ value }) =>
  isErrorBody(value) ? [value] : [],
);

/** @throws when the contract has no example with this code. */
export function contractError(codigo: string): ErrorBody {
  const found = bodies.find((body) => body.codigo === codigo);
  if (!found) throw new Error(`the contract has no example of an error with the code ${codigo}`);
  return found;
}

function isErrorBody(value: unknown): value is ErrorBody {
  return typeof value === 'object' && value !== null && 'codigo' in value && 'erro' in value && 'message' in value;
}
