/** Sources of a rule (a decision, a section of the product's documents, a rule's id) stand in `x-fonte`, never in a text that others read. */
import { isRecord, type Json, type JsonRecord } from './source.ts';

/** A decision, a section (S2 §4.3), a line of the security document (security D5), or a rule of SPEC.md (TRI-10). */
const SOURCE = /\bdecisions? \d|\bD ?\d{2,3}\b|\bS[123]\b|\bsecurity [A-Z]\d|\b(?!UTF|ISO)[A-Z]{3}-\d{1,2}\b/u;
/** Fields that hold sentences. */
const TEXTS = ['description', 'summary', 'title'] as const;

/** Each text of the document that names a source. Examples are data, and left alone. */
export function checkFontes(value: Json, at = 'openapi'): string[] {
  if (Array.isArray(value)) return value.flatMap((entry, index) => checkFontes(entry, `${at}[${index}]`));
  if (!isRecord(value)) return [];
  const own = TEXTS.flatMap((name) => {
    const text = value[name];
    const source = typeof text === 'string' ? SOURCE.exec(text)?.[0] : undefined;
    return source === undefined
      ? []
      : [`${at}: the ${name} names its source (${source}…): move it to x-fonte beside it`];
  });
  const inner: JsonRecord = value;
  return [
    ...own,
    ...Object.entries(inner).flatMap(([name, entry]) =>
      name === 'example' || name === 'examples' ? [] : checkFontes(entry, `${at}/${name}`),
    ),
  ];
}
