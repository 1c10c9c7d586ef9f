import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet } from '../../../../storybook/sheet.tsx';
import { Card } from '../../foundations/card/card.tsx';
import type { QuestionState } from '../../question/question-state/question-state.ts';
import { KeyGrid } from './key-grid.tsx';

export default {
  title: 'Results/KeyGrid',
  component: KeyGrid,
  parameters: guide({
    use: 'As questões de um gabarito por matéria, cada uma levando à sua revisão.',
    do: ['Agrupe as questões por matéria'],
    dont: ['A grade de uma prova em andamento: use QuestionGrid'],
    words: 'gabarito questões grade matéria acertos erros answer key grid cells',
    design: 'GradeQuestoes',
    keyboard: 'story',
  }),
} satisfies Meta;

const cells = (states: readonly QuestionState[], first: number) =>
  states.map((state, n) => ({ id: first + n, number: first + n, state, href: `#${first + n}` }));

const humanas = [
  {
    subject: 'História',
    count: '6 de 9',
    items: cells(['acerto', 'acerto', 'erro', 'acerto', 'acerto', 'acerto', 'anulada', 'branco', 'erro'], 1),
  },
  { subject: 'Geografia', count: '2 de 3', items: cells(['acerto', 'erro', 'bonificada', 'subjetiva'], 10) },
];

export const Default: StoryObj<typeof KeyGrid> = {
  args: { groups: humanas },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <Card>
        <KeyGrid groups={humanas} />
      </Card>
      <Card>
        <KeyGrid
          groups={[
            {
              subject: 'História',
              title: 'História, 2º dia',
              items: cells(['respondida', 'branco'], 1).map(({ href: _href, ...item }) => item),
            },
          ]}
        />
      </Card>
    </Sheet>
  ),
};

export const Keyboard: StoryObj = {
  render: () => <KeyGrid groups={humanas} />,
  play: async () => {
    await userEvent.tab();
    await expect(screen.getByRole('link', { name: 'Questão 1, acertou' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('link', { name: 'Questão 2, acertou' })).toHaveFocus();
  },
};
