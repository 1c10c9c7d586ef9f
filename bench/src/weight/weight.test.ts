/** Tests of the checker: a small correct app, and each fault planted in a copy of it. */
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, describe, expect, it } from 'vitest';

import { breaches, gauges, gzipOf, KB } from './budgets.ts';
import { readBundle } from './bundle.ts';
import { findHeavy } from './heavy.ts';
import { contentNeedles, findLeaks, findList, passwordNeedles, readTexts } from './leaks.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

type Files = Readonly<Record<string, string | Buffer>>;

function folderWith(files: Files): string {
  const folder = mkdtempSync(join(tmpdir(), 'luneta-weight-'));
  folders.push(folder);
  mkdirSync(join(folder, 'assets'));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return folder;
}

/** Bytes that gzip cannot make smaller, as a comment of a script or a style. */
const noise = (size: number) => `/*${randomBytes(size).toString('base64').slice(0, size)}*/`;

/** Written as Vite writes: two routes, one helper that both import, styles listed beside each import. */
const SOUND: Files = {
  'index.html': `<link rel="icon" href="/favicon.svg"><link rel="preload" href="/config.json" as="fetch">
    <script type="module" src="/assets/index-AAAAAAAA.js"></script><link rel="modulepreload" href="/assets/base-AAAAAAAA.js">
    <link rel="stylesheet" href="/assets/base-AAAAAAAA.css">`,
  'favicon.svg': '<svg/>',
  'assets/index-AAAAAAAA.js':
    'const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/prova-AAAAAAAA.js","assets/prova-AAAAAAAA.css"])))=>i.map(i=>d[i]);' +
    'import{a}from"./base-AAAAAAAA.js";const p=()=>a(()=>import(`./prova-AAAAAAAA.js`),__vite__mapDeps([0,1]));' +
    'const r=async()=>{let{R:e}=await import(`./lista-AAAAAAAA.js`);return{R:e}};',
  'assets/base-AAAAAAAA.js': 'import"./deep-AAAAAAAA.js";export const a=1;',
  'assets/deep-AAAAAAAA.js': 'export const d=1;',
  'assets/base-AAAAAAAA.css':
    '@font-face{src:url(/assets/letra-AAAAAAAA.woff2);font-style:normal}@font-face{src:url(/assets/itálica.woff2);font-style:italic}',
  'assets/letra-AAAAAAAA.woff2': randomBytes(900),
  'assets/prova-AAAAAAAA.js': 'import{h}from"./both-AAAAAAAA.js";import{a}from"./base-AAAAAAAA.js";export const P=h+a;',
  'assets/prova-AAAAAAAA.css': '.p{color:red}',
  'assets/lista-AAAAAAAA.js': 'import{h}from"./both-AAAAAAAA.js";export const R=h;',
  'assets/both-AAAAAAAA.js': 'export const h=1;',
  'assets/7-AAAAAAAA.svg': '<svg/>',
  'assets/mascot-feliz-AAAAAAAA.svg': '<svg/>',
};
const names = (parts: readonly { file: string }[]) => parts.map(({ file }) => file.replace(/-AAAAAAAA/, '')).sort();
const brokenOf = (files: Files) =>
  breaches(gauges(readBundle(folderWith({ ...SOUND, ...files })))).map(({ what }) => what);

describe('reading a built app', () => {
  const bundle = readBundle(folderWith(SOUND));

  it('counts as first load what the page names, what that imports, upright letters and the icon', () => {
    expect(names(bundle.firstLoad)).toEqual([
      'assets/base.css',
      'assets/base.js',
      'assets/deep.js',
      'assets/index.js',
      'assets/letra.woff2',
      'favicon.svg',
    ]);
  });
  it('gives each route what only it fetches, with its styles, and all it fetches', () => {
    const [lista, prova] = bundle.routes.toSorted((a, b) => a.chunk.localeCompare(b.chunk));
    expect(names(prova?.own ?? [])).toEqual(['assets/prova.css', 'assets/prova.js']);
    expect(names(prova?.all ?? [])).toEqual(['assets/both.js', 'assets/prova.css', 'assets/prova.js']);
    expect(names(lista?.own ?? [])).toEqual(['assets/lista.js']);
    expect(names(bundle.shared)).toEqual(['assets/both.js']);
  });
  it('counts text as gzip makes it and letters as they are', () => {
    const font = bundle.firstLoad.find(({ kind }) => kind === 'font');
    expect(font).toMatchObject({ raw: 900, gzip: 900 });
    expect(gzipOf(bundle.firstLoad)).toBeGreaterThan(900);
  });
  it('reaches every script and style, and says so when it does not', () => {
    expect(bundle.unreached).toEqual([]);
    const more = readBundle(folderWith({ ...SOUND, 'assets/lost-AAAAAAAA.js': 'lost()' }));
    expect(more.unreached).toEqual(['assets/lost-AAAAAAAA.js']);
  });
  it('of an app that is not built fails with what to do', () => {
    expect(() => readBundle(join(tmpdir(), 'luneta-no-such-app', 'dist'))).toThrow(/not built: run/);
  });

  it('sees styles that are fetched alone', () => {
    const index = `${String(SOUND['assets/index-AAAAAAAA.js'])}p(()=>Promise.resolve({}),__vite__mapDeps([1]))`;
    const dist = folderWith({ ...SOUND, 'assets/index-AAAAAAAA.js': index });
    expect(readBundle(dist).routes.map(({ chunk }) => chunk)).toContain('prova-AAAAAAAA.css');
    expect(readBundle(dist).unreached).toEqual([]);
  });
});

