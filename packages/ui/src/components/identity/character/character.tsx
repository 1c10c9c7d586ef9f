// A drawing of Pipa or Breu: an `<img>`, or its nodes in the page once they have come. Both take the same space.
import { lazy, type ReactNode, Suspense } from 'react';
import { CharacterImage, type CharacterProps } from './character-image.tsx';

/** A phone shows the picture this long after its frame: what begins before takes the line and the processor from it. */
const PAINT_TO_DISPLAY_MS = 150;
/** Behind the paint of the still drawing. */
const painted = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve, PAINT_TO_DISPLAY_MS)));

const LiveCharacter = lazy(async () => {
  await painted();
  return import('./live-character.tsx').then(
    ({ LiveCharacter: live }) => ({ default: live }),
    // When its chunk cannot be loaded a character does not move. That needs no error page.
    () => ({ default: CharacterImage }),
  );
});

/** Private to the characters. */
export const Character = (props: CharacterProps): ReactNode => {
  const image = <CharacterImage {...props} />;
  if (props.mode === 'image') return image;
  return (
    <Suspense fallback={image}>
      <LiveCharacter {...props} />
    </Suspense>
  );
};
