import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { GabaritoCard } from './gabarito-card.tsx';

const shared = {
  description: '2ª Avaliação',
  date: { label: 'Data de aplicação', text: '28 de nov.', value: '2026-11-28' },
};

describe('GabaritoCard', () => {
  it('is an article with date, grade and one link that says of what', async () => {
    await render(
      <GabaritoCard
        {...shared}
        grade={{ label: 'Nota', value: 6.44, max: 10 }}
        details={{ label: 'Ver Mais Detalhes', href: '/gabaritos/7' }}
      />,
    );
    const card = page.getByRole('article', { name: '2ª Avaliação' });
    await expect.element(card.getByRole('time')).toHaveAttribute('datetime', '2026-11-28');
    const said = card
      .getByRole('paragraph')
      .elements()
      .map((text) => text.textContent);
    expect(said.slice(0, 2)).toEqual(['Data de aplicação 28 de nov.', 'Nota 6,4 de 10']);
    await userEvent.tab();
    const link = card.getByRole('link', { name: 'Ver Mais Detalhes (2ª Avaliação)' });
    await expect.element(link).toHaveFocus();
    await expect.element(link).toHaveAttribute('href', '/gabaritos/7');
  });

  it('keeps the grade off the words at 320 px and text of 200 %', async () => {
    await page.viewport(320, 640);
    document.documentElement.style.fontSize = '200%';
    await render(
      <GabaritoCard {...shared} description="Redação corrigida" grade={{ label: 'Nota', value: 9.2, max: 10 }} />,
    );
    const title = page.getByRole('heading', { name: 'Redação corrigida' }).element();
    const words = title.parentElement?.getBoundingClientRect();
    const grade = page.getByText('de 10').element().getBoundingClientRect();
    expect(grade.top).toBeGreaterThanOrEqual(words?.bottom ?? Infinity);
    expect(title.scrollWidth).toBe(title.clientWidth);
    document.documentElement.style.fontSize = '';
  });

  it('being marked leads nowhere and shows no number', async () => {
    await render(<GabaritoCard {...shared} note={<span>Em correção</span>} />);
    await expect.element(page.getByText('Em correção')).toBeVisible();
    await expect.element(page.getByRole('link')).not.toBeInTheDocument();
    await expect.element(page.getByText('de 10')).not.toBeInTheDocument();
  });
});
