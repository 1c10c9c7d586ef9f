import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Sheet } from '../../../../storybook/sheet.tsx';
import { guide } from '../../../../storybook/guide.ts';
import { sampleItems } from '../sample.ts';
import type { QuestionState } from '../question-state/question-state.ts';
import { QuestionGrid, type QuestionGridItem } from './question-grid.tsx';

const meta = {
  title: 'Question/QuestionGrid',
  component: QuestionGrid,
  parameters: guide({
    use: 'A grade de números das questões, para ver e pular.',
    do: ['Mostre a legenda junto e diga o estado em palavras no nome de cada número'],
    dont: ['Grade de um gabarito já liberado', 'Menos de cinco questões: use QuestionNav'],
    words: 'grade números mapa pular grid overview gabarito respondidas branco',
    design: 'GradeQuestoes',
    keyboard: 'story',
  }),
} satisfies Meta<typeof QuestionGrid>;
export default meta;

const verdicts: readonly QuestionState[] = ['acerto', 'erro', 'branco', 'subjetiva', 'anulada', 'bonificada'];
const marked: QuestionGridItem[] = verdicts.map((state, index) => ({ id: index, number: index + 1, state, href: '#' }));
const running: QuestionGridItem[] = [
  { id: 1, number: 1, state: 'respondida', answer: 'A' },
  { id: 2, number: 2, state: 'recusada', answer: 'B' },
  { id: 3, number: 3, state: 'branco' },
];
const nothing = () => undefined;

export const Default: StoryObj<typeof QuestionGrid> = {
  args: { label: 'Questões', items: sampleItems(90), pageSize: 16, currentId: 'q6', onChange: fn() },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <QuestionGrid label="Questões" items={sampleItems(90)} pageSize={16} currentId="q6" onChange={nothing} />
      <QuestionGrid label="Muitas páginas" items={sampleItems(130)} pageSize={16} currentId="q40" onChange={nothing} />
      <QuestionGrid label="Uma não salva" items={running} pageSize={16} onChange={nothing} />
      <QuestionGrid label="Gabarito" items={marked} pageSize={12} />
    </Sheet>
  ),
};

/** Every cell is a stop; the one of the question on screen says so. */
export const Keyboard: StoryObj = {
  render: () => (
    <QuestionGrid label="Questões" items={sampleItems(40)} pageSize={16} currentId="q2" onChange={nothing} />
  ),
  play: async () => {
    await userEvent.tab();
    while (!document.activeElement?.closest('ol')) await userEvent.tab();
    await expect(screen.getByRole('button', { name: /^Questão 1,/ })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { current: true })).toHaveFocus();
  },
};
