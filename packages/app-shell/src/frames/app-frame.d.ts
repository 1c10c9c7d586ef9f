/** Two files of the app that is built: the build leads these names to them. */
declare module 'luneta:frame' {
  import type { ComponentType } from 'react';

  export const Frame: ComponentType;
}

declare module 'luneta:frames' {
  import type { FrameRow } from '@luneta/app-shell';

  export const frames: readonly FrameRow[];
}
