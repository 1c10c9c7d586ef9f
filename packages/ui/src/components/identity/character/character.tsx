// A drawing of Pipa or Breu: an `<img>`, or its nodes in the page once they have come. Both take the same space.
import { lazy, type ReactNode, Suspense } from 'react';
import { afterPaint } from '../../../lib/after-paint.ts';
import { CharacterImage, type CharacterProps } from './character-image.tsx';

const LiveCharacter = lazy(async () => {
  // The still drawing is shown first.
  await afterPaint();
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
