import { Sheet } from '@luneta/ui/testing/sheet';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { RoadmapHero } from './roadmap-hero.tsx';

const meta = {
  title: 'student-v2/trilha/RoadmapHero',
  component: RoadmapHero,
} satisfies Meta<typeof RoadmapHero>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  args: {
    subject: 'Física',
    kind: 'Roteiro de Estudos',
    done: '5 de 8 fases',
    until: 'Até 4 de dez. às 23h59',
    percent: 62.5,
    progressLabel: 'Progresso em Física',
  },
};
export const States: StoryObj<typeof meta> = {
  args: { ...Default.args },
  render: (args) => (
    <Sheet>
      <RoadmapHero {...args} percent={0} done="0 de 8 fases" />
      <RoadmapHero {...args} subject="Matemática" percent={100} done="8 de 8 fases" kind="Plano de Ação" />
      <RoadmapHero {...args} subject="Biologia" />
    </Sheet>
  ),
};
