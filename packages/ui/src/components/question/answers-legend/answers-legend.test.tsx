import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { examQuestionWords, questionWords } from '../question-state/question-state.ts';
import { QuestionCell } from '../question-cell/question-cell.tsx';
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

it.each(['respondida', 'recusada', 'branco', 'acerto'] as const)(
  'the chip of %s has the border of its cell',
  async (state) => {
    await render(
      <>
        <AnswersLegend label="Legenda" states={[state]} words={examQuestionWords} />
        <QuestionCell number={7} state={state} name="Questão 7" size="tall" href="#7" />
      </>,
    );
    const borderOf = (element: Element | null | undefined) => element && getComputedStyle(element).borderTopStyle;
    const chip = page.getByRole('listitem').element().firstElementChild;
    await expect.poll(() => borderOf(chip)).toBe(borderOf(page.getByRole('link').element()));
  },
);
