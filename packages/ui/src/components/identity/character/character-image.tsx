import type { ReactNode } from 'react';
import { classes } from '../../../lib/classes.ts';
import * as css from './character.css.ts';

export interface CharacterProps {
  /** Address of the drawing. */
  src: string;
  /** Width and height in px. */
  size: number;
  /** Name as a picture; empty for decoration. */
  label: string;
  /** Only the face. */
  face: boolean;
  /** `image`: an `<img>`. `nodes`: in the page, so that styles reach its groups, but still. Otherwise it moves too. */
  mode: 'image' | 'nodes' | 'loops' | 'once';
}

/** A drawing as the cached file it is. */
export const CharacterImage = ({ src, size, label, face }: CharacterProps): ReactNode => (
  <img
    className={classes(css.picture, face && css.lens)}
    src={face ? `${src}#rosto` : src}
    alt={label}
    width={size}
    height={size}
  />
);
