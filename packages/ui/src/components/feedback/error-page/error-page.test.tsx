import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { ErrorPage } from './error-page.tsx';

it.each([
  ['coffee', 'cena-500.svg'],
  ['lost', 'mascot-pensando.svg'],
] as const)('the scene "%s" is %s', async (scene, file) => {
  const { container } = await render(<ErrorPage scene={scene} title="Eita!" text="" action={null} />);
  const picture = container.querySelector('img');
  expect(picture?.src).toContain(file);
  await expect.poll(() => picture?.naturalWidth).toBeGreaterThan(0);
});
