/**
 * Import it before React. A development build of React writes tracks for a profiler and records where each element was made,
 * for tools of developers. That is most of React's own time in a browser project, and nobody reads it there.
 */
Reflect.deleteProperty(console, 'timeStamp');
Reflect.deleteProperty(console, 'createTask');

/**
 * Switches off the stack trace that React takes of each element, which took 8 of 57 seconds of scripts in a profile; a warning still says what is
 * wrong and in which component. React itself stops after ten thousand, and begins again each second.
 *
 * @param react what `import * as React from 'react'` gives
 */
export function withoutTraces(react: object): void {
  const internals: unknown = Reflect.get(react, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
  if (typeof internals !== 'object' || internals === null || !('recentlyCreatedOwnerStacks' in internals))
    throw new Error('React no longer counts its traces of elements where they were switched off');
  const never = { get: () => Number.POSITIVE_INFINITY, set: ignore, configurable: true };
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', never);
}

function ignore(): void {
  // A count that React keeps is not needed.
}
