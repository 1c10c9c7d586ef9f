import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ScoreScale } from './score-scale.tsx';

const Survey = () => {
  const [value, setValue] = useState<number | null>(null);
  return (
    <ScoreScale legend="Você indicaria?" ends={['nenhuma chance', 'com certeza']} value={value} onChange={setValue} />
  );
};

it('is a named group of eleven radios, none chosen', async () => {
  const screen = await render(<Survey />);
  await expect.element(screen.getByRole('group', { name: 'Você indicaria?' })).toBeInTheDocument();
  expect(screen.getByRole('radio').elements()).toHaveLength(11);
  expect(screen.getByRole('radio', { checked: true }).elements()).toHaveLength(0);
});

it('is chosen by a tap and moved by the arrow keys', async () => {
  const screen = await render(<Survey />);
  await screen.getByRole('radio', { name: '8' }).click();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('radio', { name: '9' })).toBeChecked();
});

it.each([320, 360, 1280])('has targets of 44 px at %i px, without a sideways scroll', async (width) => {
  await page.viewport(width, 800);
  const screen = await render(
    // In a page with an edge, as it stands in every dialog.
    <div style={{ padding: 8 }}>
      <Survey />
    </div>,
  );
  for (const radio of screen.getByRole('radio').elements()) {
    const { width: wide, height } = radio.getBoundingClientRect();
    expect(Math.min(wide, height)).toBeGreaterThanOrEqual(44);
  }
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});
