/** A clock that runs at its normal speed and that a test can move forward. */
import { fakeClock, type FakeClock } from './fake-clock.ts';
import { vi } from 'vitest';

/**
 * It does not run while it is moved forward: both at once would go further than the test asks. Call it inside a test.
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
