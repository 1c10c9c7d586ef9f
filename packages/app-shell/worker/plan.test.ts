import { describe, expect, it } from 'vitest';

import {
  comesWith,
  isAgain,
  isKeptOnUse,
  isOfBuild,
  mayKeepFile,
  mayKeepPage,
  outdated,
  usedIn,
  wayOf,
  type Asked,
  type Got,
} from './plan.ts';

const HERE = 'https://aluno.escola.example';

describe('who answers', () => {
  const asked = (path: string, more: Partial<Asked> = {}): Asked => ({
    method: 'GET',
    mode: 'cors',
    url: new URL(path, HERE).href,
    headers: new Headers(),
    ...more,
  });
  const visit = { mode: 'navigate' } as const;
  const secret = { headers: new Headers({ authorization: 'Bearer x' }) };

  it.each([
    { case: 'the first page', given: asked('/', visit), way: 'page' },
    { case: 'a deep address', given: asked('/avaliacoes/31/1/questoes/5', visit), way: 'page' },
    { case: "the hub's address with its token", given: asked('/?token=abc', visit), way: 'page' },
    { case: 'a script', given: asked('/assets/index-AAAA.js'), way: 'file' },
    { case: 'the icon', given: asked('/favicon.svg', { mode: 'no-cors' }), way: 'file' },
    { case: 'the configuration', given: asked('/config.json'), way: 'config' },
    { case: 'a call of the API', given: asked('/api/v2/users/contas'), way: 'pass' },
    { case: 'a picture of a question', given: asked('/api/v2/imagens/ab.png', { mode: 'no-cors' }), way: 'pass' },
    { case: 'the API opened as a page', given: asked('/api/saude', visit), way: 'pass' },
    { case: 'the API itself', given: asked('/api', visit), way: 'pass' },
    { case: 'a file with an authorization', given: asked('/assets/a.js', secret), way: 'pass' },
    { case: 'the configuration with an authorization', given: asked('/config.json', secret), way: 'pass' },
    { case: 'a file with a query', given: asked('/assets/a.js?aluno=7'), way: 'pass' },
    {
      case: 'a part of a file',
      given: asked('/assets/a.js', { headers: new Headers({ range: 'bytes=0-' }) }),
      way: 'pass',
    },
    { case: 'a form that is sent', given: asked('/', { ...visit, method: 'POST' }), way: 'pass' },
    { case: 'another host', given: asked('https://chat.example/assets/a.js'), way: 'pass' },
    { case: "the school's own text", given: asked('/legal/privacy_policy.json'), way: 'pass' },
    { case: 'the worker itself', given: asked('/sw.js'), way: 'pass' },
    { case: 'a file opened as a page', given: asked('/sw.js', visit), way: 'pass' },
    { case: 'an address that only begins alike', given: asked('/apis', visit), way: 'page' },
  ])('$case: $way', ({ given, way }) => {
    expect(wayOf(given, HERE)).toBe(way);
  });
});

describe('what may be kept', () => {
  const got = (type: string, more: Partial<Got> = {}): Got => ({
    ok: true,
    redirected: false,
    type: 'basic',
    headers: new Headers({ 'content-type': type }),
    ...more,
  });
  const HTML = 'text/html; charset=utf-8';

  it.each([
    { case: 'a script', given: got('text/javascript'), file: true, page: false },
    { case: 'a page', given: got(HTML), file: false, page: true },
    { case: 'a failure', given: got(HTML, { ok: false }), file: false, page: false },
    { case: 'a missing file', given: got('text/plain', { ok: false }), file: false, page: false },
    { case: 'a page that led elsewhere', given: got(HTML, { redirected: true }), file: false, page: false },
    { case: 'an answer of another host', given: got('text/javascript', { type: 'opaque' }), file: false, page: false },
  ])('$case', ({ given, file, page }) => {
    expect([mayKeepFile(given), mayKeepPage(given)]).toEqual([file, page]);
  });
});

