/** Whether a stored value is the form of a question. */
import { NOVA, type Valores } from './valores.ts';

/** Another build, or a hand, may have written it: the same fields, each of the same kind. */
export function isValores(value: unknown): value is Valores {
  if (typeof value !== 'object' || value === null) return false;
  const fields: Readonly<Record<string, unknown>> = { ...value };
  return Object.entries(NOVA).every(([name, sample]) => {
    const found = fields[name];
    if (sample === null) return found === null || typeof found === 'number';
    if (name === 'alternativas') return Array.isArray(found) && found.every(isOption);
    return Array.isArray(sample) ? Array.isArray(found) : typeof found === typeof sample;
  });
}

const isOption = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'texto' in value &&
  typeof value.texto === 'string' &&
  'motivo' in value &&
  typeof value.motivo === 'string' &&
  'correta' in value &&
  typeof value.correta === 'boolean';
