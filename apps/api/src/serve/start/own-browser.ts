/**
 * Whether a request comes from a browser on this machine that opened the start page itself. The demo may be entered only so:
 * another machine, another site, a name that an attacker points to 127.0.0.1 (DNS rebinding) and a proxy are refused.
 */
import type { IncomingMessage } from 'node:http';

const LOOPBACK_PEER = /^(?:127(?:\.\d{1,3}){3}|::1|::ffff:127(?:\.\d{1,3}){3})$/i;
const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]'];
/** A proxy on this machine makes everybody's connection look local. */
const OF_PROXIES = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];
const HTTP_PORT = 80;

type Request = Pick<IncomingMessage, 'headers'> & { readonly socket: { readonly remoteAddress?: string | undefined } };

/** Whether an address of a browser names this machine. */
export function isLoopbackOrigin(origin: string): boolean {
  return URL.canParse(origin) && LOOPBACK_NAMES.includes(new URL(origin).hostname);
}

/** Whether the connection, and the host that the browser believes to talk to, are this machine. */
export function isOwnMachine({ headers, socket }: Request, port: number): boolean {
  const suffix = port === HTTP_PORT ? '' : `:${port}`;
  return (
    LOOPBACK_PEER.test(socket.remoteAddress ?? '') &&
    OF_PROXIES.every((name) => headers[name] === undefined) &&
    LOOPBACK_NAMES.some((name) => headers.host === name + suffix)
  );
}

/** Whether the request was also made by a page of this very address. */
export function isOwnPage(request: Request, port: number): boolean {
  const { host, origin } = request.headers;
  return isOwnMachine(request, port) && origin === `http://${host}`;
}
