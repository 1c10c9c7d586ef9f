/**
 * The fast lint of the contract: sources, rules, examples and the tables of calls, in a second and without a test runner.
 * Each line names what is wrong and the file to edit. It reads the YAML files, so it needs no `pnpm generate` before.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT, bundle, reportingProblems } from './bundle.ts';
import { checkCallFiles } from './calls.ts';
import { checkExamples, exampleFiles } from './examples.ts';
import { lintContract } from './rules.ts';
import { SourceError } from './source.ts';

/** Everything wrong with the contract under `root`. @throws SourceError when it cannot be bundled. */
export function lintSources(root: string): string[] {
  const document = bundle(root);
  const read = (name: string): string => readFileSync(join(root, name), 'utf8');
  return [
    ...lintContract(document),
    ...checkExamples(document, exampleFiles(root)),
    ...checkCallFiles(document, read('CALLS.md'), read('CALLS-v2.md')),
  ];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  reportingProblems(() => {
    const problems = lintSources(ROOT);
    if (problems.length > 0) throw new SourceError(problems);
  });
}
