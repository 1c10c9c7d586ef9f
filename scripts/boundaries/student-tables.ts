/** Reads docs/student-v1.md and docs/student-v2.md: a heading for each part of a specification, below it a table of proof. */
import { rowFindings, rowOf } from './proof-rows.ts';

/** What a part says instead of its table as long as nothing of it can be shown. */
export const NOT_BUILT = 'Not built yet.';

/**
 * Everything in the document that does not hold; a part without a line is one finding.
 * @param wanted the headings that must be there, in their order
 * @param read the text of a file of the repository, null when it does not exist
 */
export function studentTableFindings(
  document: string,
  wanted: readonly string[],
  read: (file: string) => string | null,
): string[] {
  const parts = new Map(
    document
      .split(/^## /m)
      .slice(1)
      .map((part) => [part.slice(0, part.indexOf('\n')).trim(), part]),
  );
  return wanted.flatMap((heading) => {
    const part = parts.get(heading);
    if (part === undefined) return [`there is no part "${heading}"`];
    const rows = [...part.matchAll(/^\| (?!what it says|-)(.*?) \| (.*) \|$/gm)].map(([, says = '', shown = '']) =>
      rowOf(heading, says, shown),
    );
    if (part.includes(`\n${NOT_BUILT}\n`) && rows.length === 0) return [];
    return rows.length === 0 ? [`"${heading}" has no line`] : rows.flatMap((row) => rowFindings(row, read));
  });
}
