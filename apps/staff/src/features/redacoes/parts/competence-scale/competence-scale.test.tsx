import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { CompetenceScale } from './competence-scale.tsx';
import { sampleLevels } from './sample-levels.ts';

const Scale = ({ onTouch }: { onTouch?: (mark: number | null) => void }) => {
  const [value, setValue] = useState<number | null>(null);
  return (
    <CompetenceScale
      number={3}
      name="Argumentação"
      levels={sampleLevels}
      value={value}
      onChange={setValue}
      {...(onTouch && { onTouch })}
    />
  );
};

it('is a named group of six marks, none given at first, described by the level that was chosen', async () => {
  const screen = await render(<Scale />);
  const group = screen.getByRole('group', { name: /Argumentação/ });
  expect(screen.getByRole('radio').elements()).toHaveLength(6);
  expect(screen.getByRole('radio', { checked: true }).elements()).toHaveLength(0);
  await screen.getByRole('radio', { name: '120' }).click();
  await expect.element(screen.getByRole('radio', { name: '120' })).toBeChecked();
  await expect.element(group).toHaveAccessibleDescription('Defende um ponto de vista com fatos pouco organizados.');
});

it('tells which step the focus is on, and that it left', async () => {
  const touched = vi.fn<(mark: number | null) => void>();
  const screen = await render(<Scale onTouch={touched} />);
  await screen.getByRole('radio', { name: '80' }).click();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('radio', { name: '120' })).toHaveFocus();
  expect(touched).toHaveBeenCalledWith(80);
  expect(touched).toHaveBeenCalledWith(120);
});

it.each([
  { width: 320, least: 44 },
  { width: 360, least: 44 },
  { width: 1280, least: 28 },
])('has steps of at least $least px at $width px, without a sideways scroll', async ({ width, least }) => {
  await page.viewport(width, 800);
  const screen = await render(
    <div style={{ padding: 16, maxWidth: 420 }}>
      <Scale />
    </div>,
  );
  for (const radio of screen.getByRole('radio').elements()) {
    const { width: wide, height } = radio.getBoundingClientRect();
    expect(height).toBeGreaterThanOrEqual(least);
    expect(wide).toBeGreaterThanOrEqual(28);
  }
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});
