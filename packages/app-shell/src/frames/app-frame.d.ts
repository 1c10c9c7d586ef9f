/** A file of the app that is built: the build leads this name to it. */
declare module 'luneta:frame' {
  import type { ComponentType } from 'react';

  export const Frame: ComponentType;
}
