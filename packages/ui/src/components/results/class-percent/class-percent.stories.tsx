import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet, State } from '../../../../storybook/sheet.tsx';
import { Card } from '../../foundations/card/card.tsx';
import { ClassPercent } from './class-percent.tsx';

export default {
  title: 'Results/ClassPercent',
  component: ClassPercent,
  parameters: guide({
    use: 'Quantos da turma acertaram uma questão.',
    do: ['Diga em palavras quantos da turma acertaram'],
    dont: ['Mostrar com menos de três pessoas: dá para saber quem foi'],
    words: 'turma percentual acertaram class média acerto colegas',
    design: 'PercentualTurma',
    keyboard: 'none: only text',
  }),
} satisfies Meta;

const text = (percent: string) => `${percent} da turma acertou`;

export const Default: StoryObj<typeof ClassPercent> = {
  args: { percent: 62.4, text },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      {[62.4, 0, 0.4, 100].map((percent) => (
        <State key={percent} name={String(percent)}>
          <Card>
            <ClassPercent percent={percent} text={text} />
          </Card>
        </State>
      ))}
      <State name="sem dado: nada">
        <ClassPercent percent={null} text={text} />
      </State>
    </Sheet>
  ),
};
