import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { tabTo } from '../../../../storybook/keys.ts';
import { guide, ownFrame } from '../../../../storybook/guide.ts';
import { ChartNoAxesColumn, ClipboardList, House, MapIcon } from '../../../icons.ts';
import { ModeBanner } from '../../feedback/mode-banner/mode-banner.tsx';
import { Content } from '../../foundations/layout/layout.tsx';
import { Logo } from '../../foundations/logo/logo.tsx';
import { PageTitle } from '../../foundations/text/heading.tsx';
import { AppFrame } from './app-frame.tsx';

export default {
  title: 'Navigation/AppFrame',
  component: AppFrame,
  parameters: {
    ...guide({
      use: 'A moldura de um app: pular para o conteúdo, navegação, página.',
      do: ['Ponha a navegação e o conteúdo nos seus lugares; o resto já vem'],
      dont: ['Moldura dentro de moldura: partes de uma tela usam Card'],
      words: 'casca estrutura página principal shell layout skip cabeçalho',
      design: 'Casca',
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

export const Default: StoryObj<typeof AppFrame> = {
  args: {
    skipLabel: 'Pular para o conteúdo',
    nav: { label: 'Principal', items, head: <Logo variant="mark" height={44} label="Luneta" /> },
    children: (
      <Content>
        <PageTitle>Avaliações</PageTitle>
      </Content>
    ),
  },
};

export const WithNavigation: StoryObj = {
  render: () => (
    <AppFrame
      skipLabel="Pular para o conteúdo"
      nav={{ label: 'Principal', items, head: <Logo variant="mark" height={44} label="Luneta" /> }}
    >
      <Content>
        <PageTitle>Avaliações</PageTitle>
      </Content>
    </AppFrame>
  ),
};

export const IconsOnly: StoryObj = {
  render: () => (
    <AppFrame skipLabel="Pular para o conteúdo" nav={{ label: 'Principal', items, showLabels: false }}>
      <Content>
        <PageTitle>Roteiro</PageTitle>
      </Content>
    </AppFrame>
  ),
};

export const Session: StoryObj = {
  render: () => (
    <AppFrame
      skipLabel="Pular para o conteúdo"
      banner={
        <ModeBanner mode="offline" label="Conexão">
          Sem internet
        </ModeBanner>
      }
    >
      <Content>
        <PageTitle>Questão 24</PageTitle>
      </Content>
    </AppFrame>
  ),
};

/** The first stop jumps over the navigation. */
export const Keyboard: StoryObj = {
  ...WithNavigation,
  play: async () => {
    await userEvent.tab();
    await expect(screen.getByRole('link', { name: 'Pular para o conteúdo' })).toHaveFocus();
    await tabTo('link', 'Home');
    await expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  },
};
