import { Check, TimerOff } from '@luneta/ui/icons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { type LiveGroup, LiveList } from './live-list.tsx';

const groups: readonly LiveGroup[] = [
  {
    id: 'silencio',
    title: 'Precisam de você · 1',
    tone: 'warning',
    rows: [
      {
        id: 1,
        name: 'Bento Brandão',
        avatar: 2,
        label: 'Bento Brandão, 6 min sem respostas, 41 de 90',
        note: '6 min sem respostas · 41/90',
        icon: TimerOff,
        tone: 'warning',
      },
    ],
  },
  {
    id: 'respondendo',
    title: 'Respondendo · 2',
    tone: 'plain',
    rows: [
      {
        id: 2,
        name: 'Ana Amado',
        avatar: 1,
        label: 'Ana Amado, respondendo, 64 de 90',
        note: '64/90',
        part: 0.71,
        tone: 'plain',
      },
      {
        id: 3,
        name: 'Maria Eduarda de Albuquerque Cavalcanti dos Santos',
        avatar: 3,
        label: 'Maria Eduarda de Albuquerque Cavalcanti dos Santos, respondendo, 0 de 90',
        note: '0/90',
        part: 0,
        tone: 'plain',
      },
    ],
  },
  {
    id: 'entregou',
    title: 'Entregaram · 1',
    tone: 'plain',
    rows: [
      {
        id: 4,
        name: 'Cecília Couto',
        avatar: 4,
        label: 'Cecília Couto, entregou, 90 de 90',
        note: 'entregou · 90/90',
        icon: Check,
        tone: 'plain',
      },
    ],
  },
];

export default {
  title: 'staff/provas/LiveList',
  component: LiveList,
  args: { groups, onOpen: fn() },
} satisfies Meta<typeof LiveList>;

type Story = StoryObj<typeof LiveList>;
export const Default: Story = {};
export const NobodyNeeds: Story = { args: { groups: groups.slice(1) } };

/** Tab goes from row to row, Enter opens one. */
export const Keyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await expect(document.activeElement).toHaveAccessibleName('Bento Brandão, 6 min sem respostas, 41 de 90');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith(2);
  },
};
