import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet, State } from '../../../../storybook/sheet.tsx';
import { ComboLine } from './combo-line.tsx';

export default {
  title: 'Game/ComboLine',
  component: ComboLine,
  parameters: guide({
    use: 'Acertos seguidos, a partir do terceiro: uma estrela a mais por acerto.',
    do: ['Mostre só a partir do terceiro acerto seguido'],
    dont: ['Lembrar os erros: ela some sem comentário'],
    words: 'sequência combo acertos seguidos estrelas linha constelação streak',
    design: 'ComboLine',
    keyboard: 'none: only a picture',
  }),
} satisfies Meta<typeof ComboLine>;

export const Default: StoryObj<typeof ComboLine> = {
  args: { seguidos: 4, title: '4 acertos seguidos', text: 'Questões 4, 5, 6 e 7' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <State name="três">
        <ComboLine seguidos={3} title="3 acertos seguidos" text="Questões 1, 2 e 3" />
      </State>
      <State name="muitos">
        <ComboLine seguidos={12} title="12 acertos seguidos" text="Questões 1 a 12" />
      </State>
      <State name="ao lado do Breu">
        <ComboLine seguidos={3} title="3 seguidos" bare />
      </State>
    </Sheet>
  ),
};
