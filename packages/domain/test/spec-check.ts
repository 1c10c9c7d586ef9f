/** Compares the rules written in SPEC.md with the tests and the code that cite them. Reads text only. */

const RULE = /^- \*\*\[([A-Z]{3}-\d+)\]\*\* .*\((.+)\)$/;
const LIST_ITEM = /^- /;
const CITATION = /\[([A-Z]{3}-\d+)\]/g;

export type SpecProblems = {
  /** Lines that look like a rule but have no id, statement or source. */
  readonly malformed: readonly string[];
  readonly duplicated: readonly string[];
  /** Ids without a test whose name carries them. */
  readonly untested: readonly string[];
  /** Ids that a test or a rule file cites and SPEC.md does not have. */
  readonly unknown: readonly string[];
  /** Ids that no rule file carries in a docstring. */
  readonly uncited: readonly string[];
};

/** Text without comments, so that only names of tests count. */
const withoutComments = (source: string) => source.replaceAll(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, '$1');
const idsIn = (sources: readonly string[]) =>
  new Set(sources.flatMap((source) => [...source.matchAll(CITATION)].map((match) => match[1] ?? '')));

export function checkSpec(spec: string, tests: readonly string[], rules: readonly string[]): SpecProblems {
  const lines = spec.split('\n').filter((line) => LIST_ITEM.test(line));
  const ids = lines.map((line) => RULE.exec(line)?.[1]).filter((id) => id !== undefined);
  const tested = idsIn(tests.map(withoutComments));
  const cited = idsIn(rules);
  return {
    malformed: lines.filter((line) => !RULE.test(line)),
    duplicated: ids.filter((id, i) => ids.indexOf(id) !== i),
    untested: ids.filter((id) => !tested.has(id)),
    unknown: [...new Set([...tested, ...cited])].filter((id) => !ids.includes(id)).sort(),
    uncited: ids.filter((id) => !cited.has(id)),
  };
}

/** The same, one line each, as they are told: what is wrong and the file to edit. */
export function specFindings(problems: SpecProblems): string[] {
  const { malformed, duplicated, untested, unknown, uncited } = problems;
  const spec = 'packages/domain/SPEC.md';
  return [
    ...malformed.map((line) => `${spec}: write "${line}" as - **[FAM-1]** What holds. (source)`),
    ...duplicated.map((id) => `${spec}: ${id} stands twice, give one of them the next number`),
    ...untested.map((id) => `${id}: begin the name of a test in packages/domain/src with [${id}]`),
    ...unknown.map((id) => `${id}: add its line to ${spec}, or correct the id where it is cited`),
    ...uncited.map((id) => `${id}: write [${id}] in the docstring of its function in packages/domain/src`),
  ];
}

/** What a rule file lacks beside it, one line each with the file to edit. */
export function ruleFileFindings(name: string, tests: readonly string[], index: string): string[] {
  const test = name.replace('.ts', '.test.ts');
  const line = `export * from './${name}';`;
  return [
    ...(tests.includes(test) ? [] : [`${name}: write packages/domain/src/${test}`]),
    ...(index.includes(line) ? [] : [`${name}: add \`${line}\` to packages/domain/src/index.ts`]),
  ];
}
