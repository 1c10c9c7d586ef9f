import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { printMedia } from '../../../../test/print-media.ts';
import { ReadingLayout, ReadingSection } from './reading-layout.tsx';

it('names its parts and stays inside at 320 px and text of 200 %', async () => {
  document.documentElement.style.fontSize = '200%';
  const tools = { scale: 1.5, onChange: () => undefined, smaller: 'Diminuir texto', larger: 'Aumentar texto' } as const;
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

it('on paper has its parts with their gaps, and no buttons', async () => {
  const tools = { scale: 1, onChange: () => undefined, smaller: 'Diminuir texto', larger: 'Aumentar texto' } as const;
  const screen = await render(
    <ReadingLayout index={<nav aria-label="Índice" />} tools={tools}>
      <ReadingSection id="um" title="Capítulo">
        <p>Texto</p>
      </ReadingSection>
      <a href="#fase">Voltar para a fase</a>
    </ReadingLayout>,
  );
  await printMedia(true);
  await expect.element(screen.getByText('Voltar para a fase')).not.toBeVisible();
  await expect.element(screen.getByText('A+')).not.toBeVisible();
  const title = screen.getByRole('heading', { name: 'Capítulo' }).element().getBoundingClientRect();
  expect(screen.getByText('Texto').element().getBoundingClientRect().top - title.bottom).toBeGreaterThanOrEqual(12);
  await printMedia(false);
});
