/** Contract and code must name the same operations; anything else stops the start. */
import type { Operation } from './contract.ts';

/** @throws an Error listing every operation that is in one place and not in the other. */
export function assertCoverage(operations: readonly Operation[], handlers: object, notBuilt: readonly string[]): void {
  const declared = new Set<string>(operations.map((operation) => operation.id));
  const built = new Set(Object.keys(handlers));
  const later = new Set(notBuilt);
  const problems = [
    ...[...declared]
      .filter((id) => !built.has(id) && !later.has(id))
      .map((id) => `${id}: in the contract, without a handler, and not in modules/not-built.ts`),
    ...[...built].filter((id) => !declared.has(id)).map((id) => `${id}: has a handler, and is not in the contract`),
    ...[...later]
      .filter((id) => !declared.has(id))
      .map((id) => `${id}: in modules/not-built.ts, and is not in the contract`),
    ...[...later]
      .filter((id) => built.has(id))
      .map((id) => `${id}: has a handler; remove it from modules/not-built.ts`),
  ];
  if (problems.length > 0)
    throw new Error(`server and contract disagree:\n${problems.map((line) => `- ${line}`).join('\n')}`);
}
