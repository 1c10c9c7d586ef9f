import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';

import { expectError } from '../testing/render-route.tsx';
import { FatalBoundary } from './fatal-boundary.tsx';

const Broken = (): never => {
  throw new Error('falha na raiz');
};

it("a rendering failure that no route caught prints 'ERRO', and is handed on once", async () => {
  expectError('falha na raiz');
  const onFailure = vi.fn<(error: unknown) => void>();
  const screen = await render(
    <FatalBoundary onFailure={onFailure}>
      <Broken />
    </FatalBoundary>,
  );
  await expect.element(screen.getByText('ERRO', { exact: true })).toBeVisible();
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: 'falha na raiz' }));
});

it('without a failure shows what stands in it', async () => {
  const screen = await render(<FatalBoundary>Tudo certo</FatalBoundary>);
  await expect.element(screen.getByText('Tudo certo')).toBeVisible();
  expect(screen.getByText('ERRO').elements()).toEqual([]);
});
