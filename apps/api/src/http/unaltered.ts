/**
 * What a request says arrives as it was sent, or the request is refused. Decoders replace what they cannot read: bytes that
 * are no UTF-8 and half characters would become U+FFFD, and of two `Host` headers one would be ignored.
 */
import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';

const ENCODED = /(?:%[0-9a-f]{2})+/gi;
/** A surrogate without its other half, as a text cut within an emoji ends with. */
const HALF = /\p{Surrogate}/u;
const ESCAPED_SURROGATE = /\\ud[89a-f]/i;

/** Whether the percent-encoded parts of an address are UTF-8. Node itself refuses bytes that are not encoded. */
export function isReadableAddress(url: string): boolean {
  if (!url.includes('%')) return true;
  return (url.match(ENCODED) ?? []).every((run) => isUtf8(Buffer.from(run.replaceAll('%', ''), 'hex')));
}

/** Whether a request names more than one host. A proxy and the server could each go by another one. */
export function hasSecondHost({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  const names = rawHeaders.filter((text, index) => index % 2 === 0 && text.length === 4);
  return names.filter((name) => name.toLowerCase() === 'host').length > 1;
}

/** A body as text; null when its bytes are no UTF-8. */
export function readUtf8(bytes: Buffer): string | null {
  return isUtf8(bytes) ? bytes.toString('utf8') : null;
}

function holdsHalf(value: unknown): boolean {
  if (typeof value === 'string') return HALF.test(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, inner]) => HALF.test(name) || holdsHalf(inner));
}

/**
 * Whether a text or a name in a parsed body is half a character.
 * @param json the body as it was sent: only an escape in it can be half a character
 */
export function hasHalfCharacter(body: unknown, json: string): boolean {
  return ESCAPED_SURROGATE.test(json) && holdsHalf(body);
}
