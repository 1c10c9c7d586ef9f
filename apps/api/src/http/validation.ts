/**
 * Ajv as the contract needs it: draft 2020, addresses are converted from text, bodies never are. What is made of a schema is
 * kept for the whole process: it depends on nothing else, and tests start a server for every file.
 */
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import stringifierOf from 'fast-json-stringify';
import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify';

const common = { strict: false, allErrors: false, useDefaults: false, removeAdditional: false } as const;

const plain = new Ajv2020(common);
formats.default(plain);
const isDateTime = plain.compile({ type: 'string', format: 'date-time' });

/** The format also lets leap seconds and offsets without minutes through, which no `Date` reads and no column takes. */
const isInstant = (text: string): boolean => isDateTime(text) && !Number.isNaN(Date.parse(text));

function build(coerceTypes: boolean): Ajv2020 {
  const ajv = new Ajv2020({ ...common, coerceTypes });
  formats.default(ajv);
  ajv.addFormat('date-time', { type: 'string', validate: isInstant });
  return ajv;
}

const text = build(true);
const body = build(false);

/** Makes each value once per schema. */
function once<T>(make: (schema: object) => T): (schema: object) => T {
  const made = new WeakMap<object, T>();
  return (schema) => {
    const value = made.get(schema) ?? make(schema);
    made.set(schema, value);
    return value;
  };
}

/** Checks an address; makes numbers of its text. */
export const validateText = once((schema) => text.compile(schema));
/** Checks a body. */
export const validateBody = once((schema) => body.compile(schema));
export const stringify = once((schema) => stringifierOf(schema));

/** Checks what comes in. */
export const validatorCompiler: FastifySchemaCompiler<object> = ({ schema, httpPart }) =>
  httpPart === 'body' ? validateBody(schema) : validateText(schema);

/** Writes what goes out, as Fastify does by itself. */
export const serializerCompiler: FastifySerializerCompiler<object> = ({ schema }) => stringify(schema);
