/** Whether a stored value is the form of an essay proposal. */
import { NOVA, type Valores } from './valores.ts';

/** Another build, or a hand, may have written it: the same fields, each of the same kind. */
export function isValores(value: unknown): value is Valores {
  if (typeof value !== 'object' || value === null) return false;
  const fields: Readonly<Record<string, unknown>> = { ...value };
  return Object.entries(NOVA).every(([name, sample]) =>
    name === 'textos'
      ? Array.isArray(fields[name]) && fields[name].every(isTexto)
      : typeof fields[name] === typeof sample,
  );
}

const isTexto = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'number' &&
  'conteudo' in value &&
  typeof value.conteudo === 'string' &&
  'fonte' in value &&
  typeof value.fonte === 'string';
