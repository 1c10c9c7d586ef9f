/**
 * How a body becomes an object: JSON only; an empty body means `{}`. Nesting is limited before parsing, because a parser that
 * recurses 5,000 deep ends the process. What a person writes is cleaned (http/texto-livre.ts); any other text that could not
 * be stored as it was sent is refused (http/unaltered.ts). The documented `params` copy is dropped unread (decision 54).
 */
import type { FastifyInstance } from 'fastify';

import { errors } from './errors.ts';
import { hasHalfCharacter, readUtf8 } from './unaltered.ts';

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

type Clean = (body: unknown) => unknown;
/** @param clean what is done to the texts of the body before it is looked at */
export type ReadBody = (
  bytes: Buffer,
  done: (error: Error | null, body?: unknown) => void,
  clean?: Clean | null,
) => unknown;

const unreadable = (motivo: string) => errors.invalid({ campo: 'corpo', motivo });
const NO_TEXT = 'Tem caracteres que não podem ser guardados.';

/** Makes an object of the bytes of a body. Hands `done` a 400 for bytes that are none. */
export function bodyReader(app: FastifyInstance): ReadBody {
  const parse = app.getDefaultJsonParser('error', 'error');
  return (bytes, done, clean) => {
    const text = readUtf8(bytes);
    if (text === null) return done(unreadable(NO_TEXT));
    if (text.trim() === '') return done(null, {});
    if (isTooDeep(text)) return done(unreadable('Tem listas ou campos dentro de outros demais.'));
    const read = (error: Error | null, body?: unknown) => {
      // The parser names the offending text in its message: an answer or a password must not reach a log.
      if (error) return done(unreadable('Não é JSON que possa ser lido.'));
      if (typeof body !== 'object' || body === null || Array.isArray(body))
        return done(unreadable('Deve ser um conjunto de campos.'));
      const payload: Record<string, unknown> = { ...body };
      delete payload['params'];
      const cleaned = clean ? clean(payload) : payload;
      return hasHalfCharacter(cleaned, text) ? done(unreadable(NO_TEXT)) : done(null, cleaned);
    };
    // Fastify's parser is given the request and does not look at it.
    return Reflect.apply(parse, undefined, [undefined, text, read]);
  };
}

export function registerBodyParser(app: FastifyInstance): void {
  const read = bodyReader(app);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes: Buffer, done) =>
    read(bytes, done, request.routeOptions.config.cleanText),
  );
}
