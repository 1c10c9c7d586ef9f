import { type ReactNode, useEffect, useState } from 'react';
import { loading } from '../../../copy.ts';
import { useWords } from '../../../words.tsx';
import { classes } from '../../../lib/classes.ts';
import { VisuallyHidden } from '../../foundations/visually-hidden/visually-hidden.tsx';
import * as css from './skeleton.css.ts';

const defaults = { loading };

export interface SkeletonProps {
  /** What it stands for. */
  shape: keyof typeof css.shape;
  /** For `text`: how many lines. */
  lines?: number;
  /** px; width of a circle, height of a card. */
  size?: number;
}

/** Grey stand-in with the size of what comes; put the page's skeletons inside one `Loading`. */
export const Skeleton = ({ shape, lines = 1, size = 120 }: SkeletonProps): ReactNode => {
  if (shape === 'text') {
    return (
      <span className={css.lines} aria-hidden="true">
        {Array.from({ length: lines }, (_, line) => (
          <span key={line} className={classes(css.bone, css.shape.text, lines > 1 && line === lines - 1 && css.last)} />
        ))}
      </span>
    );
  }
  const box = shape === 'circle' ? { width: size, height: size } : shape === 'card' ? { height: size } : {};
  return <span className={classes(css.bone, css.shape[shape])} style={box} aria-hidden="true" />;
};

// A quick load says nothing; only a wait that is felt is spoken.
const quietMs = 500;

/** The loading state of a page or card: skeletons, and a word to screen readers after half a second. */
export const Loading = ({
  children,
  label,
}: {
  /** Skeletons in the places of what comes. */
  children: ReactNode;
  /**
   * What screen readers announce after half a second.
   * Optional: "Carregando…" otherwise.
   */
  label?: string;
}): ReactNode => {
  const copy = useWords(defaults);
  const [felt, setFelt] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setFelt(true), quietMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div aria-busy="true" className={css.group}>
      {children}
      <VisuallyHidden as="div">
        <span role="status">{felt && (label ?? copy.loading)}</span>
      </VisuallyHidden>
    </div>
  );
};
