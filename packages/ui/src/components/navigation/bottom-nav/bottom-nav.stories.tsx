import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartNoAxesColumn, ClipboardList, House, MapIcon } from '../../../icons.ts';
import { BottomNav } from './bottom-nav.tsx';

export default { title: 'Navigation/BottomNav' } satisfies Meta;

const items = [
  { href: '#home', label: 'Home', icon: House, current: true },
  { href: '#estudos', label: 'Estudos', icon: MapIcon, current: false },
  { href: '#avaliacoes', label: 'Avaliações', icon: ClipboardList, current: false },
  { href: '#resultados', label: 'Resultados', icon: ChartNoAxesColumn, current: false },
];

export const Labelled: StoryObj = {
  render: () => <BottomNav label="Principal" items={items} />,
};

export const IconsOnly: StoryObj = {
  render: () => <BottomNav label="Principal" items={items} showLabels={false} />,
};
