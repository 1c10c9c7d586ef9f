/** The packages of this repository and what each depends on, as their manifests say. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export type Package = {
  readonly name: string;
  readonly folder: string;
  /** Folders of the packages of this repository that it names, for production or development. */
  readonly needs: readonly string[];
  /** Where each of its entries is, from its folder. */
  readonly exports?: Readonly<Record<string, string>>;
};

type Manifest = {
  name?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  exports?: Record<string, string>;
};

/** `files`: paths from `root`; every `package.json` below a folder is a package. */
export function readPackages(root: string, files: Iterable<string>): Package[] {
  const manifests = [...files]
    .filter((file) => file.endsWith('/package.json'))
    .map((file) => {
      const manifest = JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest;
      return { manifest, folder: dirname(file) };
    });
  const folderOf = new Map(manifests.map(({ manifest, folder }) => [manifest.name, folder]));
  return manifests.map(({ manifest, folder }) => ({
    name: manifest.name ?? folder,
    folder,
    ...(manifest.exports && { exports: manifest.exports }),
    needs: Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }).flatMap((name) => {
      const needed = folderOf.get(name);
      return needed === undefined ? [] : [needed];
    }),
  }));
}

/** Folders of all packages that a package reaches, through any number of others, without itself. */
export function reachedFrom(packages: readonly Package[], folder: string): Set<string> {
  const reached = new Set<string>();
  const visit = (from: string): void => {
    for (const needed of packages.find((one) => one.folder === from)?.needs ?? []) {
      if (needed === folder || reached.has(needed)) continue;
      reached.add(needed);
      visit(needed);
    }
  };
  visit(folder);
  return reached;
}

/** Folders of all packages that reach one of `folders`, with these. */
export const reaching = (packages: readonly Package[], folders: ReadonlySet<string>): Set<string> =>
  new Set(
    packages
      .map(({ folder }) => folder)
      .filter((folder) => folders.has(folder) || !reachedFrom(packages, folder).isDisjointFrom(folders)),
  );

/** Folders of the packages whose types are checked in one program (`tsconfig.screens.json`). */
export function screenFolders(root: string): string[] {
  const { include } = JSON.parse(readFileSync(join(root, 'tsconfig.screens.json'), 'utf8')) as { include: string[] };
  return [...new Set(include.map((folder) => folder.split('/').slice(0, 2).join('/')))];
}
