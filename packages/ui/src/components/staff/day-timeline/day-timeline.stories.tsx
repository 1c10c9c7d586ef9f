import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { dayItem } from '../../../../storybook/day-item.tsx';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet } from '../../../../storybook/sheet.tsx';
import { DayTimeline } from './day-timeline.tsx';

export default {
  title: 'Staff/DayTimeline',
  component: DayTimeline,
  parameters: guide({
    use: 'O que acontece em um dia, hora a hora, com a hora de agora.',
    do: ['Marque a hora de agora quando o dia é hoje'],
    dont: ['Vários dias: use DataTable'],
    words: 'linha do tempo agenda dia horário provas timeline schedule calendário agora',
    design: 'DayTimeline',
    keyboard: 'story',
  }),
} satisfies Meta;

const items = [
  dayItem('revisao', 'Revisão de Matemática', '3A · 31 de 31', [7, 9], 'over'),
  dayItem('simulado', 'Simulado Luneta — 1º dia', '2A, 2B, 2C · 134 de 156 iniciaram', [7.5, 12.5], 'live'),
  dayItem('quimica', 'Química', '1A · 39 de 40', [9, 10.5], 'live'),
  dayItem('redacao', 'Redação', '3B · às 10h', [10, 11.5], 'next'),
  dayItem('historia', 'História', '2C · em sala', [13.5, 14], 'next'),
];
const hour = (value: number) => `${value}h`;
const now = { minutes: 9 * 60 + 42, words: 'agora 9h42' };

export const Default: StoryObj<typeof DayTimeline> = {
  args: { label: 'Provas do dia', items, now, hour },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <DayTimeline label="Provas do dia" items={items} now={now} hour={hour} />
    </Sheet>
  ),
};
export const OutsideTheDay: StoryObj = {
  render: () => (
    <Sheet>
      <DayTimeline
        label="Provas do dia"
        items={items.slice(3)}
        now={{ minutes: 22 * 60, words: 'agora 22h' }}
        hour={hour}
      />
    </Sheet>
  ),
};

/** Links in the order of the day, whatever the lane. */
export const Keyboard: StoryObj = {
  ...States,
  play: async () => {
    screen.getByRole('link', { name: /Revisão/ }).focus();
    await userEvent.tab();
    await expect(screen.getByRole('link', { name: /Simulado/ })).toHaveFocus();
  },
};