describe('the budgets', () => {
  it('let a small app through', () => {
    expect(brokenOf({})).toEqual([]);
  });
  it.each([
    { fault: '150 KB of script', file: 'assets/deep-AAAAAAAA.js', size: 150 * KB, broken: 'first load: JavaScript' },
    { fault: '20 KB of styles', file: 'assets/base-AAAAAAAA.css', size: 20 * KB, broken: 'first load: CSS' },
    {
      fault: 'a route of 30 KB',
      file: 'assets/lista-AAAAAAAA.js',
      size: 30 * KB,
      broken: 'chunk lista-AAAAAAAA.js, own styles included',
    },
    {
      fault: '30 KB of a route’s styles',
      file: 'assets/prova-AAAAAAAA.css',
      size: 30 * KB,
      broken: 'chunk prova-AAAAAAAA.js, own styles included',
    },
    {
      fault: '30 KB that two routes share',
      file: 'assets/both-AAAAAAAA.js',
      size: 30 * KB,
      broken: 'shared by chunks: both-AAAAAAAA.js',
    },
    { fault: 'an avatar of 2 KB', file: 'assets/7-AAAAAAAA.svg', size: 2 * KB, broken: '7-AAAAAAAA.svg' },
    {
      fault: 'a character of 6 KB',
      file: 'assets/mascot-feliz-AAAAAAAA.svg',
      size: 6 * KB,
      broken: 'mascot-feliz-AAAAAAAA.svg',
    },
  ])('see $fault', ({ file, size, broken }) => {
    // Random base64 text shrinks by a quarter; drawings are counted uncompressed.
    const planted = `${String(SOUND[file])}${noise(file.endsWith('.svg') ? size : Math.ceil(size * 1.4))}`;
    expect(brokenOf({ [file]: planted })).toEqual([broken]);
  });
  it.each([
    { fault: 'the editor of staff', chunk: 'editor-AAAAAAAA.js', limit: 180 },
    { fault: 'what draws its formulas', chunk: 'katex-AAAAAAAA.js', limit: 80 },
  ])('give $fault $limit KB and not more', ({ chunk, limit }) => {
    const index = String(SOUND['assets/index-AAAAAAAA.js']).replaceAll('lista-AAAAAAAA.js', chunk);
    const sized = (size: number) =>
      brokenOf({ 'assets/index-AAAAAAAA.js': index, [`assets/${chunk}`]: `export const R=1;${noise(size)}` });
    expect(sized(limit * KB)).toEqual([]);
    expect(sized(Math.ceil(limit * KB * 1.4))).toEqual([`chunk ${chunk}, own styles included`]);
  });
  it('see letters that are too heavy together', () => {
    expect(brokenOf({ 'assets/letra-AAAAAAAA.woff2': randomBytes(260 * KB) })).toEqual([
      'first load: all, with fonts and icon',
    ]);
  });
});

