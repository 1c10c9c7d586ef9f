import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../../theme/late-fonts.css.ts';
import { loadFonts } from '../../../theme/load-fonts.ts';
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

it('keeps its number inside at 320 px and text of 200 %', async () => {
  await page.viewport(320, 640);
  document.documentElement.style.fontSize = '200%';
  const screen = await render(<ErrorPage scene="lost" code="404" title="Ops..." text="" action={null} />);
  // The figures of Gabarito are wider than those of its fallback font.
  await loadFonts();
  const number = screen.getByText('404').element();
  expect(number.scrollWidth).toBeLessThanOrEqual(number.clientWidth);
  document.documentElement.style.fontSize = '';
});
