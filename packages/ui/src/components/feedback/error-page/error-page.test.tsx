import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
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

it('its code keeps inside 320 px at text of 200 %', async () => {
  await page.viewport(320, 640);
  document.documentElement.style.fontSize = '200%';
  await render(<ErrorPage scene="lost" code="404" title="Ops..." text="" action={null} />);
  // Three digits of Gabarito are 1.85 times as wide as they are high.
  const { fontSize } = getComputedStyle(page.getByText('404').element());
  expect(Number.parseFloat(fontSize) * 1.85).toBeLessThan(320);
  document.documentElement.style.fontSize = '';
});
