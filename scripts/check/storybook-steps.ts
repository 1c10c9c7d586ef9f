/** When the built Storybook is made and looked at again. */
import { isCode, type Graph } from './graph.ts';
import { isShared, type Selection } from './inputs.ts';
import type { Step } from './step.ts';

const BUILDS = 'storybook builds';

const isOfStorybook: Selection = (file) => /\.stories\.tsx$|^\.storybook\/|^packages\/ui\/storybook\//.test(file);

/**
 * What stories need. Code that the apps are built from is left out: their builds show that it builds, and the component tests
 * play every story.
 *
 * @param built what the apps are built from
 */
export function storybookInputs(graph: Graph, apps: readonly string[], built: Selection): Selection {
  const shipped = graph.shipped(apps, graph.files.filter(isOfStorybook));
  return (file) => (shipped(file) || isOfStorybook(file)) && (isShared(file) || !isCode(file) || !built(file));
}

/** Builds the Storybook, and opens a sample of its stories or, with `all`, every one. */
export function storybookSteps(inputs: Selection, opener: Selection, all: boolean): [Step, Step] {
  const opens = 'storybook opens';
  return [
    {
      name: BUILDS,
      parts: [{ name: BUILDS, inputs }],
      cores: 2,
      run: () => ({ command: 'pnpm', args: ['run', all ? 'storybook:build' : 'storybook:test'] }),
    },
    {
      name: opens,
      parts: [{ name: opens, inputs: (file) => inputs(file) || opener(file) }],
      cores: 0.5,
      needs: [BUILDS],
      run: () => ({
        command: 'pnpm',
        args: ['--filter', '@luneta/e2e', 'run', 'storybook', all ? '--all' : '--folder=../.luneta-cache/storybook'],
      }),
    },
  ];
}
