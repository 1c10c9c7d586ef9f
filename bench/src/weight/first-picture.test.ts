import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, expect, it } from 'vitest';

import { firstPicture } from './first-picture.ts';

let folder = '';
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const EARLY = `if(window.localStorage.getItem('request_authorization')&&location.pathname==='/home'){
  const l=document.createElement('link');l.href='/assets/home.js';document.head.append(l);fetch('/api/conta').catch(()=>0)}`;
const PAGE = `<script type="application/json" id="luneta-config"></script><script>${EARLY}</script><style>a{}</style>
<link rel="stylesheet" disabled href="/assets/shell.css"><script type="module" src="/assets/index.js"></script>`;

function built(page: string): string {
  folder = mkdtempSync(join(tmpdir(), 'luneta-picture-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), page);
  for (const name of ['index.js', 'home.js', 'more.js', 'shell.css']) writeFileSync(join(folder, 'assets', name), name);
  return folder;
}

it('counts the page, its scripts, and what the script inside it asks for', () => {
  const dist = built(PAGE);
  expect(firstPicture(dist, '/home', true).requests).toBe(4);
  expect(firstPicture(dist, '/home', false).requests).toBe(2);
  expect(firstPicture(dist, '/conta', true)).toMatchObject({ requests: 2, styles: 0, fonts: 0 });
});

it.each([
  ['a script more', '<script type="module" src="/assets/more.js"></script>', 'requests'],
  ['a style that blocks', '<link rel="stylesheet" href="/assets/shell.css">', 'styles'],
] as const)('sees %s', (_fault, planted, figure) => {
  const before = firstPicture(built(PAGE), '/home', true)[figure];
  rmSync(folder, { recursive: true });
  expect(firstPicture(built(PAGE + planted), '/home', true)[figure]).toBeGreaterThan(before);
});

it('a file that was not built is an error', () => {
  expect(() => firstPicture(built(PAGE.replace('home.js', 'gone.js')), '/home', true)).toThrow('gone.js');
});
