import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { printMedia } from '../../../../test/print-media.ts';
import { BackBar } from './back-bar.tsx';

it('on paper is the name of the page alone', async () => {
  const screen = await render(<BackBar backHref="#fase" backLabel="Voltar para a fase" title="Material completo" />);
  const back = screen.getByRole('link', { name: 'Voltar para a fase', includeHidden: true });
  await expect.element(back).toBeVisible();
  await printMedia(true);
  await expect.element(back).not.toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Material completo' })).toBeVisible();
  await printMedia(false);
});
