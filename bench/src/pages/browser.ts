/** One visit of one page in Chromium as a cheap phone on a slow line has it, and what its picture took. */
import { setTimeout as wait } from 'node:timers/promises';

import { chromium, type Browser, type BrowserContext, type CDPSession } from 'playwright';

export type Figures = {
  /** Largest contentful paint, ms. */
  readonly lcp: number;
  /** Until `usable` was there, ms. */
  readonly usable: number;
  /** Requests that began before the largest picture, and their bytes on the line, headers included. */
  readonly requests: number;
  readonly bytes: number;
  /** Time beyond 50 ms of every long task. */
  readonly tbt: number;
  readonly cls: number;
};

/** What a browser keeps from one visit for the next. */
export type Kept = Awaited<ReturnType<BrowserContext['storageState']>>;

const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const CPU = 4;
/** The page has come to rest when nothing large was painted for this long. */
const QUIET_MS = 2000;
const LIMIT_MS = 60_000;
const LOOK_MS = 500;
const REST = `JSON.stringify({ seen: window.seen, rest: window.seen.usable > 0 && performance.now() - Math.max(window.seen.lcp, window.seen.usable) > ${QUIET_MS} })`;

/** Runs in the page before anything of it. */
function observe(usable: string): void {
  const seen = { lcp: 0, tbt: 0, cls: 0, usable: 0 };
  Object.assign(window, { seen });
  const watch = (
    type: string,
    take: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void,
  ) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  watch('longtask', ({ duration }) => (seen.tbt += Math.max(0, duration - 50)));
  watch('layout-shift', ({ value = 0, hadRecentInput }) => (seen.cls += hadRecentInput === true ? 0 : value));
  const look = () => {
    if (document.querySelector(usable) === null) requestAnimationFrame(look);
    else seen.usable = performance.now();
  };
  look();
}

type Seen = { lcp: number; tbt: number; cls: number; usable: number };
declare global {
  interface Window {
    seen: Seen;
  }
}

const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium' });

/**
 * What was seen once the page is at rest. Asked for by the protocol: Playwright's own waiting would bring a script of its own
 * into the page, which takes the processor of a slow phone for as long as some of the page's do.
 */
async function atRest(cdp: CDPSession): Promise<Seen> {
  const started = performance.now();
  while (performance.now() - started < LIMIT_MS) {
    await wait(LOOK_MS);
    const answer = await cdp.send('Runtime.evaluate', { expression: REST, returnByValue: true });
    const { seen, rest }: { seen: Seen; rest: boolean } = JSON.parse(String(answer.result.value));
    if (rest) return seen;
  }
  throw new Error('the page did not come to rest');
}

async function visitIn(context: BrowserContext, url: string, usable: string): Promise<Figures> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', LINE);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  const began = new Map<string, number>();
  const sent = new Map<string, number>();
  let origin = 0;
  cdp.on('Network.requestWillBeSent', ({ requestId, timestamp, type, request }) => {
    if (request.url.startsWith('data:')) return;
    if (type === 'Document' && origin === 0) origin = timestamp;
    began.set(requestId, timestamp);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => sent.set(requestId, encodedDataLength));
  await page.addInitScript(observe, usable);
  await page.goto(url, { waitUntil: 'commit', timeout: LIMIT_MS });
  const seen = await atRest(cdp);
  const before = [...began].filter(([, at]) => (at - origin) * 1000 < seen.lcp).map(([id]) => id);
  await page.close();
  return { ...seen, requests: before.length, bytes: before.reduce((sum, id) => sum + (sent.get(id) ?? 0), 0) };
}

/** A cold visit and the next one, in a browser that knew nothing before. */
export async function visits(url: string, usable: string, kept?: Kept): Promise<{ cold: Figures; next: Figures }> {
  const browser = await openBrowser();
  try {
    const viewport = { width: 360, height: 800 };
    const context = await browser.newContext({ viewport, ...(kept ? { storageState: kept } : {}) });
    const cold = await visitIn(context, url, usable);
    const next = await visitIn(context, url, usable);
    return { cold, next };
  } finally {
    await browser.close();
  }
}

/** Signs in on the login page, remembered. */
export async function signIn(url: string, login: string, senha: string): Promise<Kept> {
  const browser = await openBrowser();
  try {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(url);
    await page.getByLabel('Usuário ou e-mail').fill(login);
    await page.getByLabel('Senha', { exact: true }).fill(senha);
    await page.getByText('Lembre-se de mim.').click();
    await page.getByRole('button', { name: 'ENTRAR' }).click();
    await page.waitForURL(({ pathname }) => pathname !== '/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    return await context.storageState();
  } finally {
    await browser.close();
  }
}
