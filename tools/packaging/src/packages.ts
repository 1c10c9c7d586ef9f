/** Which packages others install, and what their manifests say of them. Every other file of this tool asks here. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../../..');

/** In the order of their dependencies. */
export const PUBLISHED = [
  'openapi',
  'domain',
  'api-client',
  'auth',
  'outbox',
  'exam',
  'ui',
  'app-shell',
  'exam-room',
] as const;
export type Published = (typeof PUBLISHED)[number];

/** Entries that only this repository uses: they are made of tests' helpers, or of the apps' own build. */
const WORKSPACE_ONLY = /^\.\/(testing(\/.*)?|vite)$/;

/** What is written by hand and must never be in an archive. */
export const NOT_PUBLISHED = /\.(test|test-d|stories)\.|(^|\/)(test|testing)(\/|\.)/;

/** Everything named like a package stays an import, except what is only there to be built in. */
export const isForeign = (id: string): boolean =>
  /^[@a-z]/.test(id) && !id.startsWith('@fontsource') && !id.includes('.css');

export type Target = string | { types: string; default: string };
export interface Manifest {
  name: string;
  version: string;
  license: string;
  private?: boolean;
  files?: string[];
  sideEffects?: boolean | string[];
  scripts?: Record<string, string>;
  exports: Record<string, string>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  publishConfig?: { access?: string; exports?: Record<string, Target> };
}

export const folderOf = (name: Published): string => join(ROOT, name === 'openapi' ? name : `packages/${name}`);

export const manifestOf = (name: Published): Manifest =>
  JSON.parse(readFileSync(join(folderOf(name), 'package.json'), 'utf8')) as Manifest;

/** The folder whose files become `dist`. */
export const sourceOf = (name: Published): string => (name === 'openapi' ? 'generated' : 'src');

/** Packages that have styles, and so a `style.css`. */
export const hasStyles = (name: Published): boolean =>
  globSync(`${sourceOf(name)}/**/*.css.ts`, { cwd: folderOf(name) }).length > 0;

/** The entries others may use: entry → source file from the package's folder. */
export function publicEntries({ exports }: Manifest): [entry: string, source: string][] {
  return Object.entries(exports).filter(([entry]) => !WORKSPACE_ONLY.test(entry));
}

/** Source files behind the entries; a pattern stands for each file it finds that is no test. */
export function entryFiles(name: Published): string[] {
  const folder = folderOf(name);
  return publicEntries(manifestOf(name)).flatMap(([, source]) =>
    globSync(source, { cwd: folder }).filter((file) => !NOT_PUBLISHED.test(file)),
  );
}

/** What `publishConfig.exports` has to be: the same entries, as the build writes them. pnpm puts it into the archive. */
export function publishedExports(name: Published): Record<string, Target> {
  const entries = publicEntries(manifestOf(name)).map(([entry, source]): [string, Target] => {
    const built = source.replace(`./${sourceOf(name)}/`, './dist/');
    if (built.endsWith('.json')) return [entry, built];
    const stem = built.replace(/\.tsx?$/, '');
    return [entry, { types: `${stem}.d.ts`, default: `${stem}.js` }];
  });
  return Object.fromEntries([
    ...entries,
    ...(hasStyles(name) ? [['./style.css', './dist/style.css'] as const] : []),
    ['./package.json', './package.json'],
  ]);
}
