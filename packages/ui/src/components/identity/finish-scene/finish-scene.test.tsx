import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { ThemeProvider } from '../../foundations/theme-provider/theme-provider.tsx';
import { FinishScene } from './finish-scene.tsx';

it.each([
  { celebrates: true, mood: 'comemorando' },
  { celebrates: false, mood: 'feliz' },
])('celebrates: $celebrates shows Pipa $mood, and confetti only with joy', async ({ celebrates, mood }) => {
  const { container } = await render(
    <ThemeProvider tema="plano" movimento="reduzido">
      <FinishScene title="Prova Finalizada" celebrates={celebrates}>
        Recibo
      </FinishScene>
    </ThemeProvider>,
  );
  // An image, and the nodes of the same drawing once she moves.
  expect(container.querySelector(`img[src*="mascot-${mood}"], .pipa-${mood}`)).not.toBeNull();
  await expect.poll(() => container.querySelectorAll('canvas')).toHaveLength(celebrates ? 1 : 0);
});
