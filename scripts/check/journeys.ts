/** The journeys of `npm test`, one part per file: it depends on the server, on what journeys share and on the apps that it opens. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { packageInputs, shippedInputs, type Selection, type Snapshot } from './inputs.ts';
import type { Package } from './packages.ts';
import { playwrightParts, playwrightTally } from './reports.ts';
import type { Part, Step } from './step.ts';

const FOLDER = 'e2e/journeys/';
const isJourney: Selection = (file) => file.startsWith(FOLDER) && file.endsWith('.spec.ts');

/**
 * The apps that a journey opens, as its `test.use({ opens: ['staff'] })` say. The fixture of that name
 * (`e2e/support/journey.ts`) fails a journey that opens another one.
 */
export const appsOf = (source: string): string[] =>
  [...source.matchAll(/\bopens:\s*\[([^\]]*)\]/g)].flatMap(([, names = '']) =>
    [...names.matchAll(/'([\w-]+)'/g)].map(([, name]) => `apps/${name}`),
  );

/** One part per file of journeys. Its name is the file's, below the folder of the journeys. */
export function journeyParts(root: string, snapshot: Snapshot, packages: readonly Package[]): Part[] {
  const shared = packageInputs(packages, 'e2e');
  return [...snapshot.keys()].filter(isJourney).map((journey) => {
    const opened = shippedInputs(packages, ['apps/api', ...appsOf(readFileSync(join(root, journey), 'utf8'))]);
    const inputs: Selection = (file) =>
      file === journey || opened(file) || (shared(file) && !isJourney(file) && !file.startsWith('e2e/test/'));
    return { name: journey.slice(FOLDER.length), inputs };
  });
}

/** `report`: takes what Playwright reports. `everySize`: each journey at both sizes, whatever passed before. */
export function journeysStep(
  { root, snapshot, packages }: { root: string; snapshot: Snapshot; packages: readonly Package[] },
  report: string,
  everySize: boolean,
): Step {
  const parts = journeyParts(root, snapshot, packages);
  return {
    name: 'journeys',
    cores: 0.5,
    needs: ['apps build'],
    ...(!everySize && { parts }),
    run: (stale) => ({
      command: 'pnpm',
      args: ['--filter', '@luneta/e2e', 'exec', 'playwright', 'test'].concat(
        everySize || stale.length === parts.length ? [] : stale.map(({ name }) => `journeys/${name}`),
      ),
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...(everySize && { LUNETA_PROVE: '1' }) },
    }),
    read: () => playwrightTally(report),
    readParts: (stale) =>
      playwrightParts(
        report,
        stale.map(({ name }) => name),
      ),
  };
}
