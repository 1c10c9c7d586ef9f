import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { tabTo } from '../../../../storybook/keys.ts';
import { guide, ownFrame } from '../../../../storybook/guide.ts';
import { ChartNoAxesColumn, ClipboardList, House, MapIcon } from '../../../icons.ts';
import { BottomNav } from './bottom-nav.tsx';

export default {
  title: 'Navigation/BottomNav',
  component: BottomNav,
  parameters: {
    ...guide({
      use: 'Os destinos do app no pé do telefone.',
      do: ['Use de três a cinco destinos'],
      dont: ['Ações da tela: use ActionBar'],
      words: 'navegação inferior abas menu tab bar bottom de baixo rodapé ícones aba tela inicial',
      design: 'NavInferior',
      keyboard: 'story',
    }),
    ...ownFrame,
  },
} satisfies Meta;

const items = [
  { href: '#home', label: 'Home', icon: House, current: true },
  { href: '#estudos', label: 'Estudos', icon: MapIcon, current: false },
  { href: '#avaliacoes', label: 'Avaliações', icon: ClipboardList, current: false },
  { href: '#resultados', label: 'Resultados', icon: ChartNoAxesColumn, current: false },
];

export const Default: StoryObj<typeof BottomNav> = {
  args: { label: 'Principal', items },
};

export const Labelled: StoryObj = {
  render: () => <BottomNav label="Principal" items={items} />,
};

export const IconsOnly: StoryObj = {
  render: () => <BottomNav label="Principal" items={items} showLabels={false} />,
};

/** Links in order; the one to this page says so. */
export const Keyboard: StoryObj = {
  ...Labelled,
  play: async () => {
    await tabTo('link', 'Home');
    await expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
    await userEvent.tab();
    await expect(screen.getByRole('link', { name: 'Estudos' })).toHaveFocus();
  },
};
