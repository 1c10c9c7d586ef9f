import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartNoAxesColumn, ClipboardList, House, MapIcon } from '../../../icons.ts';
import { ModeBanner } from '../../feedback/mode-banner/mode-banner.tsx';
import { Content } from '../../foundations/layout/layout.tsx';
import { Logo } from '../../foundations/logo/logo.tsx';
import { Heading } from '../../foundations/text/heading.tsx';
import { AppFrame } from './app-frame.tsx';

export default { title: 'Navigation/AppFrame' } satisfies Meta;

const items = [
  { href: '#home', label: 'Home', icon: House, current: true },
  { href: '#estudos', label: 'Estudos', icon: MapIcon, current: false },
  { href: '#avaliacoes', label: 'Avaliações', icon: ClipboardList, current: false },
  { href: '#resultados', label: 'Resultados', icon: ChartNoAxesColumn, current: false },
];

export const WithNavigation: StoryObj = {
  render: () => (
    <AppFrame
      skipLabel="Pular para o conteúdo"
      nav={{ label: 'Principal', items, head: <Logo variant="mark" height={44} label="Luneta" /> }}
    >
      <Content>
        <Heading level={1} focusable>
          Avaliações
        </Heading>
      </Content>
    </AppFrame>
  ),
};

export const IconsOnly: StoryObj = {
  render: () => (
    <AppFrame skipLabel="Pular para o conteúdo" nav={{ label: 'Principal', items, showLabels: false }}>
      <Content>
        <Heading level={1}>Roteiro</Heading>
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
          Sem conexão
        </ModeBanner>
      }
    >
      <Content>
        <Heading level={1}>Questão 24</Heading>
      </Content>
    </AppFrame>
  ),
};
