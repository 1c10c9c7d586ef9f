/** When the built Storybook is looked at again. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Called, calledIn } from './called.ts';
import { isCode, type Graph } from './graph.ts';
import { isShared, isTest, type Selection } from './inputs.ts';
import type { Step } from './step.ts';

const OPENS = 'storybook opens';
const BUILDS = 'storybook builds';

const isOfStorybook: Selection = (file) => /\.stories\.tsx$|^\.storybook\/|^packages\/ui\/storybook\//.test(file);
/** What stands around every story. */
const isFrame: Selection = (file) => /^\.storybook\/|^packages\/ui\/storybook\/[^/]+$/.test(file) && !isTest(file);

/**
 * `builds`: what stories need; but code that the apps are built from is shown to build by them. `opens`: also what the stories
 * need that were opened when it last ran, and all that stories need as long as these are not known. `built`: what the apps are
 * built from.
 */
export function storybookInputs(graph: Graph, apps: readonly string[], built: Selection, called: () => Called) {
  const shipped = graph.shipped(apps, graph.files.filter(isOfStorybook));
  const all: Selection = (file) => shipped(file) || isOfStorybook(file);
  const builds: Selection = (file) => all(file) && (isShared(file) || !isCode(file) || !built(file));
  const everything: Selection = () => true;
  let [known, shown]: [readonly string[] | undefined, Selection] = [undefined, everything];
  const opens: Selection = (file) => {
    const now = called().get(OPENS);
    if (now !== known)
      [known, shown] = [now, now ? graph.shipped(apps, [...graph.files.filter(isFrame), ...now]) : everything];
    return builds(file) || (all(file) && shown(file));
  };
  return { builds, opens };
}

type StorybookOptions = {
  readonly inputs: Selection;
  readonly called: ReturnType<typeof calledIn>;
  /** A folder that takes the runners' reports. */
  readonly reports: string;
  /** Every story, not one of each folder. */
  readonly all: boolean;
};

/** Opens a sample of the stories, and keeps which these were. */
export function storybookOpens({ inputs, called, reports, all }: StorybookOptions): Step {
  const lines = join(reports, 'storybook.tsv');
  return {
    name: OPENS,
    parts: [{ name: OPENS, inputs }],
    cores: 0.5,
    needs: [BUILDS],
    run: () => ({
      command: 'pnpm',
      args: ['--filter', '@luneta/e2e', 'run', 'storybook', all ? '--all' : '--folder=../.luneta-cache/storybook'],
      env: { LUNETA_CALLED: lines },
    }),
    // A run that failed proves nothing, whatever stands here.
    readParts: () => {
      if (existsSync(lines)) called.keep(readFileSync(lines, 'utf8'), [{ name: OPENS, testFiles: ['storybook'] }]);
      return new Map([[OPENS, { passed: 1, failed: 0, skipped: 0, timed: [], failures: [] }]]);
    },
  };
}
