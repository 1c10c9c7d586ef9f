/**
 * How a body becomes an object: JSON only; an empty body means `{}`. Nesting is limited before parsing, because a parser that
 * recurses 5,000 deep ends the process. The documented `params` copy is dropped unread (decision 54).
 */
import type { FastifyInstance } from 'fastify';

import { errors } from './errors.ts';

const MAX_DEPTH = 32;

/** Whether brackets outside strings nest deeper than allowed. */
export function isTooDeep(json: string, max = MAX_DEPTH): boolean {
  let depth = 0;
  let inString = false;
  for (let index = 0; index < json.length; index += 1) {
    const char = json.charCodeAt(index);
    if (inString) {
      if (char === 92 /* \ */) index += 1;
      else if (char === 34 /* " */) inString = false;
    } else if (char === 34) inString = true;
    else if (char === 123 /* { */ || char === 91 /* [ */) {
      depth += 1;
      if (depth > max) return true;
    } else if (char === 125 || char === 93) depth -= 1;
  }
  return false;
}

/** Half a character, as a text cut within an emoji ends with. */
const ESCAPED_SURROGATE = /\\ud[89a-f]/i;

/** Half characters become U+FFFD, as a text column would store them anyway: a jsonb column refuses them. */
function wellFormed(value: unknown): unknown {
  if (typeof value === 'string') return Buffer.from(value, 'utf8').toString('utf8');
  if (Array.isArray(value)) return value.map(wellFormed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [wellFormed(name), wellFormed(inner)]));
}

export type ReadBody = (text: string, done: (error: Error | null, body?: unknown) => void) => unknown;

/** Makes an object of the text of a body. Hands `done` a 400 for text that is none. */
export function bodyReader(app: FastifyInstance): ReadBody {
  const parse = app.getDefaultJsonParser('error', 'error');
  return (text, done) => {
    if (text.trim() === '') return done(null, {});
    if (isTooDeep(text)) return done(errors.invalid());
    const read = (error: Error | null, body?: unknown) => {
      // The parser names the offending text in its message: an answer or a password must not reach a log.
      if (error) return done(errors.invalid());
      if (typeof body !== 'object' || body === null || Array.isArray(body)) return done(errors.invalid());
      const payload: Record<string, unknown> = { ...body };
      delete payload['params'];
      return done(null, ESCAPED_SURROGATE.test(text) ? wellFormed(payload) : payload);
    };
    // Fastify's parser is given the request and does not look at it.
    return Reflect.apply(parse, undefined, [undefined, text, read]);
  };
}

export function registerBodyParser(app: FastifyInstance): void {
  const read = bodyReader(app);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text: string, done) =>
    read(text, done),
  );
}
