/**
 * Compares the words in the names of the contract (fields, parameters, tags, schemas) with docs/glossary.md, so that a
 * new Portuguese word is explained when it comes in. It knows no grammar beyond plural and gender.
 */

/** English and technical words that names of the contract may hold without an entry. */
const ENGLISH = new Set(
  (
    'a at avatar b body c change code created csv cursor d e email empty error feedback home html id idempotency ids if index info ' +
    'initial is key label log login match message none nps online only params password persisted ranking request reset response ' +
    'season should tests token update url user username v'
  ).split(' '),
);

/** Word without plural and gender: `respondidas`, `respondido` → `respondid`; `opcoes`, `opcao` → `opca`. */
export function stemOf(word: string): string {
  const singular = word
    .toLowerCase()
    .replace(/oes$/u, 'ao')
    .replace(/([aeou])is$/u, '$1l')
    .replace(/ns$/u, 'm')
    .replace(/s$/u, '');
  return singular.length > 3 ? singular.replace(/[aeo]$/u, '') : singular;
}

/** `avaliacaoCard`, `avaliacao_card` → avaliacao, card; digits are no word. */
const wordsOf = (name: string): string[] =>
  name
    .replaceAll(/([a-z])([A-Z])/gu, '$1_$2')
    .toLowerCase()
    .split(/[^a-z]+/u)
    .filter((word) => word !== '');

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Names of the fields and parameters anywhere inside a part of the document. */
function namesIn(part: unknown, found: Set<string>): void {
  if (!isRecord(part)) return;
  if (isRecord(part['properties'])) for (const name of Object.keys(part['properties'])) found.add(name);
  if (typeof part['name'] === 'string' && typeof part['in'] === 'string') found.add(part['name']);
  for (const [key, inner] of Object.entries(part)) if (key !== 'examples') namesIn(inner, found);
}

/** Every name of the contract that its readers meet. */
export function contractNames(document: unknown): string[] {
  const found = new Set<string>();
  if (!isRecord(document) || !isRecord(document['components'])) return [];
  const { schemas, parameters } = document['components'];
  for (const part of [document['paths'], schemas, parameters]) namesIn(part, found);
  if (isRecord(schemas)) for (const name of Object.keys(schemas)) found.add(name);
  if (Array.isArray(document['tags']))
    for (const tag of document['tags']) if (isRecord(tag) && typeof tag['name'] === 'string') found.add(tag['name']);
  return [...found];
}

/** One line for each word of the contract that the glossary does not explain, with a name that holds it. */
export function unexplained(document: unknown, glossary: string): string[] {
  const explained = [...glossary.matchAll(/`([\w/-]+)`/gu)].flatMap(([, name = '']) => wordsOf(name));
  const stems = new Set(explained.map(stemOf));
  const missing = new Map<string, string>();
  for (const name of contractNames(document)) {
    for (const word of wordsOf(name)) {
      if (!ENGLISH.has(word) && !stems.has(stemOf(word)) && !missing.has(stemOf(word)))
        missing.set(stemOf(word), `${name}: add \`${word}\` to docs/glossary.md`);
    }
  }
  return [...missing.values()];
}
