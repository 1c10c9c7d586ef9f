/**
 * What one run of the journeys shares: free ports, folders, the hub's keys. The first load of `playwright.config.ts`
 * chooses them; workers load it again and read them from the environment.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { newHubKeys } from './hub.ts';

export const SIZES = { phone: { width: 360, height: 800 }, desktop: { width: 1280, height: 800 } } as const;
export type Size = keyof typeof SIZES;
export const sizes: readonly Size[] = ['phone', 'desktop'];

/** Every journey at every size (`pnpm check:all`). Without it each journey runs once, at the size of whoever makes it. */
export const everySize = process.env['LUNETA_PROVE'] === '1';

/** A server: the first of its ports (API, student-v1, student-v2, staff, then mail) and its folders. */
export type Server = {
  readonly port: number;
  readonly data: string;
  readonly mailPort: number;
  /** Where its mail server puts what arrives. */
  readonly mails: string;
};

/** `distinct`: each server once, as two sizes share one when no journey runs twice. */
export type Run = {
  readonly servers: Readonly<Record<Size, Server>>;
  readonly distinct: readonly Server[];
  readonly hubPublicKey: string;
};

const PORTS = [0, 1, 2, 3, 4];

/** Above the ports that browsers block (the last is 10080), below the ephemeral ports of the system. */
const FIRST_PORTS = { phone: 11_000, desktop: 13_000 } as const;

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** How many places `freePorts` tries, ten ports apart. */
const PLACES = 200;

/**
 * Five free ports in a row. Each run starts its search elsewhere, so that two simultaneous runs do not choose the same
 * ports.
 */
export async function freePorts(from: number): Promise<number> {
  for (let n = 0; n < PLACES; n += 1) {
    const first = from + ((process.pid + n) % PLACES) * 10;
    const taken = await Promise.all(PORTS.map((n) => isFree(first + n)));
    if (taken.every(Boolean)) return first;
  }
  throw new Error(`No five free ports in a row from ${from}.`);
}

/** A folder of this run. It is deleted after a successful run and kept after a failure, for its logs and mails. */
function folder(name: string): string {
  const path = mkdtempSync(join(tmpdir(), `luneta-e2e-${name}-`));
  process.once('exit', (code) => {
    if (code === 0) rmSync(path, { recursive: true, force: true });
  });
  return path;
}

async function once(name: string, choose: () => Promise<string> | string): Promise<string> {
  const value = process.env[name] ?? (await choose());
  process.env[name] = value;
  return value;
}

/** The school's hub signs with `privada`, which never leaves the run's folder; the servers get the public one. */
function newSharedFolder(): string {
  const path = folder('run');
  const { publica, privada } = newHubKeys();
  writeFileSync(join(path, 'hub.public.pem'), publica);
  writeFileSync(join(path, 'hub.private.pem'), privada, { mode: 0o600 });
  for (const size of sizes) mkdirSync(join(path, `mails-${size}`));
  return path;
}

/** PEM of the hub's private key of this run, to sign with. */
export const hubPrivateKey = (): string => readFileSync(join(process.env['E2E_RUN'] ?? '', 'hub.private.pem'), 'utf8');

async function server(size: Size, from: number, shared: string): Promise<Server> {
  const port = Number(await once(`E2E_PORT_${size}`, async () => String(await freePorts(from))));
  const data = await once(`E2E_DATA_${size}`, () => folder(size));
  return { port, data, mailPort: port + 4, mails: join(shared, `mails-${size}`) };
}

/** Chosen at the first call of the run, the same ever after, in the runner and in its workers. */
export async function theRun(): Promise<Run> {
  const shared = await once('E2E_RUN', newSharedFolder);
  const phone = await server('phone', FIRST_PORTS.phone, shared);
  const desktop = everySize ? await server('desktop', FIRST_PORTS.desktop, shared) : phone;
  const distinct = everySize ? [phone, desktop] : [phone];
  return { servers: { phone, desktop }, distinct, hubPublicKey: join(shared, 'hub.public.pem') };
}

/** The server whose API is at this origin. */
export async function serverAt(api: string): Promise<Server> {
  const { distinct } = await theRun();
  const found = distinct.find(({ port }) => new URL(api).port === String(port));
  if (found === undefined) throw new Error(`No server of this run is at ${api}.`);
  return found;
}
