/**
 * Finds breaking changes between two contracts. Each finding is one stable line, so that approved-changes.txt can name
 * it. Additions are not findings.
 */
import { text } from './source.ts';
import type { Json, JsonRecord } from './source.ts';
import { jsonContent, list, operations, record, resolve, types } from './walk.ts';

type Side = 'body' | 'response';

/** Breaking differences from `before` to `after`, one line each. */
export function breakingChanges(before: JsonRecord, after: JsonRecord): string[] {
  const now = new Map(operations(after).map((entry) => [`${entry.method} ${entry.path}`, entry]));
  return operations(before).flatMap((old) => {
    const name = `${old.method.toUpperCase()} ${old.path}`;
    const current = now.get(`${old.method} ${old.path}`);
    if (!current) return [`removed-operation ${name}`];
    const found: string[] = [];
    if (old.id !== current.id) found.push(`renamed-operation ${name} ${old.id}`);
    const body = (document: JsonRecord, value: JsonRecord): Json | undefined =>
      jsonContent(document, value['requestBody'])?.['schema'];
    const oldBody = body(before, old.operation);
    const newBody = body(after, current.operation);
    if (
      oldBody === undefined &&
      newBody !== undefined &&
      record(current.operation['requestBody'])['required'] === true
    ) {
      found.push(`new-required-body ${name}`);
    } else if (newBody !== undefined) {
      found.push(...compare(before, oldBody, after, newBody, `${name} body`, 'body'));
    }
    for (const [status, response] of Object.entries(record(old.operation['responses']))) {
      if (!status.startsWith('2')) continue;
      const next = record(current.operation['responses'])[status];
      if (next === undefined) found.push(`removed-response ${name} ${status}`);
      else {
        const oldSchema = jsonContent(before, response)?.['schema'];
        found.push(
          ...compare(before, oldSchema, after, jsonContent(after, next)?.['schema'], `${name} ${status}`, 'response'),
        );
      }
    }
    return [...found, ...newRequiredQuery(before, old.operation, after, current.operation, name)];
  });
}

function compare(
  before: JsonRecord,
  oldRef: Json | undefined,
  after: JsonRecord,
  newRef: Json | undefined,
  at: string,
  side: Side,
): string[] {
  const old = resolve(before, oldRef);
  const next = resolve(after, newRef);
  const found: string[] = [];
  const [oldTypes, newTypes] = [types(old), types(next)];
  // A response breaks clients with a new type; a request breaks them with a removed type.
  const lost =
    side === 'response'
      ? newTypes.filter((type) => !oldTypes.includes(type))
      : oldTypes.filter((type) => !newTypes.includes(type));
  if (lost.length > 0) found.push(`changed-type ${at}`);
  const [oldEnum, newEnum] = [list(old['enum']), list(next['enum'])];
  const values =
    side === 'response'
      ? newEnum.filter((value) => oldEnum.length > 0 && !oldEnum.includes(value))
      : oldEnum.filter((value) => newEnum.length > 0 && !newEnum.includes(value));
  if (values.length > 0) found.push(`changed-enum ${at}`);
  const newProperties = record(next['properties']);
  for (const [name, part] of Object.entries(record(old['properties']))) {
    const place = `${at}/${name}`;
    if (newProperties[name] === undefined) found.push(`removed-field ${place}`);
    else found.push(...compare(before, part, after, newProperties[name], place, side));
  }
  const [oldRequired, newRequired] = [list(old['required']), list(next['required'])];
  const broken =
    side === 'body'
      ? newRequired.filter((name) => !oldRequired.includes(name))
      : oldRequired.filter((name) => !newRequired.includes(name) && newProperties[text(name)] !== undefined);
  for (const name of broken)
    found.push(`${side === 'body' ? 'new-required-field' : 'no-longer-always-sent'} ${at}/${text(name)}`);
  if (old['items'] !== undefined && next['items'] !== undefined)
    found.push(...compare(before, old['items'], after, next['items'], `${at}[]`, side));
  return found;
}

function newRequiredQuery(
  before: JsonRecord,
  old: JsonRecord,
  after: JsonRecord,
  next: JsonRecord,
  name: string,
): string[] {
  const required = (document: JsonRecord, operation: JsonRecord): string[] =>
    list(operation['parameters'])
      .map((entry) => resolve(document, entry))
      .filter((entry) => entry['required'] === true)
      .map((entry) => text(entry['name']));
  const known = required(before, old);
  return required(after, next)
    .filter((entry) => !known.includes(entry))
    .map((entry) => `new-required-parameter ${name} ${entry}`);
}

/**
 * Lines of approved-changes.txt: `finding # reason`. Empty lines and lines starting with # say nothing.
 * @throws when a line has no reason.
 */
export function approvedChanges(lines: string): Set<string> {
  const approved = new Set<string>();
  for (const line of lines.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [finding = '', reason = ''] = line.split(' # ');
    if (reason.trim() === '') throw new Error(`approved-changes.txt: "${line}" gives no reason`);
    approved.add(finding.trim());
  }
  return approved;
}
