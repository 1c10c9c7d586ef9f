import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { SpeechBubble } from './speech-bubble.tsx';

it('has the words first for readers and Pipa first for the eye', async () => {
  const screen = await render(<SpeechBubble mood="pensando">Vamos ver isso de perto?</SpeechBubble>);
  const words = screen.getByText('Vamos ver isso de perto?').element();
  const pipa = screen.container.querySelector('img');
  if (!pipa) throw new Error('no Pipa');
  expect(words.compareDocumentPosition(pipa) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  expect(pipa.getBoundingClientRect().right).toBeLessThan(words.getBoundingClientRect().left);
  expect(pipa).toHaveAttribute('alt', '');
});
