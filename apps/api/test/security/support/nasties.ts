/** Values that clients must not send (C32), and the required answers. Tests only. */
import { schemaOf, type Schema } from './from-contract.ts';

/** A value as raw JSON, because no serialiser would write some of them. */
export type Nasty = {
  readonly name: string;
  readonly json: string;
  readonly type: 'string' | 'number' | 'boolean' | 'array' | 'object' | 'broken';
};

export const NASTIES: readonly Nasty[] = [
  { name: 'NUL', json: '"a\\u0000b"', type: 'string' },
  { name: 'a lone surrogate', json: '"\\ud800"', type: 'string' },
  { name: 'beyond 32 bits', json: '99999999999', type: 'number' },
  { name: '1.5', json: '1.5', type: 'number' },
  { name: 'true', json: 'true', type: 'boolean' },
  { name: '[3]', json: '[3]', type: 'array' },
  { name: '1e999', json: '1e999', type: 'number' },
  { name: 'text for a number', json: '"1"', type: 'string' },
  { name: '__proto__', json: '{"__proto__":{"perfil":"admin"}}', type: 'broken' },
  { name: 'constructor.prototype', json: '{"constructor":{"prototype":{"perfil":"admin"}}}', type: 'broken' },
];

const LONG = 2_000_000;

/** Too deep for any place, and too long for any but that of a picture. */
export const HUGE: readonly Nasty[] = [
  { name: '5,000 levels', json: `${'['.repeat(5_000)}${']'.repeat(5_000)}`, type: 'broken' },
  { name: '2 MB', json: `"${'x'.repeat(LONG)}"`, type: 'broken' },
];

const typesOf = ({ type, properties, oneOf, anyOf }: Schema): readonly string[] => {
  const variants = oneOf ?? anyOf;
  if (variants) return variants.flatMap((one) => typesOf(schemaOf(one)));
  return typeof type === 'string' ? [type] : (type ?? (properties ? ['object'] : []));
};

/**
 * Whether the contract requires that a field of this schema refuses the value. Written without the validator, in order to
 * test the validator. Null: the contract does not say.
 */
export function mustRefuse(node: unknown, { name, type }: Nasty): boolean | null {
  const schema = schemaOf(node);
  if (name === '2 MB') return (schema.maxLength ?? 0) < LONG || null;
  // What a person writes is cleaned, not refused (TXT-1); what is left may still be too short.
  if (schema['x-texto'] === true && ['NUL', 'a lone surrogate'].includes(name)) return null;
  if (type === 'broken' || ['NUL', 'a lone surrogate', '1e999'].includes(name)) return true;
  const types = typesOf(schema);
  if (type === 'number') {
    if (types.includes('number')) return null;
    return types.includes('integer') ? name === '1.5' || (schema.maximum ?? Infinity) < 99_999_999_999 || null : true;
  }
  // A text of the right type may still be refused because of its pattern. Only a wrong type is certain.
  return types.includes(type) ? null : true;
}

export const CONTENT_TYPES: readonly (readonly [string, boolean])[] = [
  ['application/json', true],
  ['application/json; charset=utf-8', true],
  ['application/json;charset=UTF-8', true],
  ['APPLICATION/JSON', true],
  ['application/json ; charset=utf-8', true],
  // White space before the semicolon is allowed. A tab there once bypassed the validation.
  ['application/json\t;charset=utf-8', true],
  ['application/json\ta', false],
  ['application/jsonx', false],
  ['application/json-patch+json', false],
  ['application/vnd.api+json', false],
  ['text/json', false],
  ['text/plain', false],
  ['text/plain; x=application/json', false],
  ['text/html', false],
  ['application/x-www-form-urlencoded', false],
  ['multipart/form-data; boundary=x', false],
  ['application/xml', false],
  ['application/octet-stream', false],
  ['application', false],
  ['*/*', false],
  ['json', false],
];
