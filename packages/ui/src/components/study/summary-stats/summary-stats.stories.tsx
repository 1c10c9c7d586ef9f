import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet, State } from '../../../../storybook/sheet.tsx';
import { CirclePlay, ClipboardCheck, GraduationCap } from '../../../icons.ts';
import { SummaryStats } from './summary-stats.tsx';

export default {
  title: 'Study/SummaryStats',
  component: SummaryStats,
  parameters: guide({
    use: 'Três números do estudo, lado a lado.',
    do: ['Use os mesmos três números em todas as telas do estudo'],
    dont: ['Números da equipe: use StatTiles', 'Comparar com colegas'],
    words: 'resumo números estatísticas stats',
    design: 'CarrosselResumo',
    keyboard: 'none: only text',
  }),
} satisfies Meta;

const stats = (questions: number, media: number, courses: number) => [
  { icon: ClipboardCheck, value: questions, label: 'questões resolvidas' },
  { icon: CirclePlay, value: media, label: 'mídias recomendadas' },
  { icon: GraduationCap, value: courses, label: 'cursos acessados' },
];

export const Default: StoryObj<typeof SummaryStats> = {
  args: { label: 'Resumo dos seus estudos', stats: stats(214, 36, 9) },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <SummaryStats label="Resumo dos seus estudos" stats={stats(214, 36, 9)} />
      <State name="começo">
        <SummaryStats label="Começo" stats={stats(0, 0, 0)} />
      </State>
      <State name="números grandes">
        <SummaryStats label="Muito" stats={stats(12_480, 1_036, 1)} />
      </State>
      <State name="sem largura para três">
        <div style={{ width: 240 }}>
          <SummaryStats label="Estreito" stats={stats(214, 36, 9)} />
        </div>
      </State>
    </Sheet>
  ),
};
