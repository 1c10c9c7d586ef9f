import type { Meta, StoryObj } from '@storybook/react-vite';

import { WeekGoal } from './week-goal.tsx';

const meta = {
  title: 'student-v1/roteiros/WeekGoal',
  component: WeekGoal,
} satisfies Meta<typeof WeekGoal>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  args: {
    title: 'Sua meta da semana',
    kites: [true, true, false],
    count: '2 de 3 fases',
    week: 'nesta semana',
    hint: 'Na segunda começa outra. Nada se perde.',
    change: { label: 'Mudar', onClick: () => undefined },
  },
};
export const Most: StoryObj<typeof meta> = {
  args: {
    title: 'Sua meta da semana',
    kites: [true, true, true, true, true],
    count: '7 fases',
    week: 'nesta semana',
    hint: 'Na segunda começa outra. Nada se perde.',
  },
};
