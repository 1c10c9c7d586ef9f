/** Compares the variables that the code reads with docs/environment.md. It reads text only. */

const READ = /(?:process\.env|\benv|environment)(?:\?\.|\.|\[')([A-Z][A-Z0-9_]{3,})/gu;
const ROW = /^\| (`.+?) \|/gmu;

/** Of the system and of tools, and what one of our processes hands to its own child: nobody sets them by hand. */
const FOREIGN = new Set([
  'DO_NOT_TRACK',
  'E2E_RUN',
  'HOME',
  'LUNETA_TALLY',
  'NODE_COMPILE_CACHE',
  'PATH',
  'PLAYWRIGHT_BROWSERS_PATH',
  'STORYBOOK_DISABLE_TELEMETRY',
  'TURBO_FORCE',
  'TURBO_TELEMETRY_DISABLED',
]);

const named = (text: string): string[] => [...text.matchAll(/`([A-Z][A-Z0-9_]+)`/gu)].map(([, name = '']) => name);

/** Variables a source reads. */
export const variablesOf = (source: string): string[] => [...source.matchAll(READ)].map(([, name = '']) => name);

/** One line for each variable that is read and not explained, or explained and not mentioned anywhere in the sources. */
export function environmentFindings(document: string, sources: readonly string[]): string[] {
  const explained = new Set([...document.matchAll(ROW)].flatMap(([, cell = '']) => named(cell)));
  const read = new Set(sources.flatMap(variablesOf).filter((name) => !FOREIGN.has(name)));
  const idle = [...explained].filter((name) => !sources.some((source) => source.includes(name)));
  return [
    ...[...read].filter((name) => !explained.has(name)).map((name) => `${name}: add a row to docs/environment.md`),
    ...idle.map((name) => `${name}: nothing reads it, remove its row from docs/environment.md`),
  ];
}
