import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { BeforeAfterBar } from './before-after-bar.tsx';
import { between } from './percent-line.css.ts';

const shown = async (green: boolean) =>
  render(
    <BeforeAfterBar initial={0.48} final={0.71} green={green} initialLabel="Inicial 48%" finalLabel="Prevista 71%">
      de 48% para 71%
    </BeforeAfterBar>,
  );

it('readers get the sentence, once', async () => {
  const screen = await shown(true);
  await expect.element(screen.getByRole('paragraph')).toHaveTextContent('de 48% para 71%');
  await expect.element(screen.getByText('Inicial 48%')).toBeVisible();
  expect(screen.getByText('Inicial 48%').element().closest('[aria-hidden="true"]')).not.toBeNull();
});

it.each([
  ['green', true],
  ['neutral', false],
] as const)('the gain is %s', async (tone, green) => {
  const { container } = await shown(green);
  const gain = container.querySelector(`.${between[tone]}`);
  expect([gain?.getAttribute('x1'), gain?.getAttribute('x2')]).toEqual(['48%', '71%']);
});
