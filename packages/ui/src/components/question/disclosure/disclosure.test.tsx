import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { printMedia } from '../../../../test/print-media.ts';
import { Disclosure } from './disclosure.tsx';

it.each(['{Enter}', ' '])('opens and closes with "%s"', async (key) => {
  await render(<Disclosure label="Ver resolução">72 km/h</Disclosure>);
  const inside = page.getByText('72 km/h');
  await expect.element(inside).not.toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard(key);
  await expect.element(inside).toBeVisible();
  await userEvent.keyboard(key);
  await expect.element(inside).not.toBeVisible();
});

it('on paper is there only when it is open', async () => {
  await render(
    <>
      <Disclosure label="Ver resolução">72 km/h</Disclosure>
      <Disclosure label="Ver comentário" open>
        Use a fórmula.
      </Disclosure>
    </>,
  );
  await printMedia(true);
  await expect.element(page.getByText('Ver resolução')).not.toBeVisible();
  await expect.element(page.getByText('Use a fórmula.')).toBeVisible();
  await printMedia(false);
});
