import { Announcer } from '@luneta/ui';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';

import { CountdownButton } from './countdown-button.tsx';

const shown = (seconds: number, onClick: () => void = () => undefined) => (
  <Announcer>
    <CountdownButton
      seconds={seconds}
      waiting={(left) => `Continuar em ${left} s`}
      readyText="Você já pode continuar"
      onClick={onClick}
    >
      CONTINUAR
    </CountdownButton>
  </Announcer>
);

it('keeps focus while it counts, does nothing, then works', async () => {
  const onClick = vi.fn<() => void>();
  const screen = await render(shown(3, onClick));
  const button = screen.getByRole('button');
  await userEvent.tab();
  expect(document.activeElement).toBe(button.element());
  await expect.element(button).toHaveAccessibleName('Continuar em 3 s');
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  expect(onClick).not.toHaveBeenCalled();
  await screen.rerender(shown(0, onClick));
  expect(document.activeElement).toBe(button.element());
  await expect.element(button).toHaveAccessibleName('CONTINUAR');
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledTimes(1);
});

it('says once that it is ready, and nothing before', async () => {
  const screen = await render(shown(2));
  await screen.rerender(shown(1));
  await expect.element(screen.getByRole('status')).toHaveTextContent('');
  await screen.rerender(shown(0));
  await screen.rerender(shown(0));
  expect(screen.getByText('Você já pode continuar').all()).toHaveLength(1);
});

it('says nothing when there was nothing to wait for', async () => {
  const screen = await render(shown(0));
  await expect.element(screen.getByRole('status')).toHaveTextContent('');
});
