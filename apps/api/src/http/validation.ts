/**
 * Ajv as the contract needs it: draft 2020, addresses are converted from text, bodies never are. What is made of a schema is
 * kept for the whole process: it depends on nothing else, and tests start a server for every file. It is made when a call needs
 * it for the first time: to make all of it takes about a second. A refused value is looked at a
 * second time for every field that is wrong with it: the first look stops at the first.
 */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import stringifierOf from 'fast-json-stringify';
import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify';

import { camposOf } from './campos.ts';
import { type ApiError, errors } from './errors.ts';
import { isWritable } from './iso.ts';

const common = { strict: false, useDefaults: false, removeAdditional: false } as const;

const plain = new Ajv2020(common);
formats.default(plain);
const isDateTime = plain.compile({ type: 'string', format: 'date-time' });

/** The format also lets leap seconds and offsets without minutes through, which no `Date` reads and no column takes. */
function isInstant(text: string): boolean {
  return isDateTime(text) && isWritable(Date.parse(text));
}

function build(coerceTypes: boolean, allErrors: boolean): Ajv2020 {
  const ajv = new Ajv2020({ ...common, coerceTypes, allErrors });
  formats.default(ajv);
  ajv.addFormat('date-time', { type: 'string', validate: isInstant });
  return ajv;
}

/** Makes each value once per schema. */
function once<T>(make: (schema: object) => T): (schema: object) => T {
  const made = new WeakMap<object, T>();
  return (schema) => {
    const value = made.get(schema) ?? make(schema);
    made.set(schema, value);
    return value;
  };
}

type Check = (value: unknown) => true | { readonly error: ApiError };

/** A check of one part of a call, that says every field at fault. `whole` is what it calls the part itself. */
function checking(coerceTypes: boolean, whole: string): (schema: object) => Check {
  const [fast, thorough] = [build(coerceTypes, false), build(coerceTypes, true)];
  // Compiled when something is refused for the first time: most parts never are.
  const explain = once((schema: object): ValidateFunction => thorough.compile(schema));
  return once((schema) => {
    let validate: ValidateFunction | undefined;
    return (value) => {
      validate ??= fast.compile(schema);
      if (validate(value)) return true;
      const all = explain(schema);
      const findings = all(value) ? validate.errors : all.errors;
      return { error: errors.invalid(...camposOf(findings ?? [], whole)) };
    };
  });
}

/** Checks an address; makes numbers of its text. */
export const validateText = checking(true, 'endereco');
/** Checks a body. */
export const validateBody = checking(false, 'corpo');
export const stringify = once((schema) => {
  let write: ReturnType<typeof stringifierOf> | undefined;
  return (value: unknown) => (write ??= stringifierOf(schema))(value);
});

/** Checks what comes in. */
export const validatorCompiler: FastifySchemaCompiler<object> = ({ schema, httpPart }) =>
  httpPart === 'body' ? validateBody(schema) : validateText(schema);

/** Writes what goes out, as Fastify does by itself. */
export const serializerCompiler: FastifySerializerCompiler<object> = ({ schema }) => stringify(schema);
