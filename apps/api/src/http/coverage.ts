/** Contract and handlers must name the same operations; any difference stops the start. */
import type { Operation } from './contract.ts';

/** @throws an Error with one line for each operation that only one of the two has; the line names the file to edit */
export function assertCoverage(operations: readonly Operation[], handlers: object): void {
  const declared = new Map(operations.map(({ id, modulo }) => [id, modulo]));
  const built = new Set(Object.keys(handlers));
  const problems = [
    ...[...declared]
      .filter(([id]) => !built.has(id))
      .map(
        ([id, modulo]) =>
          `${id} has no handler: add it to the calls of its subject, apps/api/src/modules/<subject>/handlers.ts (tag ${modulo})`,
      ),
    ...[...built]
      .filter((id) => !declared.has(id))
      .map((id) => `${id} has a handler and is not in the contract: add it to openapi/paths, or remove the handler`),
  ];
  if (problems.length > 0) throw new Error(['server and contract disagree:', ...problems].join('\n- '));
}
