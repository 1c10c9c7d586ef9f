import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ExamCard } from './exam-card.tsx';

const shared = { title: '2ª Avaliação', battery: '1ª bateria' };

describe('ExamCard', () => {
  it.each([
    ['em_andamento', 'Em andamento'],
    ['iminente', 'Prova irá começar às 14h30'],
    ['finalizada', 'Prova Finalizada'],
    ['presencial', 'Prova presencial'],
    ['proxima', 'Próxima'],
  ] as const)('%s is an article named by its title that says its state', async (state, stateLabel) => {
    await render(<ExamCard {...shared} state={state} stateLabel={stateLabel} />);
    const card = page.getByRole('article', { name: '2ª Avaliação' });
    await expect.element(card.getByText(stateLabel)).toBeVisible();
    await expect.element(card.getByText('1ª bateria')).toBeVisible();
    await expect.element(card.getByRole('heading', { level: 3 })).toHaveTextContent('2ª Avaliação');
  });

  it('shows progress in words, time, details and action when given', async () => {
    await render(
      <ExamCard
        {...shared}
        state="em_andamento"
        stateLabel="Em andamento"
        time="Tempo de prova: 5 h 30 min"
        progress={{ answered: 12, total: 45, label: '12 de 45 respondidas' }}
        details={<button type="button">Ver detalhes</button>}
        action={<a href="/x">Iniciar avaliação</a>}
      />,
    );
    await expect.element(page.getByText('12 de 45 respondidas')).toBeVisible();
    await expect.element(page.getByText('Tempo de prova: 5 h 30 min')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Ver detalhes' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Iniciar avaliação' })).toBeVisible();
  });
});
