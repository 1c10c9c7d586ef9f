import 'react';

declare module 'react' {
  /** Styles may set our custom properties (`--arc`, `--parts`), which TypeScript does not know by itself. */
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
