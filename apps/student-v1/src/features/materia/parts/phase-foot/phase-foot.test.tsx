import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { PhaseFoot } from './phase-foot.tsx';

it('is named by what comes next', async () => {
  const action = <a href="/fase">Começar</a>;
  const screen = await render(
    <PhaseFoot above="Você está na fase 1" title="Clima" text="5 questões" action={action} />,
  );
  const foot = screen.getByRole('region', { name: 'Clima' });
  await expect.element(foot.getByText('Você está na fase 1')).toBeVisible();
  await expect.element(foot.getByText('5 questões')).toBeVisible();
  await expect.element(foot.getByRole('link', { name: 'Começar' })).toBeVisible();
});
