/** What axe finds wrong with the page as it stands. */
import axe, { type ElementContext, type RunOptions } from 'axe-core';
import { vi } from 'vitest';

// To write down the markup of each element that a rule looks at takes a tenth of the stories' time. A failure shows it of those that
// break a rule.
axe.configure({ noHtml: true });

/** What neither a failure shows nor a rule asks for is not computed: selectors of elements, and the rules of all style sheets. */
const LEAN = {
  resultTypes: ['violations'],
  selectors: false,
  elementRef: true,
  preload: { assets: ['media'] },
} satisfies RunOptions;

/** Rules of a page that a piece of one cannot keep: it shows in one story what a page has once. For `axeViolations`. */
export const ofAPiece: RunOptions = {
  rules: Object.fromEntries(
    [
      'region',
      'page-has-heading-one',
      'landmark-unique',
      'landmark-no-duplicate-banner',
      'landmark-no-duplicate-main',
      'heading-order',
    ].map((rule) => [rule, { enabled: false }]),
  ),
};

let running: Promise<unknown> | undefined;

/** Contrast can be measured only after transitions, so all running animations are finished first. */
export function settle(): void {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) animation.cancel();
    else animation.finish();
  }
}

/** Broken rules with the elements that break them, short enough to read in a failure. Expect `[]`. */
export async function axeViolations(options: RunOptions = {}, context?: ElementContext): Promise<string[]> {
  settle();
  const run = axe.run(context ?? document.body, { ...options, ...LEAN });
  running = run.then(forget, forget);
  const { violations } = await run;
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ element, failureSummary = '' }) => `${id}: ${element?.outerHTML.slice(0, 160)} ${failureSummary}`),
  );
}

/**
 * Waits for a run that a test did not wait for, because it failed or took too long. axe refuses to start while it runs, and a
 * run on fake timers never ends once they are gone: every test after that one failed.
 */
export async function axeIsDone(): Promise<void> {
  if (running === undefined) return;
  await (vi.isFakeTimers() ? vi.advanceTimersByTimeAsync(100) : running);
  await axeIsDone();
}

const forget = (): void => {
  running = undefined;
};
