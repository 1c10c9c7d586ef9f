/** Reads the fields of a configuration one by one and collects the problems. [CFG-5] */

/** Which field, and what it must be. */
export type ConfigProblem = {
  readonly campo: string;
  readonly espera:
    | 'objeto'
    | 'texto'
    | 'textos'
    | 'opcao'
    | 'email'
    | 'telefone'
    | 'https'
    | 'origem'
    | 'dsn'
    | 'caminho'
    | 'data'
    | 'conhecido';
  /** With 'opcao': what may be chosen. */
  readonly opcoes?: readonly string[];
};

type TextRule = {
  readonly espera?: ConfigProblem['espera'];
  readonly test?: (text: string) => boolean;
  readonly required?: boolean;
};

/** Longer texts are refused. */
const TEXT_MAX = 500;

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown, max = TEXT_MAX): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= max;

/** An address somebody can write to, by its shape alone. */
export const isEmail = (text: string) => /^[^\s@<>"]{1,64}@[^\s@<>"]{1,180}\.[a-z]{2,}$/iu.test(text);
/** A number somebody can call: eight digits at least, with the signs people type. */
export const isPhone = (text: string) => /^\+?[\d\s().-]{8,24}$/u.test(text) && text.replaceAll(/\D/gu, '').length >= 8;

/** The fields of the object at `place`; nothing is thrown, `problems` grows. */
export function fieldsOf(value: unknown, place: string, problems: ConfigProblem[]) {
  const source = isRecord(value) ? value : {};
  const known = new Set<string>();
  const at = (name: string) => (place === '' ? name : `${place}.${name}`);
  if (!isRecord(value)) problems.push({ campo: place, espera: 'objeto' });
  const take = (name: string): unknown => {
    known.add(name);
    return source[name];
  };
  return {
    text(name: string, { espera = 'texto', test = () => true, required = false }: TextRule = {}): string | undefined {
      const found = take(name);
      if (found === undefined && !required) return undefined;
      if (isText(found) && test(found)) return found;
      problems.push({ campo: at(name), espera });
      return undefined;
    },
    texts(name: string): readonly string[] | undefined {
      const found = take(name);
      if (found === undefined) return undefined;
      if (Array.isArray(found) && found.every((one) => isText(one))) return found;
      problems.push({ campo: at(name), espera: 'textos' });
      return undefined;
    },
    oneOf<Option extends string>(name: string, opcoes: readonly Option[]): Option | undefined {
      const found = take(name);
      if (found === undefined) return undefined;
      const option = opcoes.find((one) => one === found);
      if (option === undefined) problems.push({ campo: at(name), espera: 'opcao', opcoes });
      return option;
    },
    /** An object inside, not looked into. */
    inner(name: string, required: boolean): unknown {
      const found = take(name);
      if (found === undefined && required) problems.push({ campo: at(name), espera: 'objeto' });
      return found;
    },
    /** Call it last. Fields that were not read are reported, so that none is published by mistake. [CFG-1] */
    done() {
      for (const name of Object.keys(source)) {
        if (!known.has(name)) problems.push({ campo: at(name), espera: 'conhecido' });
      }
    },
  };
}
