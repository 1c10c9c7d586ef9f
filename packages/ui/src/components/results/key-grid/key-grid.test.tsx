import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { loadFonts } from '../../../theme/load-fonts.ts';
import { KeyGrid } from './key-grid.tsx';

it('is one list for each subject, with a name for each question and its count', async () => {
  await render(
    <KeyGrid
      groups={[
        {
          subject: 'História',
          count: '1 de 2',
          items: [
            { id: 501, number: 1, state: 'acerto', href: '/q/501' },
            { id: 502, number: 2, state: 'branco', href: '/q/502' },
          ],
        },
        { subject: 'Redação', items: [{ id: 503, number: 3, state: 'erro' }] },
      ]}
    />,
  );
  const historia = page.getByRole('region', { name: 'História' });
  await expect.element(historia.getByText('1 de 2')).toBeVisible();
  await expect.element(historia.getByRole('link', { name: 'Questão 1, acertou' })).toHaveAttribute('href', '/q/501');
  await expect.element(historia.getByRole('link', { name: 'Questão 2, não respondida' })).toBeVisible();
  // Without an address a cell is text.
  const redacao = page.getByRole('region', { name: 'Redação' });
  await expect.element(redacao.getByText('Questão 3, errou')).toBeInTheDocument();
  expect(redacao.getByRole('link').elements()).toEqual([]);
});

it('opens what stands over the page by a button', async () => {
  const onClick = vi.fn<() => void>();
  const items = [{ id: 501, number: 1, state: 'erro' as const, onClick, current: true }];
  await render(<KeyGrid groups={[{ subject: 'História', items }]} />);
  const cell = page.getByRole('button', { name: 'Questão 1, errou' });
  await expect.element(cell).toHaveAttribute('aria-current', 'true');
  await cell.click();
  expect(onClick).toHaveBeenCalledOnce();
});

it.each([
  [296, 6],
  [230, 4],
  [600, 9],
])('in %i px stand %i in a row, none under 44 px', async (width, most) => {
  const items = Array.from({ length: 12 }, (_, n) => ({ id: n, number: n + 1, state: 'acerto' as const, href: '#' }));
  await render(
    <div style={{ width }}>
      <KeyGrid groups={[{ subject: 'História', items }]} />
    </div>,
  );
  const boxes = page
    .getByRole('link')
    .elements()
    .map((cell) => cell.getBoundingClientRect());
  const [first] = boxes;
  expect(boxes.filter(({ top }) => top === first?.top)).toHaveLength(most);
  expect(Math.min(...boxes.flatMap(({ width: w, height }) => [w, height]))).toBeGreaterThanOrEqual(44);
});

it('breaks no name of a subject on a small phone with large text', async () => {
  await page.viewport(320, 640);
  document.documentElement.style.fontSize = '200%';
  const items = [{ id: 1, number: 1, state: 'acerto' as const }];
  await render(
    <div style={{ width: 254 }}>
      <KeyGrid groups={[{ subject: 'Matemática', count: '4 de 5', items }]} />
    </div>,
  );
  // The fallback font is wider. Which file ran before decided whether this one saw the real font.
  await loadFonts();
  const name = page.getByRole('heading', { name: 'Matemática' }).element() as HTMLElement;
  name.style.overflowWrap = 'normal';
  expect(name.scrollWidth).toBe(name.clientWidth);
  expect(page.getByText('4 de 5').element().getBoundingClientRect().right).toBeLessThanOrEqual(254 + 8);
  document.documentElement.style.fontSize = '';
});
