/** Two visits of one page in Chromium as a cheap phone on a slow line has them, and what their pictures took. */
import { setTimeout as wait } from 'node:timers/promises';

import { chromium, type Browser, type BrowserContext, type CDPSession } from 'playwright';

import { meetWorkers, openBarePage, type Target } from './bare-page.ts';
import { openLine, type Line } from './line.ts';

export type Figures = {
  /** First contentful paint, ms: a text or a drawing. */
  readonly fcp: number;
  /** Largest contentful paint, ms. */
  readonly lcp: number;
  /** Until `usable` was there, ms. */
  readonly usable: number;
  /** Requests that went over the line before the largest picture. */
  readonly first: number;
  /** All requests that went over the line until the visit ended, by the page and its worker, and their bytes, headers included. */
  readonly requests: number;
  readonly bytes: number;
  /** Time beyond 50 ms of every long task. */
  readonly tbt: number;
  readonly cls: number;
  /** The path that the page ended at: an address may lead elsewhere. */
  readonly at: string;
};

/** What a browser keeps from one visit for the next. */
export type Kept = Awaited<ReturnType<BrowserContext['storageState']>>;

const CPU = 4;
const VIEW = { width: 360, height: 800, deviceScaleFactor: 1, mobile: false };
/** The page has come to rest when nothing large was painted for this long. */
const QUIET_MS = 2000;
const LIMIT_MS = 60_000;
const LOOK_MS = 500;
/** The next visit begins this long after the picture of the first: its worker and its late parts had so much of the line. */
const STAY_MS = 6000;
/** A browser is at rest when all its processes together took less than this share of one core. */
const IDLE = { share: 0.1, lookMs: 250 };
const REST = `JSON.stringify({ seen: window.seen, rest: window.seen?.usable > 0 && performance.now() - Math.max(window.seen.lcp, window.seen.usable) > ${QUIET_MS} })`;
const LAST = '({ ...window.seen, at: location.pathname })';

/** Runs in the page before anything of it. */
function observe(usable: string): void {
  const seen = { fcp: 0, lcp: 0, tbt: 0, cls: 0, usable: 0 };
  Object.assign(window, { seen });
  const watch = (
    type: string,
    take: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void,
  ) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  watch('longtask', ({ duration }) => (seen.tbt += Math.max(0, duration - 50)));
  watch('layout-shift', ({ value = 0, hadRecentInput }) => (seen.cls += hadRecentInput === true ? 0 : value));
  // At each change: to look once a frame would make frames, which take the processor from the page.
  const changes = new MutationObserver(() => {
    if (document.querySelector(usable) === null) return;
    seen.usable = performance.now();
    changes.disconnect();
  });
  changes.observe(document, { childList: true, subtree: true });
}

type Seen = { fcp: number; lcp: number; tbt: number; cls: number; usable: number };
declare global {
  interface Window {
    seen: Seen;
  }
}

const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    // Ctrl-C ends the rounds, not the process: what was measured is summed up.
    handleSIGINT: false,
    handleSIGTERM: false,
  });

/** Chromium draws parts of its own window when it opens: for half a second they would take processors and line from the page. */
async function windowDrawn(session: CDPSession): Promise<void> {
  const seconds = async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
  };
  const started = performance.now();
  for (let before = await seconds(); performance.now() - started < LIMIT_MS;) {
    await wait(IDLE.lookMs);
    const now = await seconds();
    if ((now - before) * 1000 < IDLE.share * IDLE.lookMs) return;
    before = now;
  }
  throw new Error('the browser did not come to rest');
}

/** What was seen once the page is at rest. Asked for by the protocol, which leaves the processor to the page. */
async function atRest(page: Target): Promise<Seen> {
  const started = performance.now();
  while (performance.now() - started < LIMIT_MS) {
    await wait(LOOK_MS);
    const answer = await page.send('Runtime.evaluate', { expression: REST, returnByValue: true });
    const { seen, rest }: { seen: Seen; rest: boolean } = JSON.parse(String(answer.result.value));
    if (rest) return seen;
  }
  throw new Error('the page did not come to rest');
}

/** Runs in the page before anything of it: what an earlier visit left in this browser. */
function restore(origins: Kept['origins']): void {
  const own = origins.find(({ origin }) => origin === location.origin);
  for (const { name, value } of own?.localStorage ?? []) localStorage.setItem(name, value);
}

const called = (script: (value: never) => void, value: unknown) => `(${String(script)})(${JSON.stringify(value)})`;

/** `open` begins the visit. */
async function visitIn(page: Target, line: Line, open: () => Promise<unknown>): Promise<Figures> {
  line.begin();
  await open();
  const { lcp } = await atRest(page);
  await wait(STAY_MS - QUIET_MS);
  const answer = await page.send('Runtime.evaluate', { expression: LAST, returnByValue: true });
  const seen: Seen & { readonly at: string } = answer.result.value;
  return { ...seen, ...line.sum(lcp) };
}

/**
 * A cold visit in a browser that knew nothing before, and the same page loaded again. By way of an empty page, opened a moment before, the
 * next visit paid for the end of the first as well: 150 to 450 ms at a quarter of the processor, which nobody who reloads or comes
 * back waits for.
 */
export async function visits(url: string, usable: string, kept?: Kept): Promise<{ cold: Figures; next: Figures }> {
  const browser = await openBrowser();
  try {
    const session = await browser.newBrowserCDPSession();
    const line = openLine();
    const { browserContextId } = await session.send('Target.createBrowserContext');
    const page = await openBarePage(session, browserContextId);
    // Before it is slowed down: a slowed-down page takes a processor at rest as well.
    await windowDrawn(session);
    await page.send('Page.enable');
    await line.join(page);
    await meetWorkers(page, line.join);
    await page.send('Emulation.setCPUThrottlingRate', { rate: CPU });
    await page.send('Emulation.setDeviceMetricsOverride', VIEW);
    for (const source of [called(restore, kept?.origins ?? []), called(observe, usable)])
      await page.send('Page.addScriptToEvaluateOnNewDocument', { source });
    const cold = await visitIn(page, line, () => page.send('Page.navigate', { url }));
    return { cold, next: await visitIn(page, line, () => page.send('Page.reload')) };
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
