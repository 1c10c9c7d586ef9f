/**
 * Asks whether the page behind a link answers, without letting the link choose what the server talks to: https only, public
 * addresses only, each redirect judged like the first address, and the connection goes to the very address that was judged.
 */
import { lookup } from 'node:dns/promises';
import { request, type RequestOptions } from 'node:https';
import { isIP } from 'node:net';

import { enderecoFalha } from '@luneta/domain/conteudo-endereco';
import { MAX_REDIRECIONAMENTOS, verificacaoDe, type Verificacao } from '@luneta/domain/conteudo-verificacao';

import { isPublicAddress } from './public-address.ts';

/** For the whole check, redirects included. */
export const LIMIT_MS = 5000;
/** Checks that run at once in a process; one more waits for its turn. */
const AT_ONCE = 8;
const MAX_HEADER_BYTES = 16_384;

/** Says what the check of an address came to. It never throws. */
export type LinkCheck = (url: string) => Promise<Verificacao>;

/** What tests put in place of the network. */
export type LinkNetwork = {
  /** All addresses of a host name. @throws for an unknown one */
  readonly resolve?: (hostname: string) => Promise<readonly string[]>;
  /** Whether the server may connect to an IP address. */
  readonly allows?: (address: string) => boolean;
  /** Certificate authority to trust. */
  readonly ca?: string;
  readonly limitMs?: number;
};

const resolveAll = async (hostname: string): Promise<readonly string[]> =>
  (await lookup(hostname, { all: true, verbatim: true })).map(({ address }) => address);

type Head = { readonly status: number; readonly location: string | undefined };

/** Sends HEAD to this address for this URL and reads the head of the answer alone. @throws when none comes */
function ask(
  url: URL,
  address: string,
  { ca, signal }: { ca: string | undefined; signal: AbortSignal },
): Promise<Head> {
  const family = isIP(address);
  const pinned: RequestOptions['lookup'] = (_hostname, options, done) =>
    options.all === true ? done(null, [{ address, family }]) : done(null, address, family);
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      method: 'HEAD',
      lookup: pinned,
      agent: false,
      signal,
      maxHeaderSize: MAX_HEADER_BYTES,
      headers: { accept: '*/*', 'user-agent': 'Mozilla/5.0 (compatible; link-check)' },
      ...(ca !== undefined && { ca }),
    });
    sent.on('response', ({ statusCode = 0, headers }) => {
      resolve({ status: statusCode, location: headers.location });
      sent.destroy();
    });
    sent.on('error', reject);
    sent.end();
  });
}

/** The address to connect to; null where any address of the host is not public. @throws for an unknown host */
async function judged(
  url: URL,
  { resolve = resolveAll, allows = isPublicAddress }: LinkNetwork,
): Promise<string | null> {
  const host = url.hostname.replace(/^\[|\]$/gu, '');
  const addresses = isIP(host) === 0 ? await resolve(host) : [host];
  const [first] = addresses;
  return first !== undefined && addresses.every(allows) ? first : null;
}

/** Whether an answer leads elsewhere. */
const leads = (status: number): boolean => [301, 302, 303, 307, 308].includes(status);

async function follow(text: string, network: LinkNetwork, signal: AbortSignal): Promise<Verificacao> {
  let at = text;
  for (let asked = 0; asked <= MAX_REDIRECIONAMENTOS; asked += 1) {
    if (enderecoFalha(at) !== null) return 'recusado';
    const url = new URL(at);
    const address = await within(signal, judged(url, network));
    if (address === null) return 'recusado';
    const { status, location } = await ask(url, address, { ca: network.ca, signal });
    if (!leads(status) || location === undefined) return verificacaoDe(text, at, status);
    if (!URL.canParse(location, at)) return 'quebrado';
    at = new URL(location, at).href;
  }
  return 'quebrado';
}

/** A promise that ends with the time of the check: a name that is never resolved holds nobody. */
function within<Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('out of time')), { once: true });
    work.then(resolve, reject);
  });
}

/** A check with a limit of time and of how many run at once (rules ROT-6 and ROT-11). */
export function createLinkCheck(network: LinkNetwork = {}): LinkCheck {
  const waiting: (() => void)[] = [];
  let running = 0;
  const turn = async (): Promise<void> => {
    if (running >= AT_ONCE) await new Promise<void>((go) => waiting.push(go));
    else running += 1;
  };
  /** Hands the turn over, so that none is lost or used twice. */
  const done = (): void => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };
  return async (url) => {
    await turn();
    try {
      return await follow(url, network, AbortSignal.timeout(network.limitMs ?? LIMIT_MS));
    } catch {
      return 'quebrado';
    } finally {
      done();
    }
  };
}
