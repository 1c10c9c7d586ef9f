import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { ResultItem } from './result-item.tsx';

const date = { text: '28 de nov.', value: '2026-11-28' };

describe('ResultItem', () => {
  it('is an article with date, performance, TRI and badge, and one link', async () => {
    await render(
      <ResultItem
        date={date}
        description="2ª Avaliação"
        performance={{ percent: 60.4, label: 'Desempenho' }}
        tri={{ value: 642.8, label: 'Nota TRI' }}
        badge={{ kind: 'top_10', label: 'Top 10' }}
        href="/resultados/7"
      />,
    );
    const card = page.getByRole('article', { name: '2ª Avaliação' });
    await expect.element(card.getByRole('time')).toHaveAttribute('datetime', '2026-11-28');
    await expect.element(card.getByRole('progressbar', { name: 'Desempenho' })).toHaveTextContent('60%');
    await expect.element(card.getByText('Nota TRI 642,8')).toBeVisible();
    await expect.element(card.getByText('Top 10')).toBeVisible();
    await userEvent.tab();
    await expect.element(card.getByRole('link', { name: '2ª Avaliação' })).toHaveFocus();
    await expect.element(card.getByRole('link')).toHaveAttribute('href', '/resultados/7');
  });

  it('a way of its own stands above the way of the card, as wide as its words', async () => {
    const action = <a href="#nota">Entenda a nota</a>;
    await render(<ResultItem date={date} description="2ª Avaliação" action={action} href="/resultados/7" />);
    const link = page.getByRole('link', { name: 'Entenda a nota' }).element();
    const { left, right, top, bottom } = link.getBoundingClientRect();
    expect(document.elementFromPoint((left + right) / 2, (top + bottom) / 2)).toBe(link);
    expect(right - left).toBeLessThan(200);
  });

  it('a word that is longer than its line breaks', async () => {
    const { container } = await render(
      <div style={{ width: 326 }}>
        <ResultItem date={date} description="Inconstitucionalissimamenteotorrinolaringologista" />
      </div>,
    );
    expect(container.firstElementChild?.scrollWidth).toBeLessThanOrEqual(326);
  });

  it('essay only is not a link', async () => {
    await render(<ResultItem date={date} description="Produção de texto" note={<span>Somente redação</span>} />);
    await expect.element(page.getByRole('article', { name: 'Produção de texto' })).toBeVisible();
    await expect.element(page.getByRole('link')).not.toBeInTheDocument();
    await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument();
  });
});
