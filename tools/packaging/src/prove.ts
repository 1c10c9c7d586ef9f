/**
 * `pnpm prove:packages`: builds and judges every archive, releases them to a registry on the loopback, installs them into a
 * project outside the repository, signs in from there in a Chromium, then installs a second version over the first.
 * `--built` takes what `dist` has; `--picture=FILE` keeps what the Chromium shows.
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startDemoServer } from '@luneta/testing/demo-server';
import { chromium, type Browser } from 'playwright';

import { asVersion, pack, type Archive } from './archive.ts';
import { buildConsumer, install, serveConsumer, SIZES, writeConsumer } from './consumer.ts';
import { judge } from './judge.ts';
import { manifestOf, PUBLISHED } from './packages.ts';
import { publish, release, startRegistry, type Registry } from './registry.ts';
import { wrongSizes } from './sizes.ts';

/** `size.control.lg` of the theme. */
const BUTTON_HEIGHT = '52px';

const folder = mkdtempSync(join(tmpdir(), 'luneta-packages-'));
// The embedded PostgreSQL runs as another user, who has to pass this folder to reach its own.
chmodSync(folder, 0o711);
const started = performance.now();
const say = (what: string) =>
  console.log(`[${((performance.now() - started) / 1000).toFixed(0).padStart(4)} s] ${what}`);
const picture = process.argv.find((argument) => argument.startsWith('--picture='))?.slice('--picture='.length);
const stops: (() => Promise<void>)[] = [];
const keep = <T extends { stop: () => Promise<void> }>(running: T): T => {
  stops.push(running.stop);
  return running;
};

/** Packs and judges every package, and prints the list. */
async function archives(): Promise<Archive[]> {
  const packed = PUBLISHED.map((name) => pack(name, folder));
  const complaints: string[] = [];
  console.log('package                 files     bytes  typed entries');
  for (const archive of packed) {
    const verdict = await judge(archive);
    const { name, files, bytes } = archive;
    const typed = `${verdict.typed} of ${verdict.entries}`;
    console.log(
      `@luneta/${name.padEnd(12)}  ${String(files.length).padStart(7)}  ${String(bytes).padStart(8)}  ${typed}`,
    );
    complaints.push(...verdict.complaints.map((complaint) => `@luneta/${name}: ${complaint}`));
    if (verdict.typed < verdict.entries) complaints.push(`@luneta/${name}: an entry has no types`);
  }
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
  return packed;
}

/** Publishes all packages again as the next version, one component changed. */
function publishChanged(packed: readonly Archive[], version: string, registry: Registry): void {
  for (const archive of packed) {
    const next = asVersion(archive, version, folder);
    if (archive.name === 'ui') {
      const [badge = ''] = globSync('dist/**/badge.js', { cwd: next });
      const before = readFileSync(join(next, badge), 'utf8');
      const after = before.replace('children: [', "children: ['Segunda versão: ', ");
      if (after === before) throw new Error('The badge no longer looks as this proof expects: change publishChanged.');
      writeFileSync(join(next, badge), after);
    }
    publish(registry, next, folder);
  }
}

/** Opens the page, and signs in when an account is given. Returns what the page says. */
async function visit(browser: Browser, url: string, account?: { login: string; password: string }): Promise<string> {
  const page = await browser.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  await page.goto(url);
  const button = page.getByRole('button', { name: 'Entrar' });
  await button.waitFor();
  await page.locator('html[data-examples="ran"]').waitFor();
  const { backgroundColor, height } = await button.evaluate((element) => {
    const { backgroundColor, height } = getComputedStyle(element);
    return { backgroundColor, height };
  });
  if (backgroundColor === 'rgba(0, 0, 0, 0)' || height !== BUTTON_HEIGHT)
    throw new Error(`The button is not as the theme draws it: ${backgroundColor}, ${height} tall.`);
  if (account !== undefined) {
    await page.getByLabel('Login').fill(account.login);
    await page.getByRole('textbox', { name: 'Senha' }).fill(account.password);
    await button.click();
    await page.getByText('Perfil: aluno').waitFor();
  }
  if (picture !== undefined) await page.screenshot({ path: picture });
  const text = await page.locator('#root').textContent();
  await page.close();
  if (faults.length > 0) throw new Error(`The page complains: ${faults.join('\n')}`);
  return text ?? '';
}

/** Draws many parts as the document says and measures them, on a phone and on a desktop. */
async function measure(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage();
  await page.goto(`${url}${SIZES}`);
  await page.locator('html[data-examples="ran"]').waitFor();
  await page.locator('main[data-bounds] > *').waitFor();
  const wrong = [...(await wrongSizes(page, 360)), ...(await wrongSizes(page, 1280))];
  await page.close();
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
}

const isShown = (text: string, wanted: string): void => {
  if (!text.includes(wanted)) throw new Error(`The page does not show "${wanted}", but: ${text}`);
};

async function prove(): Promise<void> {
  if (!process.argv.includes('--built'))
    execFileSync(process.execPath, [join(import.meta.dirname, 'build.ts')], { stdio: 'inherit' });
  const packed = await archives();
  const version = manifestOf('ui').version;
  const registry = keep(await startRegistry(join(folder, 'registry')));
  release(registry);
  say(`\`pnpm release\` published ${packed.length} packages at ${version}`);

  const consumer = join(folder, 'consumer');
  mkdirSync(consumer);
  writeConsumer(consumer, version);
  install(consumer, registry);
  say('installed into a project outside the repository');
  buildConsumer(consumer, registry);
  say('its types hold and it builds');

  const server = keep(await startDemoServer(join(folder, 'data')));
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  stops.push(() => browser.close());
  const site = keep(await serveConsumer(consumer, server.api));
  isShown(await visit(browser, site.url, { login: 'bia', password: 'luneta123' }), 'Perfil: aluno');
  say('a component is drawn in our style, and bia signs in against the server');
  await measure(browser, site.url);
  say('components are as tall as they must be, at 360 and 1280 px');

  const next = version.replace(/\d+$/, (patch) => String(Number(patch) + 1));
  publishChanged(packed, next, registry);
  install(consumer, registry, ...PUBLISHED.map((name) => `@luneta/${name}@${next}`));
  buildConsumer(consumer, registry);
  isShown(await visit(browser, site.url), 'Segunda versão: ');
  say(`${next} is installed over ${version}, and its change is seen`);
}

try {
  await prove();
} finally {
  for (const stop of stops.toReversed()) await stop();
  rmSync(folder, { recursive: true, force: true });
}
