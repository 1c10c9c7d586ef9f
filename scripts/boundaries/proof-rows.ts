/**
 * Reads a line of a table of proof: what a document asks for, and the test or story that shows it. It compares texts only and
 * runs none of those tests.
 */

export type Row = { name: string; says: string; refs: { file: string; title: string }[] };

const REF = /`([^`#]+)#([^`]+)`/g;
/** A text the specification quotes; an apostrophe inside a word opens none. */
const QUOTED = /(?<!\p{L})'([^']+)'/gu;

/** @param shown the cell with the references: a path, `#` and a piece of a title, between backticks */
export const rowOf = (name: string, says: string, shown: string): Row => ({
  name,
  says,
  refs: [...shown.matchAll(REF)].map(([, file = '', title = '']) => ({ file, title })),
});

/** What may name a test in a file: the texts in quotes, and the stories it exports. */
function titlesOf(source: string): string[] {
  const texts = source.matchAll(/'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`([^`]*)`|^export const (\w+)/gm);
  return [...texts].map(([, single, double, template, story]) => single ?? double ?? template ?? story ?? '');
}

/**
 * Everything in one line that does not hold.
 * @param read the text of a file of the repository, null when it does not exist
 */
export function rowFindings({ name, says, refs }: Row, read: (file: string) => string | null): string[] {
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
