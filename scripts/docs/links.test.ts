/** Relative links of Markdown files, and the paths that guides name in backquotes, lead to something in the repository. */
import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

import { expect, it } from 'vitest';

import { filesOf, root } from './files.ts';

const documents = filesOf('*.md');
const isThere = (path: string): boolean => existsSync(join(root, path));
const withoutCode = (text: string): string => text.replaceAll(/^```[\s\S]*?^```/gmu, '').replaceAll(/`[^`\n]*`/gu, '');

/** The anchors of a document's headings. */
const anchorsOf = (path: string): string[] => {
  const text = documents.find(({ file }) => file === path)?.text ?? '';
  return [...text.matchAll(/^#{1,6} (.+)$/gmu)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
};

it('every link of a document leads somewhere', () => {
  expect(documents.length).toBeGreaterThan(20);
  const dead = documents.flatMap(({ file, text }) =>
    [...withoutCode(text).matchAll(/\[[^\]]*\]\(([^)\s]+)\)/gu)].flatMap(([, target = '']) => {
      if (/^[a-z]+:/u.test(target)) return [];
      const [path = '', anchor] = target.split('#');
      const to = path === '' ? file : normalize(join(dirname(file), path));
      const isAnchor = anchor === undefined || !to.endsWith('.md') || anchorsOf(to).includes(anchor);
      return isThere(to) && isAnchor ? [] : [`${file}: ${target}`];
    }),
  );
  expect(dead).toEqual([]);
});

const NAMED = /`((?:apps|packages|openapi|scripts|docs|e2e|bench|tools|\.storybook|src|test)\/[^`\s#]*)[^`]*`/gu;

it('every path that a guide names is there', () => {
  const guides = documents.filter(({ file }) => /(^|\/)README\.md$|^docs\/[^/]+\.md$/u.test(file));
  const missing = guides.flatMap(({ file, text }) =>
    [...text.matchAll(NAMED)]
      .map(([, path = '']) => path.replace(/\/$/u, ''))
      // `<name>`, `…` and `*` stand for many.
      .filter((path) => !/[<…*{:]/u.test(path) && !isThere(path) && !isThere(join(dirname(file), path)))
      .map((path) => `${file}: ${path}`),
  );
  expect(missing).toEqual([]);
});
