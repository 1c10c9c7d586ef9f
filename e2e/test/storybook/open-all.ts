// Opens the built Storybook as a designer would: its frame, then stories with their own play, in one Chromium. One story of
// each folder, as the component tests play all of them; with --all every story. With --docs the pages of documentation
// instead, never in the same page as stories: what stands on them finishes when it likes, under the same names. Whatever the
// console, the page or the network complains of fails, and so does a request to another server. A story that shows what
// happens when something cannot be fetched says so by the tag `network-fault`; then it must complain.
// Usage: node test/storybook/open-all.ts [--all] [--docs] [--folder=…] (storybook-static by default)
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { chromiumLaunchOptions } from '@luneta/testing/chromium';
import { chromium, type Browser, type Page, type Request } from '@playwright/test';

import { listen } from './listen.ts';
import { show, whenReady } from './preview.ts';
import { serve } from './serve.ts';

/** Pages at a time: a story mostly waits for its own animations and plays. Each page loads the whole Storybook first. */
const PAGES = process.argv.includes('--all') ? 4 : 2;
const SLOWEST = 5;
/** Against a page that never comes, on a machine that does something else too. */
const SLOW_MS = 90_000;
/** A request may also stay open for ever, as that of a server that never answers. */
const QUIET_MS = 1_000;
const FAULT = 'network-fault';

/** A name that nobody knows takes its time to be refused. */
const FAULT_MS = 5_000;
const type = process.argv.includes('--docs') ? 'docs' : 'story';

type Entry = { id: string; type: 'story' | 'docs'; tags: readonly string[]; importPath: string };

const named = process.argv.find((argument) => argument.startsWith('--folder='));
const folder = resolve(
  named?.slice('--folder='.length) ?? fileURLToPath(new URL('../../../storybook-static', import.meta.url)),
);
if (!existsSync(join(folder, 'index.json'))) {
  throw new Error(`no built Storybook in ${folder}: run \`pnpm storybook:build\` first`);
}
const index: { entries: Record<string, Entry> } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));

/** The first story of each folder, and each that must complain: a build that hides its complaint is broken too. */
function sample(entries: readonly Entry[]): Entry[] {
  const seen = new Set<string>();
  return entries.filter(({ importPath, tags }) => {
    const place = dirname(dirname(importPath));
    const first = !seen.has(place);
    seen.add(place);
    return first || tags.includes(FAULT);
  });
}
const ofType = Object.values(index.entries).filter((entry) => entry.type === type);
const chosen = type === 'docs' || process.argv.includes('--all') ? ofType : sample(ofType);
const complaints = new Map<string, string[]>();
const complain = (where: string, what: string) => {
  const [line = ''] = what.split('\n');
  complaints.set(where, [...(complaints.get(where) ?? []), line.slice(0, 300)]);
};
/** Requests without an answer yet. */
const asking = new Map<Page, Set<Request>>();
const took: { id: string; milliseconds: number }[] = [];
const { origin, close } = await serve(folder);

/** A page that adds what it hears to the complaints, under the name of what it shows then. */
async function listeningPage(browser: Browser, shown: () => string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 360, height: 800 }, reducedMotion: 'reduce' });
  page.setDefaultTimeout(SLOW_MS);
  asking.set(
    page,
    listen(page, origin, (what) => complain(shown(), what)),
  );
  return page;
}

/**
 * What a story asked for has come, or was refused as it wanted: a complaint about it said later would stand under the
 * name of the next.
 */
async function quiet(page: Page, { id, tags }: Entry): Promise<void> {
  const asked = asking.get(page) ?? new Set();
  const faulty = tags.includes(FAULT);
  const waits = () => asked.size > 0 || (faulty && !complaints.has(id));
  for (const until = Date.now() + (faulty ? FAULT_MS : QUIET_MS); waits() && Date.now() < until;) {
    await page.waitForTimeout(20);
  }
  // What never comes is waited for once, not under every story after it.
  asked.clear();
}

/** A page of stories that is ready to be told what to show. */
async function openStories(browser: Browser, shown: () => string): Promise<Page> {
  const page = await listeningPage(browser, shown);
  // axe has its own tests; here it would only take its time.
  await page.goto(`${origin}/iframe.html?globals=a11y.manual:!true`);
  await whenReady(page);
  return page;
}

async function visit(browser: Browser, waiting: Entry[]): Promise<void> {
  let current = 'iframe.html';
  let page = await openStories(browser, () => current);
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    current = next.id;
    const before = Date.now();
    // What a story before it still had in mind may leave the page: once more in a new one tells.
    for (const last of [false, true]) {
      try {
        const wrong = await show(page, next);
        if (wrong !== null) complain(next.id, wrong);
        await quiet(page, next);
        break;
      } catch (error) {
        if (last) complain(next.id, `left the page: ${error instanceof Error ? error.message : String(error)}`);
        await page.close();
        page = await openStories(browser, () => current);
      }
    }
    // It may complain again, and the next one would be blamed.
    if (next.tags.includes(FAULT)) {
      await page.close();
      page = await openStories(browser, () => current);
    }
    took.push({ id: next.id, milliseconds: Date.now() - before });
  }
  await page.close();
}

const started = Date.now();
const browser = await chromium.launch(chromiumLaunchOptions());
try {
  const frame = await listeningPage(browser, () => 'frame of Storybook');
  await frame.goto(origin);
  await frame.frameLocator('#storybook-preview-iframe').locator('[data-tema]').first().waitFor();
  await frame.close();
  const waiting = chosen.slice();
  await Promise.all(Array.from({ length: PAGES }, () => visit(browser, waiting)));
} finally {
  await browser.close();
  close();
}

for (const { id, tags } of chosen) {
  if (!tags.includes(FAULT)) continue;
  if (!complaints.delete(id)) complain(id, `is tagged ${FAULT}, and nothing failed: take the tag away`);
}
const slowest = took.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, SLOWEST);
console.log(slowest.map(({ id, milliseconds }) => `  ${(milliseconds / 1000).toFixed(1)} s  ${id}`).join('\n'));
console.log(
  `${took.length} ${type === 'docs' ? 'pages of documentation' : 'stories'} opened in ${((Date.now() - started) / 1000).toFixed(1)} s`,
);
for (const [where, what] of complaints) console.error(`${where}:\n  ${what.join('\n  ')}`);
console.log(complaints.size === 0 ? 'no complaints' : `${complaints.size} with complaints`);
process.exit(complaints.size === 0 ? 0 : 1);
