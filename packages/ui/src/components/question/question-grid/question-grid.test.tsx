import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { sampleItems } from '../sample.ts';
import { QuestionGrid } from './question-grid.tsx';

const cells = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((item) => item.textContent);

describe('QuestionGrid', () => {
  it('names each cell by number and state, and tells the current one', async () => {
    await render(
      <QuestionGrid
        label="Questões"
        items={sampleItems(5)}
        pageSize={16}
        currentId="q3"
        onChange={vi.fn<(id: string | number) => void>()}
      />,
    );
    await expect.element(page.getByRole('button', { name: 'Questão 2, respondida, alternativa B' })).toBeVisible();
    await expect
      .element(page.getByRole('button', { name: 'Questão 3, não respondida' }))
      .toHaveAttribute('aria-current', 'true');
  });

  it('with large text a cell has space for its letter', async () => {
    document.documentElement.style.fontSize = '200%';
    await render(
      <div style={{ width: 280 }}>
        <QuestionGrid label="Questões" items={sampleItems(5)} pageSize={16} onChange={() => undefined} />
      </div>,
    );
    const cell = page.getByRole('button', { name: 'Questão 2, respondida, alternativa B' });
    const letter = cell.getByText('B', { exact: true }).element();
    expect(letter.clientHeight).toBeGreaterThanOrEqual(26);
    expect(cell.element().scrollHeight).toBeLessThanOrEqual(cell.element().clientHeight);
    document.documentElement.style.fontSize = '';
  });

  it.each([
    [16, 90, 16],
    [12, 90, 12],
    [16, 5, 5],
  ] as const)('%i per page of %i', async (pageSize, count, shown) => {
    await render(<QuestionGrid label="Questões" items={sampleItems(count)} pageSize={pageSize} />);
    expect(cells()).toHaveLength(shown);
  });

  it.each([
    ['7 pages', 112, 'Página 1'],
    ['8 pages', 113, 'Página 1 de 8'],
  ])('names the total only above 7 pages: %s', async (_, count, place) => {
    await render(<QuestionGrid label="Questões" items={sampleItems(count)} pageSize={16} />);
    await expect.element(page.getByText(place, { exact: true })).toBeVisible();
  });

  it('one page has no paginator', async () => {
    await render(<QuestionGrid label="Questões" items={sampleItems(16)} pageSize={16} />);
    await expect.element(page.getByRole('navigation')).not.toBeInTheDocument();
  });

  it('opens on the page of the current question, keeps a page turned by hand, follows a new current one', async () => {
    const grid = (currentId: string) => (
      <QuestionGrid
        label="Questões"
        items={sampleItems(60)}
        pageSize={16}
        currentId={currentId}
        onChange={vi.fn<(id: string | number) => void>()}
      />
    );
    const { rerender } = await render(grid('q20'));
    expect(cells()[0]).toContain('17');
    await page.getByRole('button', { name: 'Próxima página' }).click();
    expect(cells()[0]).toContain('33');
    await rerender(grid('q20'));
    expect(cells()[0]).toContain('33');
    await rerender(grid('q1'));
    expect(cells()[0]).toContain('1');
    await expect.element(page.getByText('Página 1')).toBeVisible();
  });

  it('goes to a question by keyboard', async () => {
    const onSelect = vi.fn<(id: string | number) => void>();
    await render(<QuestionGrid label="Questões" items={sampleItems(4)} pageSize={16} onChange={onSelect} />);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(onSelect.mock.calls).toEqual([['q2']]);
  });

  it('is made of links when items say where they lead', async () => {
    const items = sampleItems(2).map((item) => ({ ...item, href: `/questoes/${item.id}` }));
    await render(<QuestionGrid label="Questões" items={items} pageSize={16} />);
    await expect.element(page.getByRole('link', { name: /^Questão 1,/ })).toHaveAttribute('href', '/questoes/q1');
  });

  it('cells are at least 44 px on a 320 px screen', async () => {
    await page.viewport(320, 640);
    await render(
      <QuestionGrid
        label="Questões"
        items={sampleItems(16)}
        pageSize={16}
        onChange={vi.fn<(id: string | number) => void>()}
      />,
    );
    for (const cell of page.getByRole('button', { name: /^Questão/ }).elements()) {
      const { width, height } = cell.getBoundingClientRect();
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    await page.viewport(360, 800);
  });
});
