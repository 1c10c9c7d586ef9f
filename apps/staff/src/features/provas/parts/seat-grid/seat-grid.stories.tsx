import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { type Seat, SeatGrid } from './seat-grid.tsx';

const seats: readonly Seat[] = [
  {
    id: 1,
    name: 'Ana A.',
    label: 'Ana Amado, respondendo, 25 de 90',
    avatar: 1,
    state: 'answering',
    note: '25',
    part: 0.28,
  },
  {
    id: 2,
    name: 'Bento B.',
    label: 'Bento Brandão, sem respostas há 6 min, 41 de 90',
    avatar: 2,
    state: 'silent',
    note: '41 · 6 min',
    part: 0.45,
  },
  { id: 3, name: 'Cecília C.', label: 'Cecília Couto, entregou', avatar: 3, state: 'done', note: 'entregou', part: 1 },
  {
    id: 4,
    name: 'Davi D.',
    label: 'Davi Dutra, não iniciou',
    avatar: 4,
    state: 'waiting',
    note: 'não iniciou',
    part: 0,
  },
  {
    id: 5,
    name: 'Wanderleyson A.',
    label: 'Wanderley de Albuquerque, encerrada pelo relógio',
    avatar: 5,
    state: 'closed',
    note: 'encerrada',
    part: 1,
  },
];

export default {
  title: 'staff/provas/SeatGrid',
  component: SeatGrid,
  args: { label: 'Turma 3A ao vivo', seats, selected: 2, onSelect: fn() },
} satisfies Meta<typeof SeatGrid>;

type Story = StoryObj<typeof SeatGrid>;
export const Default: Story = {};
export const NobodySelected: Story = { args: { selected: null } };

/** Tab goes from seat to seat, Enter chooses. */
export const Keyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await expect(document.activeElement).toHaveAccessibleName('Ana Amado, respondendo, 25 de 90');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith(2);
  },
};
