/**
 * The API's tests as parts, one per file. Every server loads every module, and none has an effect before one of its operations
 * is called: a test file depends on what it imports, without the modules that a server only binds, and on the modules whose
 * operations it called when it last ran. A file whose calls are not known, that reads the repository or starts processes depends
 * on the whole package.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { importsOf, namedFrom, readTexts, RULES } from './imports.ts';
import { packageInputs, type Selection, type Snapshot } from './inputs.ts';
import type { Package } from './packages.ts';
import { writeWhole } from './passed.ts';
import type { Part } from './step.ts';

const API = 'apps/api';
const MODULES = `${API}/src/modules/`;
/** Binds all modules. */
const BINDING = `${MODULES}index.ts`;
/** What runs code that no import shows: another process, or the binding of all modules. */
const STARTS = /['"]node:(child_process|worker_threads)\b|import\.meta\.glob|modules\/index\.ts['"]/;
/** Who reads files and knows a place in the repository may read code. Product code that does so reads none. */
const READS = /['"]node:fs\b/;
const PLACE = /import\.meta\.|process\.cwd\b|createRequire|__dirname/;

/** Ids of the operations that each test file called, by its path from the root. */
export type Called = ReadonlyMap<string, readonly string[]>;

const isOwn: Selection = (file) => file.startsWith(`${API}/`) && file.endsWith('.ts');
/** What counts only where it is imported. Everything else of the package, and of those it reaches, always counts. */
const isCode: Selection = (file) => isOwn(file) || (file.startsWith(RULES) && /(?<!\.test)\.ts$/.test(file));
const isTestFile: Selection = (file) => isOwn(file) && file.endsWith('.test.ts');
const isOfTests: Selection = (file) => file.startsWith(`${API}/test/`) || isTestFile(file);
/** Not loaded by this run: a second server, which has a run of its own (`pnpm check:all`). */
const isOfVariants: Selection = (file) => file.startsWith(`${API}/test/two-servers/`);
/** Runs before every test file, or decides how they run. */
const isRunner: Selection = (file) =>
  isOwn(file) &&
  (/^apps\/api\/[^/]+$|^apps\/api\/test\/apart\//.test(file) || /\/test\/(global-)?setup\.ts$/.test(file));

/** `called`: asked at each look at the inputs of a part, as a run adds to it. */
export function apiParts(root: string, snapshot: Snapshot, packages: readonly Package[], called: () => Called): Part[] {
  const whole = packageInputs(packages, API);
  const texts = readTexts(root, [...snapshot.keys()].filter(isCode));
  const imports = importsOf(texts);
  const reach = (files: readonly string[]) => namedFrom(imports, files, (file) => file === BINDING);
  const always = reach([...texts.keys()].filter(isRunner));

  const ofModules = [...texts].filter(([file]) => file.startsWith(MODULES) && file !== BINDING && !isTestFile(file));
  const answers = new Map<string, string[]>();
  /** Modules in which an operation is named: one of them answers it. */
  const modulesOf = (operation: string): string[] => {
    const word = new RegExp(`\\b${operation}\\b`);
    const files = ofModules.filter(([, text]) => word.test(text));
    return files.map(([file]) => `${MODULES}${file.slice(MODULES.length).split('/')[0]}/index.ts`);
  };
  const isOpaque = (file: string): boolean => {
    const own = [...reach([file])].filter((one) => isOfTests(one) && !isOfVariants(one) && !isRunner(one));
    const has = (what: RegExp) => own.some((one) => what.test(texts.get(one) ?? ''));
    return has(STARTS) || (has(READS) && has(PLACE));
  };
  /** Code on which the test file depends; `undefined` when that is all. */
  const codeOf = (file: string): Set<string> | undefined => {
    const operations = called().get(file);
    if (operations === undefined || isOpaque(file)) return undefined;
    const modules = operations.map((operation) => {
      const known = answers.get(operation) ?? modulesOf(operation).filter((index) => texts.has(index));
      answers.set(operation, known);
      return known;
    });
    return modules.some(({ length }) => length === 0) ? undefined : reach([file, ...modules.flat()]).union(always);
  };

  return [...texts.keys()].filter(isTestFile).map((file) => {
    let [known, code]: [Called | undefined, Set<string> | undefined] = [undefined, undefined];
    const inputs: Selection = (one) => {
      const now = called();
      if (now !== known) [known, code] = [now, codeOf(file)];
      return isCode(one) && code !== undefined ? code.has(one) : whole(one);
    };
    return { name: file, inputs, testFiles: [join(root, file)] };
  });
}

/** What the tests of the last runs called, in a file inside the clone. Files that were not run keep what they had. */
export function calledIn(file: string) {
  let known: Called | undefined;
  const read = (): Called => {
    known ??= new Map(existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as [string, string[]][]) : []);
    return known;
  };
  return {
    read,
    /** `lines`: what `apps/api/test/called.ts` wrote. `ran`: absolute paths of the test files that ran, also those without a call. */
    keep: (root: string, lines: string, ran: readonly string[]): void => {
      const pairs = lines.split('\n').map((line) => line.split('\t'));
      const own = ran.map((test): [string, string[]] => [
        relative(root, test),
        pairs.flatMap(([from, operation]) => (from === test && operation !== undefined ? [operation] : [])),
      ]);
      known = new Map([...read(), ...own]);
      writeWhole(file, JSON.stringify([...known]));
    },
  };
}
