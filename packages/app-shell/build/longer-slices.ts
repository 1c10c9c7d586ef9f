import type { Plugin } from 'vite';

/**
 * React draws in slices of 5 ms, so that a press never waits. On a cheap phone the first screen is some forty of them, and the
 * pauses brought its picture 40 to 70 ms later (docs/decisions/0012). In slices of 25 ms a press still waits no longer than a frame or two, and none is a long task.
 * A release of React that writes this otherwise stops the build.
 */
export function longerSlices(): Plugin {
  const WRITTEN = 'frameInterval = 5,';
  return {
    name: 'luneta-longer-slices',
    apply: 'build',
    transform: {
      filter: { id: /scheduler\.production\.js/u },
      handler(code) {
        if (!code.includes(WRITTEN)) throw new Error('scheduler: the length of a slice is written in another way.');
        return { code: code.replace(WRITTEN, 'frameInterval = 25,'), map: null };
      },
    },
  };
}
