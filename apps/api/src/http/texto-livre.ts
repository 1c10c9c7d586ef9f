/**
 * Text that a person writes is cleaned before it is checked, and never refused for a character (decision 208). The contract
 * marks it with `x-texto`; passwords, names and whatever has a rule of its own are left as they came.
 */
import { limpaTexto } from '@luneta/domain/texto-livre';

type Clean = (value: unknown) => unknown;
type Step = readonly [key: string, clean: Clean];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const text: Clean = (value) => (typeof value === 'string' ? limpaTexto(value) : value);

function cleanObject(steps: readonly Step[]): Clean {
  return (value) => {
    if (!isObject(value)) return value;
    const held = steps.filter(([key]) => Object.hasOwn(value, key));
    return { ...value, ...Object.fromEntries(held.map(([key, clean]) => [key, clean(value[key])])) };
  };
}

/** What cleans a value of this schema; null where no person writes. */
function read(schema: unknown): Clean | null {
  if (!isObject(schema)) return null;
  if (schema['x-texto'] === true) return text;
  const fields = Object.entries(isObject(schema['properties']) ? schema['properties'] : {});
  const steps = fields.flatMap(([key, own]): Step[] => {
    const clean = read(own);
    return clean === null ? [] : [[key, clean]];
  });
  const item = read(schema['items']);
  const parts = ['allOf', 'anyOf', 'oneOf'].flatMap((name) => {
    const variants: unknown = schema[name];
    return Array.isArray(variants) ? variants.map(read).filter((clean) => clean !== null) : [];
  });
  const all: Clean[] = [
    ...(steps.length === 0 ? [] : [cleanObject(steps)]),
    ...(item === null ? [] : [(value: unknown) => (Array.isArray(value) ? value.map(item) : value)]),
    ...parts,
  ];
  return all.length === 0 ? null : (value) => all.reduce((cleaned, clean) => clean(cleaned), value);
}

const known = new WeakMap<object, Clean | null>();

/** Cleans the texts of a body of this schema, references resolved; null when it has none. [TXT-1] */
export function textCleaner(schema: object): Clean | null {
  const made = known.get(schema);
  if (made !== undefined) return made;
  const clean = read(schema);
  known.set(schema, clean);
  return clean;
}