describe('the search for leaks', () => {
  const STEM = 'Quantas voltas a luneta de latão dá até o horizonte?';
  const content = folderWith({ 'questoes-x.json': JSON.stringify([{ enunciado: `<p>${STEM}</p>`, gabarito: 'C' }]) });
  const needles = [...passwordNeedles(`const SENHA_X = 'abre-te-sésamo';`), ...contentNeedles(content)];
  const hitsIn = (source: string) =>
    findLeaks(readTexts(folderWith({ ...SOUND, 'assets/deep-AAAAAAAA.js': source })), needles).map(({ what }) => what);

  it('finds nothing in a sound app', () => {
    expect(hitsIn('const copy={gabarito:`Gabarito`,gabaritos:"A prova"};')).toEqual([]);
  });
  it.each([
    { fault: 'a password', source: 'login("abre-te-sésamo")', what: 'a password of the demo' },
    {
      fault: 'a question',
      source: `q={enunciado:"<p>${STEM}</p>"}`,
      what: expect.stringContaining('text of a question'),
    },
    {
      fault: 'a question written in escapes',
      source: `q="${STEM.replace('ã', '\\u00e3')}"`,
      what: expect.stringContaining('text of a question'),
    },
    { fault: 'a key', source: 'x={gabarito:"C"}', what: 'an answer key' },
    { fault: 'a key in JSON inside a text', source: String.raw`x="{\"gabarito\":\"B\"}"`, what: 'an answer key' },
    { fault: 'a hash', source: 'h="$argon2id$v=19"', what: 'a password hash' },
    { fault: 'a database address', source: 'u="postgres://luneta:x@db"', what: 'a database address' },
    { fault: 'the pepper', source: 'c={pepper:"pimenta-do-reino"}', what: 'an initial password' },
    { fault: 'an initial password', source: 'const senhaInicial="Escola2026"', what: 'an initial password' },
    { fault: 'a default password', source: "reset({default_password:'mudar123'})", what: 'an initial password' },
    { fault: 'a private key', source: 'k="-----BEGIN PRIVATE KEY-----"', what: 'a private key' },
    { fault: 'the switch of a password for all', source: 'env.SENHA_PADRAO', what: 'a variable of the server' },
    { fault: 'a source map', source: 'a()\n//# sourceMappingURL=deep.js.map', what: 'a source map' },
  ])('finds $fault', ({ source, what }) => {
    expect(hitsIn(source)).toEqual([what]);
  });
  it('finds the list of common passwords, and not a word of it', () => {
    const list = Array.from({ length: 400 }, (_, n) => `comum${n}`);
    const holding = (count: number) =>
      findList([{ file: 'a.js', text: `x="${list.slice(0, count).join(',')}"` }], list);
    expect(holding(19)).toEqual([]);
    expect(holding(20)).toEqual([{ file: 'a.js', what: '5 % of the common passwords' }]);
  });
  it('in the contract finds passwords and secrets, and lets examples of keys stand', () => {
    const hitsOf = (text: string) =>
      findLeaks([{ file: 'v2.yaml', text }], needles, 'contract').map(({ what }) => what);
    expect(hitsOf('gabarito: "C"\nDATABASE_URL')).toEqual([]);
    expect(hitsOf('example: abre-te-sésamo')).toEqual(['a password of the demo']);
    expect(hitsOf('senha_inicial: "mudar123"')).toEqual(['an initial password']);
  });
  it('in sources finds passwords of the demo and private keys', () => {
    const hitsOf = (text: string) => findLeaks([{ file: 'a.ts', text }], needles, 'source').map(({ what }) => what);
    expect(hitsOf("const DUMMY = '$argon2id$v=19';")).toEqual([]);
    expect(hitsOf("const senha = 'abre-te-sésamo';")).toEqual(['a password of the demo']);
    expect(hitsOf('-----BEGIN EC PRIVATE KEY-----')).toEqual(['a private key']);
  });
  it.each([
    { fault: 'no password', act: () => passwordNeedles('nothing here') },
    { fault: 'no question', act: () => contentNeedles(folderWith({ 'questoes-x.json': '[]' })) },
  ])('refuses to search for nothing: $fault', ({ act }) => {
    expect(act).toThrow(/found/);
  });
});

describe('the first load of a student', () => {
  const heavyIn = (dist: string) => {
    const { firstLoad } = readBundle(dist);
    return findHeavy(readTexts(dist).filter(({ file }) => firstLoad.some((part) => part.file === file)));
  };

  it('of a sound app holds no heavy library', () => {
    expect(heavyIn(folderWith(SOUND))).toEqual([]);
  });
  it.each([
    { fault: 'Base UI', source: 'u("base-ui-inert")' },
    { fault: 'the editor (Tiptap, ProseMirror)', source: 'k="ProseMirror-gapcursor"' },
    { fault: 'the editor (Tiptap, ProseMirror)', source: 'console.warn("[tiptap warn]: x")' },
    { fault: 'KaTeX', source: 'this.message="KaTeX parse error: "+e' },
    { fault: 'canvas-confetti', source: 'CONFETTI(function(){})' },
    { fault: 'd3', source: 'throw Error(`invalid digits: ${e}`)' },
  ])('sees $fault', ({ fault, source }) => {
    const planted = folderWith({ ...SOUND, 'assets/deep-AAAAAAAA.js': source });
    expect(heavyIn(planted)).toEqual([
      { file: 'assets/deep-AAAAAAAA.js', what: `${fault}, which must be fetched later` },
    ]);
  });
  it('may fetch them with a route', () => {
    expect(heavyIn(folderWith({ ...SOUND, 'assets/lista-AAAAAAAA.js': 'k="ProseMirror"' }))).toEqual([]);
  });
});
