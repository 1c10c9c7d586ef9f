import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide, ownFrame } from '../../../../storybook/guide.ts';
import { Button } from '../../actions/button/button.tsx';
import { ModeBanner } from '../../feedback/mode-banner/mode-banner.tsx';
import { Content } from '../../foundations/layout/layout.tsx';
import { Heading } from '../../foundations/text/heading.tsx';
import { AppFrame } from '../app-frame/app-frame.tsx';
import { TopStrip } from './top-strip.tsx';

export default {
  title: 'Navigation/TopStrip',
  component: TopStrip,
  parameters: {
    ...guide({
      use: 'Guardar o que se vê acima de toda página, como uma faixa de modo.',
      do: ['Deixe só o que vale para todas as páginas'],
      dont: ['Aviso de uma página: use Note'],
      words: 'faixa topo aviso sticky banner fixa',
      design: 'FaixaModo',
      keyboard: 'none: holds what it is given',
    }),
    ...ownFrame,
  },
} satisfies Meta;

export const Default: StoryObj<typeof TopStrip> = {
  args: {
    strip: (
      <ModeBanner
        mode="student"
        label="Modo aluno"
        action={
          <Button size="sm" variant="text">
            Sair do modo aluno
          </Button>
        }
      >
        Vendo como Marina
      </ModeBanner>
    ),
    children: (
      <AppFrame skipLabel="Pular para o conteúdo">
        <Content>
          <Heading level={1}>Avaliações</Heading>
        </Content>
      </AppFrame>
    ),
  },
};
