import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { QuestionEstimates } from './question-estimates.tsx';

it('opens to one line per question: its name, where it stands and the percent', async () => {
  const screen = await render(
    <QuestionEstimates
      title="Estimativa por questão"
      question={(numero) => `Questão ${numero}`}
      unknown="Sem estimativa"
      questions={[
        { numero: 7, desempenho_esperado: 0.415 },
        { numero: 18, desempenho_esperado: null },
      ]}
    />,
  );
  expect(screen.getByRole('listitem').elements()).toHaveLength(0);
  await screen.getByRole('button', { name: 'Estimativa por questão' }).click();
  const rows = screen.getByRole('listitem').elements();
  expect(rows.map((row) => row.textContent)).toEqual(['Questão 742%', 'Questão 18Sem estimativa']);
  expect(rows.map((row) => row.querySelector('circle')?.getAttribute('cx'))).toEqual(['41.5%', undefined]);
});
