/**
 * Checks that the linter cannot make file by file: imports between features of an app, the length of files,
 * and words that must never be committed. They read the files as text.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

export type Finding = { file: string; why: string };

const APPROVED_LONG =
  /(\.test\.tsx?|\.stories\.tsx|\/generated\/|\/migrations\/|\/content\/|\.d\.ts)$|\/generated\/|\/migrations\//;

const SOURCE = /\.(ts|tsx|mjs)$/;
/** Source, and what people read: documents, the contract, style and settings. */
export const READABLE = /\.(ts|tsx|mjs|md|mdx|ya?ml|html|css|sh)$/;

/** Files git tracks or would track, relative to `root`. */
export function sourceFiles(root: string, wanted = SOURCE): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  return listed.split('\n').filter((file) => wanted.test(file) && existsSync(join(root, file)));
}

/** Module names a file imports or re-exports. */
export const importsOf = (source: string): string[] =>
  [...source.matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)].flatMap((match) => (match[1] ? [match[1]] : []));

const FEATURE = /^apps\/([\w-]+)\/src\/features\/([\w-]+)\//;
const ROUTE = /^apps\/([\w-]+)\/src\/routes\//;

/** `routes` → `features`; a feature imports neither a route nor another feature. */
export function featureFindings(file: string, source: string): Finding[] {
  const own = FEATURE.exec(file);
  if (!own) return [];
  return importsOf(source)
    .filter((name) => name.startsWith('.'))
    .map((name) => normalize(join(dirname(file), name)))
    .flatMap((target) => {
      const other = FEATURE.exec(target);
      if (ROUTE.test(target))
        return [{ file, why: `a feature imports the route ${target}: routes compose features, never the reverse` }];
      if (other && other[2] !== own[2]) {
        return [
          {
            file,
            why: `feature ${own[2]} imports feature ${other[2]}: move what both need to a package at its second consumer`,
          },
        ];
      }
      return [];
    });
}

const LIMIT_ALL = 300;
const LIMIT_MOST = 200;
const LIMIT_MEDIAN = 60;

/** The limits of size: median ≤ 60 lines, nine of ten ≤ 200, none over 300 (tests, stories, generated apart). */
export function sizeFindings(files: { file: string; lines: number }[]): Finding[] {
  const counted = files.filter(({ file }) => !APPROVED_LONG.test(file)).toSorted((a, b) => a.lines - b.lines);
  const at = (share: number) => counted[Math.min(counted.length - 1, Math.floor(counted.length * share))];
  const findings = counted
    .filter(({ lines }) => lines > LIMIT_ALL)
    .map(({ file, lines }) => ({ file, why: `${lines} lines, more than ${LIMIT_ALL}: it holds more than one thing` }));
  const median = at(0.5);
  if (median && median.lines > LIMIT_MEDIAN)
    findings.push({ file: 'the repository', why: `median file has ${median.lines} lines (limit ${LIMIT_MEDIAN})` });
  const most = at(0.9);
  if (most && most.lines > LIMIT_MOST)
    findings.push({
      file: 'the repository',
      why: `one file in ten has over ${most.lines} lines (limit ${LIMIT_MOST})`,
    });
  return findings;
}

// Assembled so that this file does not contain what it forbids.
const FORBIDDEN_WORDS = [
  { word: new RegExp(['(^|[^\\w.-])/(wo', 'rk|fa', 'rm|ro', 'ot)/[A-Za-z.]'].join('')), why: 'a path of one machine' },
  { word: new RegExp(['registry', 'npmjs', 'org'].join('\\.')), why: 'the name of a registry host' },
  { word: new RegExp(['@ts-', '(ignore|nocheck)'].join('')), why: 'a silenced type error' },
  { word: new RegExp(['(ox|es)lint-', 'disable'].join('')), why: 'a silenced lint rule' },
  { word: new RegExp(['\\b(TO', 'DO|FIX', 'ME)\\b'].join('')), why: 'unfinished work: put it in an issue' },
];

/** Words that must not stand in source. */
export const wordFindings = (file: string, source: string): Finding[] =>
  FORBIDDEN_WORDS.filter(({ word }) => word.test(source)).map(({ why }) => ({ file, why }));

/** The product's name is configuration (decision 13): a sentence of a screen takes it as a parameter or does without. */
export const brandFindings = (file: string, source: string): Finding[] =>
  /(^|\/)copy\.ts$/.test(file) && /\bLuneta\b/.test(source)
    ? [{ file, why: "a sentence holds the product's name, which each deployment chooses (`config.produto`)" }]
    : [];

/** Everything wrong with the repository at `root`. */
export function inspectRepository(root: string): Finding[] {
  const files = sourceFiles(root).map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') }));
  return [
    ...files.flatMap(({ file, source }) => [
      ...featureFindings(file, source),
      ...wordFindings(file, source),
      ...brandFindings(file, source),
    ]),
    ...sizeFindings(files.map(({ file, source }) => ({ file, lines: source.split('\n').length }))),
  ];
}
