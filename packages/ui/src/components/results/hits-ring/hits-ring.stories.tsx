import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet, State } from '../../../../storybook/sheet.tsx';
import { Card } from '../../foundations/card/card.tsx';
import { BigScore } from '../big-score/big-score.tsx';
import { HitsRing } from './hits-ring.tsx';

export default {
  title: 'Results/HitsRing',
  component: HitsRing,
  parameters: guide({
    use: 'Quantas questões certas de quantas, e a nota.',
    do: ['Escreva quantas certas de quantas ao lado do anel'],
    dont: ['Comparar matérias: use SubjectBars'],
    words: 'acertos anel nota ring hits',
    design: 'NotaGrande',
    keyboard: 'none: only text',
  }),
} satisfies Meta;

export const Default: StoryObj<typeof HitsRing> = {
  args: {
    label: 'Desempenho',
    percent: 60,
    text: 'Acertou 27 de 45 Questões',
    grade: <BigScore label="Nota geral" value={6} max={10} showLabel />,
  },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <State name="com a nota geral">
        <Card>
          <HitsRing
            label="Desempenho"
            percent={60}
            text="Acertou 27 de 45 Questões"
            grade={<BigScore label="Nota geral" value={6} max={10} showLabel />}
          />
        </Card>
      </State>
      {[
        [0, 'Acertou 0 de 45 Questões'],
        [100, 'Acertou 180 de 180 Questões'],
        [33.3, 'Acertou 1 de 3 Questões'],
      ].map(([percent, text]) => (
        <State key={text} name={`${percent}%`}>
          <Card>
            <HitsRing label="Desempenho" percent={Number(percent)} text={String(text)} />
          </Card>
        </State>
      ))}
    </Sheet>
  ),
};
