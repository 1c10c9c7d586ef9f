/** Whether a stored value is the form of an exam. */
import { NOVA, type Valores } from './valores.ts';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const allHave = (all: unknown, name: string) =>
  Array.isArray(all) && all.every((one: unknown) => isObject(one) && Array.isArray(one[name]));

/** Another build, or a hand, may have written it: the same fields, each of the same kind. */
export function isValores(value: unknown): value is Valores {
  if (!isObject(value)) return false;
  const same = Object.entries(NOVA).every(([name, sample]) => {
    const found = value[name];
    return Array.isArray(sample) ? Array.isArray(found) : typeof found === typeof sample;
  });
  const { dias, turmas } = value;
  return same && allHave(dias, 'itens') && allHave(turmas, 'dias');
}
