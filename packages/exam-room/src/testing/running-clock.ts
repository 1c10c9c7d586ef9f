/** A clock that runs at its normal speed and that a test can move forward. */
import { fakeClock, type FakeClock } from '@luneta/testing/fake-clock';
import { vi } from 'vitest';

/**
 * The clock stops while it is moved forward: on a busy machine both at once go further than asked and can drop a
 * timer. Call it inside a test.
 */
export function runningClock(): Pick<FakeClock, 'advance'> {
  const clock = fakeClock();
  const run = () => vi.setTimerTickMode('interval', 10);
  run();
  return {
    advance: async (seconds) => {
      vi.setTimerTickMode('manual');
      await clock.advance(seconds);
      run();
    },
  };
}
