import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { deadLinks, missingPaths, type Tree } from './links.ts';

const root = join(import.meta.dirname, '../..');
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], { cwd: root })
  .toString()
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)));
const tree: Tree = {
  exists: (path) => existsSync(join(root, path)),
  read: (path) => readFileSync(join(root, path), 'utf8'),
};

describe('[links]', () => {
  it('of every document lead somewhere', () => {
    expect(files).toContain('README.md');
    expect(files.flatMap((file) => deadLinks(file, tree))).toEqual([]);
  });

  it('and every path that a guide names is there', () => {
    const guides = files.filter((file) => /(^|\/)README\.md$|^docs\/[^/]+\.md$/.test(file));
    expect(guides.flatMap((file) => missingPaths(file, tree))).toEqual([]);
  });

  const planted = (text: string): Tree => {
    const there: Record<string, string> = { 'docs/a.md': text, 'docs/b.md': '# One word\n' };
    return { exists: (path) => path in there, read: (path) => there[path] ?? '' };
  };

  it.each([
    ['a link to a file that is not there', '[x](c.md)', ['docs/a.md: c.md leads nowhere']],
    ['a link to a heading that is not there', '[x](b.md#two)', ['docs/a.md: docs/b.md has no heading #two']],
    ['a heading of its own', '# Um título\n[x](#um-título) [y](#dois)', ['docs/a.md: docs/a.md has no heading #dois']],
    ['nothing', '[x](b.md#one-word) [y](https://example.org) `[z](c.md)`', []],
  ])('planted: %s', (_what, text, findings) => {
    expect(deadLinks('docs/a.md', planted(text))).toEqual(findings);
  });

  it('planted: a path that is not there, beside a pattern that names none', () => {
    const text = '`docs/b.md`, `docs/c.md`, `apps/api/src/modules/<tag>/`';
    expect(missingPaths('docs/a.md', planted(text))).toEqual(['docs/a.md: there is no docs/c.md']);
  });
});
