import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { sampleItems } from './sample-items.ts';
import { AllQuestionsPanel } from './all-questions-panel.tsx';

const words = {
  filter: 'Matéria',
  all: 'Todas as matérias',
  grid: 'Questões',
  legend: 'Legenda',
  current: 'Questão atual',
  answered: (answered: number, total: number) => `${answered} de ${total} respondidas`,
};
const questions = sampleItems(45).map((item, index) => ({
  ...item,
  answered: item.state === 'respondida',
  subject: index < 20 ? 'Física' : 'Química',
}));
const grid = () => page.getByRole('list', { name: 'Questões' });

describe('AllQuestionsPanel', () => {
  it('counts all questions, then only those of the chosen subject', async () => {
    await render(
      <AllQuestionsPanel questions={questions} words={words} onSelect={vi.fn<(id: string | number) => void>()} />,
    );
    await expect.element(page.getByRole('status')).toHaveTextContent('30 de 45 respondidas');
    await expect.element(page.getByText('66%')).toBeVisible();
    await page.getByRole('combobox', { name: 'Matéria' }).selectOptions('Química');
    await expect.element(page.getByRole('status')).toHaveTextContent('16 de 25 respondidas');
    await expect.element(page.getByText('64%')).toBeVisible();
    await expect.element(grid().getByRole('button', { name: /^Questão 21,/ })).toBeVisible();
  });

  it('goes to a question by keyboard', async () => {
    const onSelect = vi.fn<(id: string | number) => void>();
    await render(<AllQuestionsPanel questions={questions} words={words} onSelect={onSelect} />);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(onSelect.mock.calls).toEqual([['q1']]);
  });

  it('an answer that the server did not take is not shown as answered (decision 208)', async () => {
    const refused = questions.map((item) => (item.number === 2 ? { ...item, state: 'recusada' as const } : item));
    const legend = page.getByRole('list', { name: 'Legenda' }).getByText('Não salva');
    const { rerender } = await render(<AllQuestionsPanel questions={questions} words={words} />);
    await expect.element(legend).not.toBeInTheDocument();
    await rerender(<AllQuestionsPanel questions={refused} words={words} />);
    await expect.element(legend).toBeVisible();
    await expect.element(grid().getByText('Questão 2, não salva, alternativa B')).toBeInTheDocument();
    await expect.element(page.getByRole('status')).toHaveTextContent('30 de 45 respondidas');
  });

  it('one subject needs no filter', async () => {
    await render(<AllQuestionsPanel questions={questions.slice(0, 10)} words={words} />);
    await expect.element(page.getByRole('combobox')).not.toBeInTheDocument();
  });
});
