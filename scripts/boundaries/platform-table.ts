/**
 * Reads the tables of docs/platform.md: what the platform is asked to do, and the test or story that shows each line of
 * it. It compares texts only and runs none of those tests.
 */

/** Every part of the specification and every security decision that must have a row. */
export const WANTED: readonly string[] = [
  '§1',
  ...Array.from({ length: 9 }, (_, n) => `§2.${n + 1}`),
  ...Array.from({ length: 7 }, (_, n) => `§${n + 3}`),
  ...Array.from({ length: 26 }, (_, n) => `D${n + 1}`),
];

type Row = { name: string; says: string; refs: { file: string; title: string }[] };

const REF = /`([^`#]+)#([^`]+)`/g;
/** A text the specification quotes; an apostrophe inside a word opens none. */
const QUOTED = /(?<!\p{L})'([^']+)'/gu;

function rowsOf(document: string): Row[] {
  // Only the tables of proof name a file in their last column's heading; the lists after them prove nothing.
  const [proof = ''] = document.split('\n## What comes later');
  return [...proof.matchAll(/^\| ([§D][\d.]+) \| (.*?) \| (.*) \|$/gm)].map(([, name = '', says = '', shown = '']) => ({
    name,
    says,
    refs: [...shown.matchAll(REF)].map(([, file = '', title = '']) => ({ file, title })),
  }));
}

/** What may name a test in a file: the texts in quotes, and the stories it exports. */
function titlesOf(source: string): string[] {
  const texts = source.matchAll(/'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`([^`]*)`|^export const (\w+)/gm);
  return [...texts].map(([, single, double, template, story]) => single ?? double ?? template ?? story ?? '');
}

/**
 * Everything in the tables that does not hold.
 * @param read the text of a file of the repository, null when it does not exist
 */
export function tableFindings(document: string, read: (file: string) => string | null): string[] {
  const rows = rowsOf(document);
  const missing = WANTED.filter((name) => !rows.some((row) => row.name === name)).map((name) => `${name} has no row`);
  return [...missing, ...rows.flatMap((row) => rowFindings(row, read))];
}

function rowFindings({ name, says, refs }: Row, read: (file: string) => string | null): string[] {
  const where = `${name} "${says}"`;
  if (refs.length === 0) return [`${where} names no test`];
  const sources = refs.map(({ file }) => read(file));
  const wrong = refs.flatMap(({ file, title }, n) => {
    const source = sources[n];
    if (typeof source !== 'string') return [`${where}: there is no ${file}`];
    return titlesOf(source).some((text) => text.includes(title)) ? [] : [`${where}: no "${title}" in ${file}`];
  });
  const unsaid = [...says.matchAll(QUOTED)]
    .flatMap(([, text]) => text ?? [])
    .filter((text) => !sources.some((source) => source?.includes(text)))
    .map((text) => `${where}: '${text}' stands in none of its files`);
  return [...wrong, ...unsaid];
}
