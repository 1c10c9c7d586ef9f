/**
 * Which fields of a call are at fault, and why, in words for the person who filled them in (decision 205). The only place
 * that turns findings of the contract's validator into sentences.
 */
import type { ErrorObject } from 'ajv';

/**
 * One field at fault: its path (`user.login`, `itens.2.numero`; `corpo` for the whole body), what is wrong with it, and a stable
 * code for programs; without one it is `invalido`.
 */
export type Campo = { readonly campo: string; readonly motivo: string; readonly codigo?: string };

/** As many as a screen can show; a body that is wrong everywhere gets no longer list. */
export const MAX_CAMPOS = 50;
/** A caller may name an unknown field as long as it likes; more of it helps nobody. */
const MAX_NAME = 200;
const MAX_OPTIONS = 12;

const TYPES: Readonly<Record<string, string>> = {
  string: 'Deve ser um texto.',
  integer: 'Deve ser um número inteiro.',
  number: 'Deve ser um número.',
  boolean: 'Deve ser sim ou não.',
  array: 'Deve ser uma lista.',
  object: 'Deve ser um conjunto de campos.',
  null: 'Deve ficar vazio.',
};

const FORMATS: Readonly<Record<string, string>> = {
  'date-time': 'Deve ser uma data com hora e fuso, como 2026-11-22T13:00:00-03:00.',
  date: 'Deve ser uma data, como 2026-11-22.',
  uri: 'Deve ser um endereço completo, como https://escola.br/pagina.',
  uuid: 'Deve ser um código como 123e4567-e89b-42d3-a456-426614174000.',
  email: 'Deve ser um e-mail, como nome@escola.br.',
};

/** Patterns of the contract that say something more useful than "not accepted". */
const PATTERNS: Readonly<Record<string, string>> = {
  '^[^\\u0000]*$': 'Tem um caractere que não é aceito.',
  '^[^\u0000]*$': 'Tem um caractere que não é aceito.',
  '^https://': 'Deve começar com https://.',
  '^[A-Za-z_+/0-9-]+$': 'Deve ser um fuso horário, como America/Sao_Paulo.',
  '^(\\d{4}-\\d{2}-\\d{2}|\\d{2}/\\d{2}/\\d{4})$': 'Deve ser uma data, como 22/11/2026.',
};

const EMPTY = 'Preencha este campo.';
const REFUSED = 'Este valor não é aceito.';

const counted = (n: number, one: string, many: string): string =>
  `${n.toLocaleString('pt-BR')} ${n === 1 ? one : many}`;

function typeMotivo(type: unknown): string {
  const [first] = [type].flat().filter((one) => one !== 'null');
  return TYPES[typeof first === 'string' ? first : 'null'] ?? REFUSED;
}

function enumMotivo(allowed: unknown): string {
  const options = [allowed]
    .flat()
    .filter((one) => typeof one === 'string' || typeof one === 'number' || typeof one === 'boolean');
  if (options.length === 0 || options.length > MAX_OPTIONS) return REFUSED;
  return options.length === 1 ? `Deve ser ${options.join()}.` : `Deve ser um destes: ${options.join(', ')}.`;
}

type Params = Readonly<Record<string, unknown>>;

