import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ThemeProvider } from '../../foundations/theme-provider/theme-provider.tsx';
import { SubjectHead } from './subject-head.tsx';

const progress = { value: 29, of: 50, unit: 'itens', label: 'Progresso em Matemática', words: '29 de 50 itens' };

it('is the h1 of the page, with the kind before the name, and says how far it is', async () => {
  const screen = await render(<SubjectHead kind="Plano de Ação" materia="Matemática" progress={progress} />);
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Plano de Ação Matemática' })).toBeVisible();
  const ring = screen.getByRole('progressbar', { name: 'Progresso em Matemática' });
  await expect.element(ring).toHaveAttribute('aria-valuetext', '29 de 50 itens');
  await expect.element(ring).toHaveAttribute('aria-valuenow', '58');
});

it('a long name does not overflow on 320 px', async () => {
  await page.viewport(320, 800);
  await render(
    <ThemeProvider tema="plano">
      <SubjectHead kind="Roteiro de estudo" materia="Ciências da Natureza e suas Tecnologias" progress={progress} />
    </ThemeProvider>,
  );
  expect(document.documentElement.scrollWidth).toBe(320);
  await page.viewport(360, 800);
});
