import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { examQuestionWords, questionWords } from '../question-state/question-state.ts';
import { AnswersLegend, legendStates } from './answers-legend.tsx';

it.each([
  ['v1', ['Acertou', 'Errou', 'Não respondeu']],
  ['v2', ['Acertou', 'Errou', 'Não respondeu', 'Subjetiva', 'Anulada']],
  ['exam', ['Respondida', 'Não respondida']],
] as const)('legend of %s', async (version, words) => {
  await render(
    <AnswersLegend
      label="Legenda"
      states={legendStates[version]}
      words={version === 'exam' ? examQuestionWords : questionWords}
    />,
  );
  await expect.element(page.getByRole('list', { name: 'Legenda' })).toBeVisible();
  expect(
    page
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent),
  ).toEqual([...words]);
});
