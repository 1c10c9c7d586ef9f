/**
 * The journeys of `npm test`, one part per file. It depends on what journeys share, on the layers that serve every call, and, by
 * what it did when it last ran, on the modules of the API whose operations it called and on the modules of the apps that its
 * pages loaded, with what these import. One whose calls are not known, or that starts servers of its own, depends on every
 * module; one whose scripts are not known, on all of the apps that it opens.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Called, calledIn } from './called.ts';
import { API, isCode, type Graph } from './graph.ts';
import { isShared, packageInputs, type Selection } from './inputs.ts';
import type { Package } from './packages.ts';
import { playwrightParts, playwrightTally } from './reports.ts';
import type { Part, Step } from './step.ts';

const FOLDER = 'e2e/journeys/';
const isJourney: Selection = (file) => file.startsWith(FOLDER) && file.endsWith('.spec.ts');
/** What begins the server, and what every run seeds. */
const SERVER = `${API}/src/cli/main.ts`;
/** Browsers and servers that the fixtures do not hear. */
const UNHEARD = /\bnewContext\(|browser\.newPage|\.launch|own-server|child_process/;
/** Notes begin so for a built file whose modules are not known. */
const ASSETS = '/assets/';

/**
 * The apps that a journey opens, as its `test.use({ opens: ['staff'] })` say. The fixture of that name
 * (`e2e/support/journey.ts`) fails a journey that opens another one.
 */
export const appsOf = (source: string): string[] =>
  [...source.matchAll(/\bopens:\s*\[([^\]]*)\]/g)].flatMap(([, names = '']) =>
    [...names.matchAll(/'([\w-]+)'/g)].map(([, name]) => `apps/${name}`),
  );

/** One part per file of journeys. Its name is the file's, below the folder of the journeys. */
export function journeyParts(graph: Graph, packages: readonly Package[], called: () => Called): Part[] {
  const ofPackages = packageInputs(packages, 'e2e');
  const isSupport: Selection = (file) => file.startsWith('e2e/') && !isJourney(file) && !file.startsWith('e2e/test/');
  const support = graph.reach(graph.files.filter((file) => isCode(file) && isSupport(file)));
  /** What journeys share: their support, the code that it takes from packages, and whatever else these hold that is no code. */
  const isOfAll: Selection = (file) =>
    isShared(file) ||
    support.has(file) ||
    isSupport(file) ||
    (!isCode(file) && !file.startsWith('e2e/') && ofPackages(file));
  return graph.files.filter(isJourney).map((journey) => {
    const source = graph.textOf(journey);
    const apps = appsOf(source);
    const inputsOf = (noted: readonly string[] | undefined): Selection => {
      const heard = UNHEARD.test(source) ? undefined : noted;
      const modules = graph.modulesOf(heard?.filter((one) => !one.includes('/'))) ?? graph.modules;
      const loaded = heard?.filter((one) => one.includes('/')) ?? [];
      const unknown = loaded.some((one) => one.startsWith(ASSETS));
      const whole = apps.map((app) => `${app}/src/main.tsx`).filter((main) => unknown || !loaded.includes(main));
      const builds = apps.map((app) => `${app}/vite.config.ts`);
      const runs = graph.shipped([API, ...apps], [SERVER, ...modules, ...builds, ...whole], loaded);
      const own = graph.reach([journey]);
      return (file) => own.has(file) || runs(file) || isOfAll(file);
    };
    let [known, inputs]: [Called | undefined, Selection] = [undefined, () => true];
    return {
      name: journey.slice(FOLDER.length),
      inputs: (file) => {
        const now = called();
        if (now !== known) [known, inputs] = [now, inputsOf(now.get(journey))];
        return inputs(file);
      },
    };
  });
}

type Route = readonly [method: string, path: RegExp, operation: string];

