import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { configureApp } from './configure.ts';
import { inlineSums } from './page.ts';

const HTML = '<script type="application/json" id="luneta-config"></script><script>early()</script><style>a{}</style>';
let folder = '';
const at = (...path: string[]) => join(folder, ...path);
const read = (...path: string[]) => readFileSync(at(...path), 'utf8');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'luneta-configure-'));
  mkdirSync(at('dist', 'assets'), { recursive: true });
  writeFileSync(at('dist', 'index.html'), HTML);
  writeFileSync(at('dist', 'index.html.br'), 'old');
  writeFileSync(at('dist', 'index.html.gz'), 'old');
  writeFileSync(at('dist', 'sw.js'), 'keep()');
  writeFileSync(at('dist', 'sw.js.br'), 'old');
  writeFileSync(at('dist', 'sw-off.js'), 'remove()');
  writeFileSync(at('dist', 'assets', 'a-1.js'), 'a()');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const CONFIG = { app: 'staff', produto: '</script>Farol' };
const TEXT = { titulo: 'Privacidade' };
const configured = (more: { copia?: boolean; dist?: string } = {}) =>
  configureApp({
    dist: at('dist'),
    target: at('web'),
    config: CONFIG,
    texts: new Map([['/legal/privacy_policy.json', TEXT]]),
    foreign: { connectSrc: ['https://erros.example'], frameSrc: [] },
    https: true,
    copia: true,
    ...more,
  });

it('writes the configuration into the page, and into its compressed twins', () => {
  configured();
  const html = read('web', 'index.html');
  expect(JSON.parse(/id="luneta-config">([^<]*)</u.exec(html)?.[1] ?? '')).toEqual(CONFIG);
  expect(brotliDecompressSync(readFileSync(at('web', 'index.html.br'))).toString()).toBe(html);
  expect(gunzipSync(readFileSync(at('web', 'index.html.gz'))).toString()).toBe(html);
  expect(JSON.parse(read('web', 'config.json'))).toEqual(CONFIG);
  expect(JSON.parse(read('web', 'legal', 'privacy_policy.json'))).toEqual(TEXT);
  expect(read('web', 'assets', 'a-1.js')).toBe('a()');
});

it('returns the policy with the sums of what is inline, and what the school configured', () => {
  const { policy } = configured();
  const { script, style } = inlineSums(HTML);
  expect(policy).toContain(`;script-src 'self' ${script.join(' ')};style-src 'self' ${style.join(' ')}`);
  expect(policy).toContain("connect-src 'self' https://erros.example");
  expect(policy).toContain('upgrade-insecure-requests');
  expect(policy).not.toContain('unsafe');
});

it('leaves the build as it is, and takes new values when it runs again', () => {
  configured();
  configured();
  expect(read('dist', 'index.html')).toBe(HTML);
  expect(read('web', 'index.html')).toContain('Farol');
});

it('keeps files of the build before: pages that are open still ask for them', () => {
  mkdirSync(at('web', 'assets'), { recursive: true });
  writeFileSync(at('web', 'assets', 'a-0.js'), 'before()');
  configured();
  expect(read('web', 'assets', 'a-0.js')).toBe('before()');
});

it.each([
  [true, 'keep()'],
  [false, 'remove()'],
])('with a copy in the browser %s the worker says %s', (copia, worker) => {
  configured({ copia });
  expect(read('web', 'sw.js')).toBe(worker);
});

it('the worker that takes copies away is compressed again, too', () => {
  configured({ copia: false });
  expect(brotliDecompressSync(readFileSync(at('web', 'sw.js.br'))).toString()).toBe('remove()');
});

it('an app that is not built is refused with what to do', () => {
  expect(() => configured({ dist: at('nothing') })).toThrow('turbo run build');
});
