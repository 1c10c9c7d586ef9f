import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AnswersLegend, legendStates } from './answers-legend.tsx';

it.each([
  ['v1', ['Acerto', 'Erro', 'Não respondida']],
  ['v2', ['Acerto', 'Erro', 'Não respondida', 'Subjetiva', 'Anulada']],
  ['exam', ['Respondida', 'Não respondida']],
] as const)('legend of %s', async (version, words) => {
  await render(<AnswersLegend label="Legenda" states={legendStates[version]} />);
  await expect.element(page.getByRole('list', { name: 'Legenda' })).toBeVisible();
  expect(
    page
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent),
  ).toEqual([...words]);
});
