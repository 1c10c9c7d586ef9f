/** What stands in the page for a screen before any script of the app has come: data, so that a table of screens can hold it. */

/** The shapes of the design system's `LoadingLayout`; the build stops at one that it does not draw. */
export type FrameKind = 'areas' | 'cards' | 'results' | 'quiz' | 'question' | 'table';

export type FrameRow = {
  /** Pattern as the router writes it; ids alone stand for its named parts. */
  readonly path: string;
  /** The shape of what comes. */
  readonly frame: FrameKind;
  /** The heading, as long as nothing better is known. */
  readonly title: string;
  /** The title stands in the bar at the top of an inner page. */
  readonly inner?: true;
  /** A session without navigation: an exam, a phase. */
  readonly session?: true;
  /** Where one is in the navigation, when the address does not say so. */
  readonly section?: string;
  /** The theme of a scene; that of the app unless said. */
  readonly tema?: 'claro' | 'roteiro' | 'plano';
};

/** The rows as they stand in the page: a title and a shape are texts that Brotli sees many times. */
export type FrameTable = readonly FrameRow[];
