/** What browsers of the floor lack, by the compatibility data of browsers, and how a page loses it (decision 209). */
import type { CompatStatement, Identifier, SimpleSupportStatement, SupportStatement } from '@mdn/browser-compat-data';
import bcd from '@mdn/browser-compat-data' with { type: 'json' };

const FLOOR = { chrome: 109, edge: 109, firefox: 115, safari: 16.4 };

/** A global: what its constructor and its instances lose, or itself. */
export type Younger = { owner: string; whole: boolean; statics: string[]; members: string[] };

const newest = (statement: SupportStatement): SimpleSupportStatement =>
  Array.isArray(statement) ? statement[0] : statement;

/** Whether a version has it without a flag or another name. */
function has(statement: SupportStatement | undefined, version: number): boolean {
  if (statement === undefined) return false;
  const { version_added: added, flags, prefix, alternative_name: otherName } = newest(statement);
  if (flags !== undefined || prefix !== undefined || otherName !== undefined || typeof added !== 'string') return false;
  return Number.parseFloat(added.replace('≤', '')) <= version;
}

function isYounger(entry: Identifier | CompatStatement): boolean {
  const compat = '__compat' in entry ? entry.__compat : undefined;
  if (compat === undefined) return false;
  const { chrome, edge, firefox, safari } = compat.support;
  return !(
    has(chrome, FLOOR.chrome) &&
    has(edge, FLOOR.edge) &&
    has(firefox, FLOOR.firefox) &&
    has(safari, FLOOR.safari)
  );
}

const NAME = /^[A-Za-z]\w*$/u;
/** The policy of the pages asks Chromium for these, and other browsers ignore it. */
const POLICY = /^(?:trustedTypes$|Trusted)/u;
const STATIC = /_static$/u;
const NO_MEMBER = /_(?:event|permission)$/u;

function youngerIn(parent: Identifier, of: 'language' | 'page'): Younger[] {
  const entries = Object.entries(parent).filter(([name]) => NAME.test(name) && !POLICY.test(name));
  return entries.flatMap(([owner, entry]): Younger[] => {
    if (isYounger(entry)) return [{ owner, whole: true, statics: [], members: [] }];
    const names = Object.entries(entry)
      .filter(([name, child]) => NAME.test(name) && !NO_MEMBER.test(name) && isYounger(child))
      .map(([name]) => name);
    // The data of the language does not say which of the two a name is.
    const statics = names.filter((name) => of === 'language' || STATIC.test(name));
    const members = names.filter((name) => !STATIC.test(name));
    const plain = statics.map((name) => name.replace(STATIC, ''));
    return names.length === 0 ? [] : [{ owner, whole: false, statics: plain, members }];
  });
}

/** Globals of the language and of the page that a browser of the floor lacks, and what it lacks of others. */
export const youngerCalls = (): Younger[] => [
  ...youngerIn(bcd.javascript['builtins'] ?? {}, 'language'),
  ...youngerIn(bcd.api, 'page'),
];

/** Runs inside the page, before any script of it. */
export function forget(list: readonly Younger[]): void {
  for (const { owner, whole, statics, members } of list) {
    const held: unknown = owner === 'Window' ? window : Reflect.get(window, owner);
    if (whole) Reflect.deleteProperty(window, owner);
    else if (typeof held === 'function' || (typeof held === 'object' && held !== null)) {
      const instances: unknown = Reflect.get(held, 'prototype');
      for (const name of statics) Reflect.deleteProperty(held, name);
      for (const name of members) Reflect.deleteProperty(Object(instances ?? held), name);
    }
  }
}