/** Every operation with the addresses that lead to it, as `openapi/generated/examples.ts` lists them; the plainest first. */
export const routesOf = (list: string): Route[] =>
  [...list.matchAll(/\{ method: '(\w+)', path: '([^']+)', operationId: '(\w+)' \}/g)]
    .map(([, method = '', path = '', operation = '']) => ({ method, path, operation }))
    .toSorted((a, b) => a.path.split('{').length - b.path.split('{').length)
    .map(({ method, path, operation }) => [
      method,
      new RegExp(`^${path.replace(/\{[^}]+\}/g, '[^/]+').replace(/\/$/, '')}/?$`),
      operation,
    ]);

/** What journeys asked, as the tests of the API say it: a file and an operation in each line. */
export const operationsOf = (lines: string, routes: readonly Route[]): string =>
  lines
    .split('\n')
    .map((line) => {
      const [file = '', method = '', path = ''] = line.split('\t');
      // What no route knows was answered by no module.
      const route = routes.find(([of, form]) => of === method && form.test(path));
      return route === undefined ? '' : `${file}\t${route[2]}`;
    })
    .join('\n');

/** Built file → modules, as a build of each app says it (`packages/app-shell/build/sources.ts`). */
export function builtFiles(root: string, apps: readonly string[]): Map<string, string[]> {
  const built = new Map<string, string[]>();
  for (const app of apps) {
    const file = join(root, app, '.luneta-cache/sources.json');
    const sources = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>) : {};
    // Two apps may have a file of the same name.
    for (const [name, modules] of Object.entries(sources))
      built.set(`/${name}`, [...(built.get(`/${name}`) ?? []), ...modules.map((one) => join(app, one))]);
  }
  return built;
}

/** What journeys loaded: a file and a module in each line, or a built file that no build knows. */
export const modulesOf = (lines: string, built: ReadonlyMap<string, readonly string[]>): string =>
  lines
    .split('\n')
    .map((line) => line.split('\t'))
    .filter(([, , path]) => path?.startsWith(ASSETS))
    .flatMap(([file, , path = '']) => (built.get(path) ?? [path]).map((one) => `${file}\t${one}`))
    .join('\n');

export type JourneysOptions = {
  readonly root: string;
  readonly graph: Graph;
  readonly packages: readonly Package[];
  readonly called: ReturnType<typeof calledIn>;
  /** A folder that takes the runners' reports. */
  readonly reports: string;
  /** Each journey at both sizes, whatever passed before. */
  readonly all: boolean;
};

export function journeysStep({ root, graph, packages, called, reports, all }: JourneysOptions): Step {
  const parts = journeyParts(graph, packages, called.read);
  const report = join(reports, 'journeys.json');
  const lines = join(reports, 'journeys.tsv');
  return {
    name: 'journeys',
    cores: 0.5,
    needs: ['apps build'],
    ...(!all && { parts }),
    run: (stale) => ({
      command: 'pnpm',
      args: ['--filter', '@luneta/e2e', 'exec', 'playwright', 'test'].concat(
        all || stale.length === parts.length ? [] : stale.map(({ name }) => `journeys/${name}`),
      ),
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, LUNETA_CALLED: lines, ...(all && { LUNETA_PROVE: '1' }) },
    }),
    read: () => playwrightTally(report),
    readParts: (stale) => {
      const routes = routesOf(graph.textOf('openapi/generated/examples.ts'));
      const written = existsSync(lines) ? readFileSync(lines, 'utf8') : '';
      const apps = new Set(stale.flatMap(({ name }) => appsOf(graph.textOf(FOLDER + name))));
      called.keep(
        `${operationsOf(written, routes)}\n${modulesOf(written, builtFiles(root, [...apps]))}`,
        stale.map(({ name }) => ({ name: FOLDER + name, testFiles: [join(root, FOLDER, name)] })),
      );
      return playwrightParts(
        report,
        stale.map(({ name }) => name),
      );
    },
  };
}
