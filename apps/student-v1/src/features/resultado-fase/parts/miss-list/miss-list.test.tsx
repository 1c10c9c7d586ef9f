import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { MissList } from './miss-list.tsx';

it('opens each miss to its question and its explanation', async () => {
  const misses = [{ numero: 2, title: 'Uma força', right: 'Resposta certa: C', html: ['<p>É de 12 N.</p>'] }];
  const screen = await render(<MissList title="Falta 1 acerto para 3 estrelas" open="Ver" misses={misses} />);
  await expect.element(screen.getByRole('region', { name: 'Falta 1 acerto para 3 estrelas' })).toBeVisible();
  await expect.element(screen.getByText('É de 12 N.')).not.toBeVisible();
  await screen.getByText('Resposta certa: C').click();
  await expect.element(screen.getByText('É de 12 N.')).toBeVisible();
});

it('is nothing without a miss', async () => {
  const screen = await render(<MissList title="Para rever" open="Ver" misses={[]} />);
  expect(screen.container.textContent).toBe('');
});
