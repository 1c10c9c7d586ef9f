/** Ajv as the contract needs it: draft 2020, addresses are converted from text, bodies never are. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { FastifySchemaCompiler } from 'fastify';

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

/** One compiler per server: the schemas of its routes. */
export function makeValidatorCompiler(): FastifySchemaCompiler<object> {
  const text = build(true);
  const body = build(false);
  return ({ schema, httpPart }) => (httpPart === 'body' ? body : text).compile(schema);
}
