import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AnswerKey } from './answer-key.tsx';
import { sampleKey } from './sample-key.ts';

const rows = (subject: string) =>
  page
    .getByRole('table', { name: subject })
    .getByRole('row')
    .elements()
    .map((row) => [...row.children].map((cell) => cell.textContent).join(' '));

describe('AnswerKey', () => {
  it('is one table for each subject, verdicts in words', async () => {
    await render(<AnswerKey {...sampleKey} />);
    expect(rows('Física')).toEqual([
      'Questão Resposta Gabarito Resultado',
      '91 B B Acertou',
      '92 C A Errou',
      '93 –nenhuma D Não respondeu',
      '94 E –nenhuma Anulada',
    ]);
    expect(rows('Química')).toEqual([
      'Questão Resposta Gabarito Resultado',
      '95 A C Bonificada',
      '96 –nenhuma –nenhuma Subjetiva',
    ]);
    await expect.element(page.getByText('2 acertos em 4 questões')).toBeVisible();
  });

  it('shows only the chosen subject', async () => {
    await render(<AnswerKey {...sampleKey} />);
    await page.getByRole('combobox', { name: 'Matéria' }).selectOptions('Química');
    expect(
      page
        .getByRole('heading')
        .elements()
        .map((heading) => heading.textContent),
    ).toEqual(['Química']);
  });

  it('one subject needs no filter', async () => {
    await render(<AnswerKey {...sampleKey} groups={sampleKey.groups.slice(0, 1)} />);
    await expect.element(page.getByRole('combobox')).not.toBeInTheDocument();
  });

  it('a row leads to its question', async () => {
    await render(<AnswerKey {...sampleKey} />);
    await expect.element(page.getByRole('link', { name: 'Questão 92' })).toHaveAttribute('href', '#92');
  });
});
