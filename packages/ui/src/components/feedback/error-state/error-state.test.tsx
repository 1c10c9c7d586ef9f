import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ErrorState } from './error-state.tsx';

it.each([
  ['scene', false],
  ['compact', true],
])('as a %s it is told and can be tried again', async (_name, compact) => {
  const onRetry = vi.fn<() => void>();
  const screen = await render(
    <ErrorState title="Não carregou" compact={compact} retryLabel="Tentar de novo" onRetry={onRetry} />,
  );
  await expect.element(screen.getByRole('alert').getByText('Não carregou')).toBeInTheDocument();
  await screen.getByRole('button', { name: 'Tentar de novo' }).click();
  expect(onRetry).toHaveBeenCalledOnce();
});
