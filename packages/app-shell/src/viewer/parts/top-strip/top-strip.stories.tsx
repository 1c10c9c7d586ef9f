import { AppFrame, Button, Content, ModeBanner, PageTitle } from '@luneta/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { TopStrip } from './top-strip.tsx';

export default {
  title: 'app-shell/TopStrip',
  component: TopStrip,
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
          <PageTitle>Avaliações</PageTitle>
        </Content>
      </AppFrame>
    ),
  },
};
