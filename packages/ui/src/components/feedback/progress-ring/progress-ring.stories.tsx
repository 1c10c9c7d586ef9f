import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet } from '../../../../storybook/sheet.tsx';
import { Inline } from '../../foundations/layout/layout.tsx';
import { ProgressRing } from './progress-ring.tsx';

export default {
  title: 'Feedback/ProgressRing',
  component: ProgressRing,
  parameters: guide({
    use: 'Uma parte de um todo, em destaque.',
    do: ['Escreva o valor por extenso em `valueText`: “12 de 20 questões”'],
    dont: ['Mais de um anel lado a lado: use SubjectBars', 'Etapas com nome: use Steps'],
    words: 'anel círculo percentual desempenho donut circle percent progresso porcentagem gráfico redondo',
    design: 'AnelProgresso',
    keyboard: 'none: only text',
  }),
} satisfies Meta;

export const Default: StoryObj<typeof ProgressRing> = {
  args: { label: 'Biologia', percent: 75, size: 58, children: '75%' },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <Inline wrap gap="e16">
        <ProgressRing label="Biologia" percent={75} size={58}>
          75%
        </ProgressRing>
        <ProgressRing label="Desempenho" percent={60}>
          60%
        </ProgressRing>
        <ProgressRing label="Roteiro" percent={100} size={140}>
          100%
        </ProgressRing>
        <ProgressRing label="Começo" percent={0}>
          0%
        </ProgressRing>
      </Inline>
    </Sheet>
  ),
};
