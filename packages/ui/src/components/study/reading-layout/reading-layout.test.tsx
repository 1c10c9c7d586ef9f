import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { ReadingLayout, ReadingSection } from './reading-layout.tsx';

it('names its parts and stays inside at 320 px and text of 200 %', async () => {
  document.documentElement.style.fontSize = '200%';
  const tools = { scale: 1.5, onScale: () => undefined, smaller: 'Diminuir texto', larger: 'Aumentar texto' } as const;
  const screen = await render(
    <div style={{ width: 288 }}>
      <ReadingLayout index={<nav aria-label="Índice" />} tools={tools}>
        <ReadingSection id="um" title="Grandezas inversamente proporcionais" eyebrow="Capítulo 1">
          <p>Texto</p>
        </ReadingSection>
      </ReadingLayout>
    </div>,
  );
  const part = screen.getByRole('region', { name: 'Grandezas inversamente proporcionais' });
  await expect.element(part).toHaveAttribute('id', 'um');
  expect(screen.container.firstElementChild?.scrollWidth).toBeLessThanOrEqual(288);
  document.documentElement.style.fontSize = '';
});
