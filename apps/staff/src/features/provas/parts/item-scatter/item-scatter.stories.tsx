import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { ItemScatter, type ScatterItem } from './item-scatter.tsx';

const good = Array.from({ length: 16 }, (_, n): ScatterItem => ({
  id: n + 1,
  number: String(n + 1),
  hits: 0.25 + n * 0.042,
  discrimination: 0.28 + ((n * 7) % 5) * 0.07,
  health: 'good',
}));

export default {
  title: 'staff/provas/ItemScatter',
  component: ItemScatter,
  args: {
    label: 'Acerto e discriminação de 18 questões: uma para rever, uma para anular',
    items: [
      ...good,
      { id: 22, number: '22', hits: 0.46, discrimination: 0.12, health: 'review' },
      { id: 17, number: '17', hits: 0.19, discrimination: -0.08, health: 'annul' },
    ],
    selected: 17,
    onSelect: fn(),
    axes: { hits: 'acerto', discrimination: 'discriminação' },
  },
} satisfies Meta<typeof ItemScatter>;

type Story = StoryObj<typeof ItemScatter>;
export const Default: Story = {};
export const Empty: Story = { args: { items: [], selected: null, label: 'Nenhuma questão com dados' } };
