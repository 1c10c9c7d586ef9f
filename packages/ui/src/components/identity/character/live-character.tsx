// The nodes of a drawing in the page, and their movement. In a chunk of its own: no first page waits for it.
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { classes } from '../../../lib/classes.ts';
import { CharacterImage, type CharacterProps } from './character-image.tsx';
import { copyDrawing, loadDrawing } from './drawing.ts';
import { useStage } from './use-stage.ts';
import { lens } from './character.css.ts';
import * as css from './live-character.css.ts';

/** The drawing once it has come; null until then, and for good when it cannot be had. */
const useDrawing = (src: string): Element | null => {
  const [come, setCome] = useState<{ src: string; drawing: Element } | null>(null);
  useEffect(() => {
    let wanted = true;
    loadDrawing(src).then(
      (drawing) => wanted && setCome({ src, drawing }),
      // The `<img>` stays, which shows the same.
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
      className={classes(css.live, plays && css.playing, face && lens)}
      style={{ width: size, height: size }}
      {...name}
    />
  );
};

/** The image until the drawing has come. */
export const LiveCharacter = (props: CharacterProps): ReactNode => {
  const drawing = useDrawing(props.src);
  return drawing ? <LiveDrawing {...props} drawing={drawing} /> : <CharacterImage {...props} />;
};