it.each([
  ['/assets/legal-page-AAAA.js', true],
  ['/assets/legal-page-AAAA.css', true],
  ['/assets/public-sans-AAAA.woff2', true],
  ['/assets/52-AAAA.svg', false],
])('%s is kept once it was used: %s', (file, kept) => {
  expect(isKeptOnUse(HERE + file)).toBe(kept);
});

describe('the family of the screen at hand', () => {
  const families = [
    ['/assets/exam.js', '/assets/deliver.js', '/assets/question.js'],
    ['/assets/phase.js', '/assets/question.js'],
  ];

  it.each([
    ['a screen of the exam brings the delivery', ['/assets/exam.js'], ['/assets/deliver.js', '/assets/question.js']],
    ['what several families have brings none', ['/assets/question.js'], []],
    ['a rare part brings none', ['/assets/legal.js'], []],
  ])('%s', (_name, used, comes) => {
    expect(comesWith(used, { families })).toEqual(comes);
  });

  it.each([
    ['what a page used', { used: ['/assets/a-1_b.js', '/assets/a.woff2'] }, ['/assets/a-1_b.js', '/assets/a.woff2']],
    ['an answer of the API', { used: ['/api/v2/users/contas', '/assets/../api/x.js', 7] }, []],
    ['something else', 'renew', []],
    ['nothing', null, []],
  ])('heard: %s', (_name, said, used) => {
    expect(usedIn(said)).toEqual(used);
  });
});

it.each([
  ['a second visit', { used: [], again: true }, true],
  ['a first visit', { used: [], again: false }, false],
  ['something else', 'renew', false],
])('%s has the rest of the screens kept: %s', (_name, said, again) => {
  expect(isAgain(said)).toBe(again);
});

describe('the page of a build', () => {
  const build = { id: 'b', files: ['/assets/index-B.js', '/assets/index-B.css'] };
  const page = (...files: string[]) => files.map((file) => `<script src="${file}"></script>`).join('');

  it.each([
    { case: 'asks for its files', html: page('/assets/index-B.js'), is: true },
    { case: 'names its style sheet', html: `${page('/assets/index-B.js')}<link href="/assets/index-B.css">`, is: true },
    {
      case: 'has a style in it, whose link is not fetched',
      html: `${page('/assets/index-B.js')}<style>a{}</style><link rel="stylesheet" disabled href="/assets/in.css">`,
      is: true,
    },
    { case: 'of another build', html: page('/assets/index-C.js'), is: false },
    { case: 'that asks for one file more', html: page('/assets/index-B.js', '/assets/new.js'), is: false },
    { case: 'of a login to the network, or of maintenance', html: '<p>Entre na rede da escola.</p>', is: false },
  ])('$case: $is', ({ html, is }) => {
    expect(isOfBuild(html, build)).toBe(is);
  });
});

describe('copies that go', () => {
  const copies = (list: Record<string, number | null>) => new Map(Object.entries(list));

  it.each([
    { case: 'the first build', given: { 'luneta-app-a': 1 }, go: [] },
    { case: 'the one before stays, for pages that are open', given: { 'luneta-app-b': 1, 'luneta-app-a': 2 }, go: [] },
    {
      case: 'of two before, the older goes',
      given: { 'luneta-app-c': 1, 'luneta-app-b': 2, 'luneta-app-a': 3 },
      go: ['luneta-app-c'],
    },
    {
      case: 'one that never answered goes, and not the one that did',
      given: { 'luneta-app-c': 1, 'luneta-app-b': null, 'luneta-app-a': 3 },
      go: ['luneta-app-b'],
    },
    { case: 'what is not ours stays', given: { outro: 1, 'luneta-app-a': 2 }, go: [] },
  ])('$case', ({ given, go }) => {
    expect(outdated(copies(given), 'luneta-app-a')).toEqual(go);
  });
});