/** The sentence of each keyword that the contract uses in what a caller sends. */
const MOTIVOS: Readonly<Record<string, (params: Params) => string>> = {
  required: () => EMPTY,
  additionalProperties: () => 'Este campo não existe.',
  unevaluatedProperties: () => 'Este campo não existe.',
  type: ({ type }) => typeMotivo(type),
  enum: ({ allowedValues }) => enumMotivo(allowedValues),
  const: ({ allowedValue }) => enumMotivo(allowedValue),
  minLength: ({ limit }) =>
    limit === 1 ? EMPTY : `Deve ter pelo menos ${counted(Number(limit), 'caractere', 'caracteres')}.`,
  maxLength: ({ limit }) => `Deve ter no máximo ${counted(Number(limit), 'caractere', 'caracteres')}.`,
  minimum: ({ limit }) => `Deve ser no mínimo ${Number(limit)}.`,
  maximum: ({ limit }) => `Deve ser no máximo ${Number(limit)}.`,
  exclusiveMinimum: ({ limit }) => `Deve ser maior que ${Number(limit)}.`,
  exclusiveMaximum: ({ limit }) => `Deve ser menor que ${Number(limit)}.`,
  multipleOf: ({ multipleOf }) => `Deve ser um múltiplo de ${Number(multipleOf)}.`,
  minItems: ({ limit }) => `Deve ter pelo menos ${counted(Number(limit), 'item', 'itens')}.`,
  maxItems: ({ limit }) => `Deve ter no máximo ${counted(Number(limit), 'item', 'itens')}.`,
  uniqueItems: () => 'Tem itens repetidos.',
  minProperties: ({ limit }) => `Preencha pelo menos ${counted(Number(limit), 'campo', 'campos')}.`,
  maxProperties: ({ limit }) => `Deve ter no máximo ${counted(Number(limit), 'campo', 'campos')}.`,
  format: ({ format }) => FORMATS[String(format)] ?? REFUSED,
  pattern: ({ pattern }) => PATTERNS[String(pattern)] ?? 'Tem um formato que não é aceito.',
};

/** The code of each keyword. The contract lists them: a client may tell them apart, so none changes. */
const CODIGOS: Readonly<Record<string, string>> = {
  required: 'obrigatorio',
  additionalProperties: 'desconhecido',
  unevaluatedProperties: 'desconhecido',
  type: 'tipo',
  enum: 'opcao',
  const: 'opcao',
  minLength: 'curto',
  maxLength: 'longo',
  minimum: 'minimo',
  maximum: 'maximo',
  exclusiveMinimum: 'minimo',
  exclusiveMaximum: 'maximo',
  multipleOf: 'multiplo',
  minItems: 'poucos_itens',
  maxItems: 'muitos_itens',
  uniqueItems: 'repetido',
  minProperties: 'poucos_campos',
  maxProperties: 'muitos_campos',
  format: 'formato',
  pattern: 'formato',
};

/** An empty text is a field that was not filled in, as a missing one is. */
const codigoOf = ({ keyword, params }: ErrorObject): string =>
  keyword === 'minLength' && params['limit'] === 1 ? 'obrigatorio' : (CODIGOS[keyword] ?? 'invalido');

/** A field's name as it may be repeated to the caller. Half characters and length come from unknown names. */
const cut = (name: string): string => Buffer.from(name.slice(0, MAX_NAME), 'utf8').toString('utf8');

/** A field that was not checked by the contract's schemas. */
export const campoOf = (name: string, motivo: string): Campo => ({ campo: cut(name) || 'endereco', motivo });

const unescaped = (part: string): string => part.replaceAll('~1', '/').replaceAll('~0', '~');

/** The field's path. A field that is missing or unknown is named itself, not the object it belongs to. */
function nameOf({ instancePath, params }: ErrorObject, whole: string): string {
  const own: unknown = params['missingProperty'] ?? params['additionalProperty'] ?? params['unevaluatedProperty'];
  const parts = [...instancePath.split('/').slice(1).map(unescaped), ...(typeof own === 'string' ? [own] : [])];
  return cut(parts.join('.')) || whole;
}

/**
 * The fields at fault, each once, in the order found.
 * @param whole what to call the value itself: `corpo`, or `endereco` for the parts of an address
 */
export function camposOf(findings: readonly ErrorObject[], whole: string): Campo[] {
  const campos = new Map<string, Campo>();
  for (const finding of findings) {
    const campo = nameOf(finding, whole);
    if (campos.has(campo)) continue;
    const motivo = MOTIVOS[finding.keyword]?.(finding.params) ?? REFUSED;
    campos.set(campo, { campo, motivo, codigo: codigoOf(finding) });
    if (campos.size === MAX_CAMPOS) break;
  }
  return [...campos.values()];
}
