/**
 * The fast lint of the contract: sources, rules and examples, in a second and without a test runner.
 * Each line names what is wrong and the file to edit. It reads the YAML files, so it needs no `pnpm generate` before.
 */
import { fileURLToPath } from 'node:url';
import { ROOT, bundle, reportingProblems } from './bundle.ts';
import { checkExamples, exampleFiles } from './examples.ts';
import { lintContract } from './rules.ts';
import { SourceError } from './source.ts';

/** Everything wrong with the contract under `root`. @throws SourceError when it cannot be bundled. */
export function lintSources(root: string): string[] {
  const document = bundle(root);
  return [...lintContract(document), ...checkExamples(document, exampleFiles(root))];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  reportingProblems(() => {
    const problems = lintSources(ROOT);
    if (problems.length > 0) throw new SourceError(problems);
  });
}
