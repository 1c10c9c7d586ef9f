/** `pnpm gallery`: every screen in every state, on a phone and on a desktop, as one picture for each feature. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { chromiumLaunchOptions } from '@luneta/testing/chromium';
import { chromium, type Browser } from '@playwright/test';

import { serve } from '../storybook/serve.ts';
import { GalleryError, readOptions, USAGE } from './options.ts';
import { fileName, sheetPage, sheetsOf, SIZES, type Sheet, type Shown, type Story } from './sheets.ts';
import { takeAll } from './take.ts';

const root = join(import.meta.dirname, '../../..');

/** Builds the Storybook when its sources changed; nothing when they did not. */
function built(): string {
  const done = spawnSync('pnpm', ['run', 'storybook:test'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  if (done.status !== 0) throw new GalleryError('the Storybook does not build: its reason stands above');
  return join(root, '.luneta-cache/storybook');
}

function entriesOf(folder: string): Story[] {
  const file = join(folder, 'index.json');
  if (!existsSync(file)) throw new GalleryError(`there is no built Storybook in ${folder}`);
  const { entries }: { entries: Record<string, Story> } = JSON.parse(readFileSync(file, 'utf8'));
  return Object.values(entries);
}

/** Takes the pictures of a sheet at both sizes at once. */
async function shownOn(browser: Browser, origin: string, { stories }: Sheet, full: boolean): Promise<Shown[]> {
  const sizes = await Promise.all(
    SIZES.map(async (size) => ({ ...size, taken: await takeAll(browser, origin, stories, size, full) })),
  );
  return stories.map((story) => ({
    story,
    pictures: Object.fromEntries(sizes.map(({ size, taken }) => [size, taken.get(story.id)?.png])),
    complaints: sizes.flatMap(({ size, taken }) =>
      (taken.get(story.id)?.complaints ?? []).map((what) => `${size}: ${what}`),
    ),
  }));
}

/** Puts the pictures together, in the browser itself. */
async function writeSheet(browser: Browser, title: string, shown: readonly Shown[], out: string): Promise<string> {
  const page = await browser.newPage({ viewport: { width: 2000, height: 800 } });
  await page.setContent(sheetPage(title, shown));
  const file = join(out, `${fileName(title)}.png`);
  await page.screenshot({ path: file, fullPage: true });
  await page.close();
  return file;
}

async function gallery(args: readonly string[]): Promise<number> {
  const options = readOptions(args);
  const folder = resolve(options.folder ?? built());
  const sheets = sheetsOf(entriesOf(folder), options.parts);
  const out = resolve(options.out ?? join(root, '.luneta/gallery'));
  mkdirSync(out, { recursive: true });
  const { origin, close } = await serve(folder);
  const browser = await chromium.launch(chromiumLaunchOptions());
  let wrong = 0;
  try {
    for (const sheet of sheets) {
      const shown = await shownOn(browser, origin, sheet, options.full);
      console.log(await writeSheet(browser, sheet.title, shown, out));
      for (const { story, complaints } of shown) {
        if (complaints.length > 0) wrong += 1;
        for (const what of complaints) console.error(`${story.title} ${story.name}: ${what}`);
      }
    }
  } finally {
    await browser.close();
    close();
  }
  console.log(wrong === 0 ? 'no complaints' : `${wrong} stories with complaints`);
  return wrong === 0 ? 0 : 1;
}

const args = process.argv.slice(2).filter((argument) => argument !== '--');
if (args.includes('--help')) {
  console.log(USAGE);
} else {
  try {
    process.exitCode = await gallery(args);
  } catch (error) {
    if (!(error instanceof GalleryError)) throw error;
    console.error(`gallery: ${error.message}`);
    process.exitCode = 1;
  }
}
