/** Reads the contract's YAML files and follows references between them. Knows no OpenAPI rule. */
import { readFileSync } from 'node:fs';
import { basename, dirname, relative, resolve } from 'node:path';
import { parse } from 'yaml';

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type JsonRecord = { [key: string]: Json };

/** True for a JSON object. */
export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A JSON value as text: a string as it is, anything else as JSON. */
export function text(value: Json | undefined): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

/** What is wrong with the YAML files, one line each that names the file to edit. Commands print it without a stack. */
export class SourceError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

const KINDS = ['schemas', 'parameters', 'responses', 'examples'] as const;

/** What a part of a file in `paths` is that an operation beside it refers to. */
const kindOf = (value: Json): string => (isRecord(value) && value['value'] !== undefined ? 'examples' : 'schemas');

/**
 * Turns references between files into references inside one document. A component is named by its
 * key, so keys are unique in their kind across files; the kind is the folder (headers.yaml: headers). In `paths` an entry with a
 * `value` is an example, another one a schema.
 */
export class Collector {
  readonly components: Record<string, Record<string, Json>> = {};
  readonly #origin = new Map<string, string>();
  readonly #files = new Map<string, JsonRecord>();
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  /** @throws when the file is missing or holds no mapping. */
  read(file: string): JsonRecord {
    const known = this.#files.get(file);
    if (known) return known;
    const parsed = this.#parse(file);
    if (!isRecord(parsed)) throw new SourceError([`openapi/${relative(this.#root, file)}: must be a mapping`]);
    this.#files.set(file, parsed);
    return parsed;
  }

  #parse(file: string): unknown {
    try {
      return parse(readFileSync(file, 'utf8'), { maxAliasCount: -1 });
    } catch (error) {
      const why = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
      throw new SourceError([`openapi/${relative(this.#root, file)}: ${why}`]);
    }
  }

  /** Follows `file.yaml#/Key` and returns the file and the value found. */
  locate(ref: string, from: string): { file: string; key: string; value: Json } {
    const [path = '', fragment = ''] = ref.split('#/');
    const file = path === '' ? from : resolve(dirname(from), path);
    const value = this.read(file)[fragment];
    if (value === undefined) {
      throw new SourceError([`openapi/${relative(this.#root, from)}: reference ${ref} leads nowhere`]);
    }
    return { file, key: fragment, value };
  }

  /** Copies a value of `file`, with every reference rewritten and its target collected. */
  rewrite(value: Json, file: string): Json {
    if (Array.isArray(value)) return value.map((entry) => this.rewrite(entry, file));
    if (!isRecord(value)) return value;
    const copy: JsonRecord = {};
    for (const [key, entry] of Object.entries(value)) {
      copy[key] = key === '$ref' && typeof entry === 'string' ? this.#collect(entry, file) : this.rewrite(entry, file);
    }
    return copy;
  }

  /** Collects every key of a file, referenced or not. */
  collectAll(file: string): void {
    for (const key of Object.keys(this.read(file))) this.#collect(`#/${key}`, file);
  }

  #collect(ref: string, from: string): string {
    const { file, key, value } = this.locate(ref, from);
    const folder = basename(dirname(file));
    const kind = basename(file) === 'headers.yaml' ? 'headers' : folder === 'paths' ? kindOf(value) : folder;
    if (kind !== 'headers' && !KINDS.some((known) => known === kind)) {
      throw new SourceError([`openapi/${relative(this.#root, from)}: ${ref} is no component`]);
    }
    const target = `#/components/${kind}/${key}`;
    const origin = this.#origin.get(target);
    if (origin === undefined) {
      this.#origin.set(target, file);
      const group = (this.components[kind] ??= {});
      group[key] = null;
      group[key] = this.rewrite(value, file);
    } else if (origin !== file) {
      throw new SourceError([
        `openapi/${relative(this.#root, file)}: ${key} stands in ${relative(this.#root, origin)} too`,
      ]);
    }
    return target;
  }
}
