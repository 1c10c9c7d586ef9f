import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet } from '../../../../storybook/sheet.tsx';
import { sampleHtml, sampleOptions } from '../../question/sample.ts';
import { QuizItem, type QuizItemState } from './quiz-item.tsx';

export default {
  title: 'Study/QuizItem',
  component: QuizItem,
  parameters: guide({
    use: 'Uma pergunta do quiz de um conteúdo.',
    do: ['Mostre a explicação logo depois da resposta'],
    dont: ['Questão de prova: use QuestionCard com Options', 'Contar vidas ou moedas'],
    words: 'quiz pergunta alternativas item',
    design: 'ItemQuiz',
    keyboard: 'story',
  }),
} satisfies Meta;

const five = [...sampleOptions.slice(0, 4), { value: 5, html: '<p>450</p>' }];
const comment = {
  label: 'Comentário',
  html: '<p>A velocidade média é a distância dividida pelo tempo: 180 ÷ 2,5 = <strong>72</strong>.</p>',
};
const judged = { correct: 2, comment } as const;
const item = (place: number, state: QuizItemState) => (
  <QuizItem
    title={`Pergunta ${place}`}
    html={sampleHtml}
    options={five}
    optionsLabel={`Alternativas da pergunta ${place}`}
    state={state}
  />
);

const Live = ({ place }: { place: number }) => {
  const [selected, onChange] = useState<number | null>(null);
  const [answered, setAnswered] = useState(false);
  if (answered) {
    const right = selected === 2;
    return item(place, {
      ...judged,
      kind: right ? 'right' : 'wrong',
      verdict: right ? 'Você acertou' : 'Você errou',
      selected,
    });
  }
  const onAnswer = () => setAnswered(true);
  return item(place, { kind: 'open', selected, onChange, answerLabel: 'Responder', onAnswer });
};

const open = { kind: 'open', selected: 3, onChange: () => undefined, answerLabel: 'Responder' } as const;

export const Default: StoryObj<typeof QuizItem> = {
  args: {
    title: 'Pergunta 1',
    html: sampleHtml,
    options: five,
    optionsLabel: 'Alternativas da pergunta 1',
    state: { ...open, onAnswer: fn() },
  },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <Live place={1} />
      {item(2, { ...judged, kind: 'right', verdict: 'Você acertou', selected: 2 })}
      {item(3, { ...judged, kind: 'wrong', verdict: 'Você errou', selected: 4 })}
      {item(4, { ...judged, kind: 'closed', verdict: 'Não respondeu', selected: null })}
      {item(5, { ...open, onAnswer: () => undefined, stopped: { why: 'offline', text: 'Sem internet.' } })}
      {item(6, { ...open, onAnswer: () => undefined, busy: true })}
    </Sheet>
  ),
};

/** Arrows choose, the button answers, and the line it folds to takes over the focus. */
export const Keyboard: StoryObj = {
  render: () => <Live place={1} />,
  play: async () => {
    screen.getByRole('radio', { name: /Alternativa B/ }).focus();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Responder' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByText('Você acertou').closest('summary')).toHaveFocus();
    await expect(screen.getByText('Você acertou')).toBeVisible();
  },
};
