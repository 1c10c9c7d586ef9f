/** What axe finds wrong with the page as it stands. */
import axe from 'axe-core';

/** Contrast can be measured only after transitions, so all running animations are finished first. */
function settle() {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) animation.cancel();
    else animation.finish();
  }
}

/** Broken rules with the elements that break them, short enough to read in a failure. Expect `[]`. */
export async function axeViolations(): Promise<string[]> {
  settle();
  const { violations } = await axe.run(document.body, { resultTypes: ['violations'] });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`),
  );
}
