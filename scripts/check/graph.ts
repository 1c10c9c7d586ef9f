/** Which files run when a file runs, and which modules of the API answer an operation. */
import { importsOf, namedFrom, readTexts } from './imports.ts';
import { isShared, isTest, type Selection, type Snapshot } from './inputs.ts';
import { reachedFrom, type Package } from './packages.ts';

export const API = 'apps/api';
const MODULES = `${API}/src/modules/`;
/** Binds all modules: no effect of one before one of its operations is called. */
const BINDING = `${MODULES}index.ts`;

/** Binds the screens of an app to their addresses: no effect of one before it is opened. */
const isRoutes: Selection = (file) => /^apps\/[^/]+\/src\/routes\.tsx$/.test(file);
/** A screen that `routes.tsx` binds. */
const isBound: Selection = (file) => /^apps\/[^/]+\/src\/routes\//.test(file);

/** Counts only where it is imported. */
export const isCode: Selection = (file) => /\.(ts|tsx|mjs)$/.test(file);

export type Graph = {
  readonly files: readonly string[];
  readonly textOf: (file: string) => string;
  /** What a file names itself. */
  readonly named: (file: string) => readonly string[];
  /** All that these files need, with these, but for the modules that the API only binds. */
  readonly reach: (from: readonly string[]) => Set<string>;
  /** The same for a test of screens, which opened these: of the screens that an app only binds no other is needed. */
  readonly reachOpened: (from: readonly string[], opened: readonly string[]) => Set<string>;
  /** Index files of the modules that answer these operations; `undefined` when one is not known. */
  readonly modulesOf: (operations: readonly string[] | undefined) => string[] | undefined;
  /**
   * What ships with these packages: the code that these files reach, and whatever is no code. `loaded`: modules that a page
   * loaded; what they fetch by `import()` was loaded as well, or is not needed.
   */
  readonly shipped: (folders: readonly string[], from: readonly string[], loaded?: readonly string[]) => Selection;
  /** Index files of all modules. */
  readonly modules: readonly string[];
};

export function graphOf(root: string, snapshot: Snapshot, packages: readonly Package[]): Graph {
  const files = [...snapshot.keys()];
  const texts = readTexts(root, files.filter(isCode));
  const textOf = (file: string): string => texts.get(file) ?? '';
  const { all: imports, atOnce } = importsOf(texts, new Set(files), packages);
  const reach = (from: readonly string[]) => namedFrom(imports, from, (file) => file === BINDING);
  const unbound = new Map(
    [...imports].map(([file, needs]) => [file, isRoutes(file) ? needs.filter((one) => !isBound(one)) : needs]),
  );

  const ofModules = files.filter(
    (file) => isCode(file) && file.startsWith(MODULES) && file !== BINDING && !isTest(file),
  );
  const answers = new Map<string, readonly string[]>();
  /** Modules in which an operation is named: one of them answers it. */
  const answering = (operation: string): readonly string[] => {
    const word = new RegExp(`\\b${operation}\\b`);
    const indexes = ofModules
      .filter((file) => word.test(textOf(file)))
      .map((file) => `${MODULES}${file.slice(MODULES.length).split('/')[0]}/index.ts`);
    const found = answers.get(operation) ?? indexes.filter((index) => texts.has(index));
    answers.set(operation, found);
    return found;
  };
  return {
    files,
    textOf,
    named: (file) => imports.get(file) ?? [],
    reach,
    reachOpened: (from, opened) => namedFrom(unbound, [...from, ...opened]),
    modulesOf: (operations) => {
      const found = operations?.map(answering);
      return found?.some(({ length }) => length === 0) ? undefined : found?.flat();
    },
    shipped: (folders, from, loaded = []) => {
      const code = reach(from).union(namedFrom(atOnce, loaded));
      const places = [...new Set(folders.flatMap((folder) => [folder, ...reachedFrom(packages, folder)]))];
      return (file) =>
        isShared(file) ||
        code.has(file) ||
        (!isCode(file) && !isTest(file) && places.some((place) => file.startsWith(`${place}/`)));
    },
    modules: ofModules.filter(
      (file) => file.endsWith('/index.ts') && file.split('/').length === MODULES.split('/').length + 1,
    ),
  };
}
