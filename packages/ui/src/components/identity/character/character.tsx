// A drawing of Pipa or Breu: an `<img>`, or its nodes in the page once they have come. Both take the same room.
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { classes } from '../../../lib/classes.ts';
import { copyDrawing, loadDrawing } from './drawing.ts';
import { type Part, useStage } from './use-stage.ts';
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
  mode: 'image' | 'nodes' | Part;
}

/** The drawing once it has come; null until then, and for good when it cannot be had. */
const useDrawing = (src: string | null): Element | null => {
  const [come, setCome] = useState<{ src: string; drawing: Element } | null>(null);
  useEffect(() => {
    if (src === null) return undefined;
    let wanted = true;
    loadDrawing(src).then(
      (drawing) => wanted && setCome({ src, drawing }),
      // The `<img>` stays, which says as much.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [src]);
  return come?.src === src ? come.drawing : null;
};

const LiveDrawing = ({ drawing, size, label, face, mode }: Omit<CharacterProps, 'src'> & { drawing: Element }) => {
  const holder = useRef<HTMLSpanElement>(null);
  const plays = useStage(holder, mode === 'loops' || mode === 'once' ? mode : null);
  useLayoutEffect(() => holder.current?.replaceChildren(copyDrawing(drawing, face)), [drawing, face]);
  const name = label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <span
      ref={holder}
      className={classes(css.live, plays && css.playing)}
      style={{ width: size, height: size }}
      {...name}
    />
  );
};

/** Private to the characters. */
export const Character = (props: CharacterProps): ReactNode => {
  const { src, size, label, face, mode } = props;
  const drawing = useDrawing(mode === 'image' ? null : src);
  if (drawing) return <LiveDrawing {...props} drawing={drawing} />;
  return <img className={css.picture} src={face ? `${src}#rosto` : src} alt={label} width={size} height={size} />;
};
