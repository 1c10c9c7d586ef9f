import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { ReviewStrip } from './review-strip.tsx';

it('is one picture that marks the current question and fits 90 of them into 288 px', async () => {
  const verdicts = Array.from({ length: 90 }, (_, index) =>
    index % 3 === 0 ? ('erro' as const) : ('acerto' as const),
  );
  const screen = await render(
    <div style={{ width: 288 }}>
      <ReviewStrip label="Questão 11 de 90" verdicts={verdicts} current={10} />
    </div>,
  );
  const strip = screen.getByRole('img', { name: 'Questão 11 de 90' }).element();
  expect([...strip.children].findIndex((one) => one.hasAttribute('data-current'))).toBe(10);
  expect(strip.scrollWidth).toBeLessThanOrEqual(288);
});
