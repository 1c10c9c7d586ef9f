/**
 * Relative links of Markdown files, and the paths that the how-tos name: each must lead to something. It asks nothing of
 * the network and does not judge addresses of other sites.
 */
import { dirname, join, normalize } from 'node:path';

export type Tree = {
  /** Whether a file or folder is there, relative to the repository. */
  readonly exists: (path: string) => boolean;
  /** The text of a file that is there. */
  readonly read: (path: string) => string;
};

const LINK = /\[[^\]]*\]\(([^)\s]+)\)/gu;
const OUTSIDE = /^[a-z]+:/u;

const withoutCode = (markdown: string): string =>
  markdown.replaceAll(/^```[\s\S]*?^```/gmu, '').replaceAll(/`[^`\n]*`/gu, '');

/** The anchor that a heading gets. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const anchorsOf = (markdown: string): string[] =>
  [...markdown.matchAll(/^#{1,6} (.+)$/gmu)].map(([, heading = '']) => anchorOf(heading));

/** One line for each relative link of `file` that leads nowhere. */
export function deadLinks(file: string, tree: Tree): string[] {
  return [...withoutCode(tree.read(file)).matchAll(LINK)].flatMap(([, target = '']) => {
    if (OUTSIDE.test(target)) return [];
    const [path = '', anchor] = target.split('#');
    const to = path === '' ? file : normalize(join(dirname(file), path));
    if (!tree.exists(to)) return [`${file}: ${target} leads nowhere`];
    if (anchor === undefined || !to.endsWith('.md')) return [];
    return anchorsOf(tree.read(to)).includes(anchor) ? [] : [`${file}: ${to} has no heading #${anchor}`];
  });
}

const NAMED = /`((?:apps|packages|openapi|scripts|docs|e2e|bench|tools|\.storybook|src|test)\/[^`\s#]*)[^`]*`/gu;

/**
 * One line for each path in backquotes that is there neither from the repository's root nor from the document's folder.
 * A path with `<name>`, `…` or `*` stands for many.
 */
export function missingPaths(file: string, tree: Tree): string[] {
  return [...tree.read(file).matchAll(NAMED)]
    .map(([, path = '']) => path.replace(/\/$/u, ''))
    .filter((path) => !/[<…*{:]/u.test(path))
    .filter((path) => !tree.exists(path) && !tree.exists(join(dirname(file), path)))
    .map((path) => `${file}: there is no ${path}`);
}
