import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide, ownFrame } from '../../../../storybook/guide.ts';
import { Button } from '../../actions/button/button.tsx';
import { Content } from '../../foundations/layout/layout.tsx';
import { ActionBar } from './action-bar.tsx';

export default {
  title: 'Navigation/ActionBar',
  component: ActionBar,
  parameters: {
    ...guide({
      use: 'Deixar a ação principal ao alcance do polegar, no pé da tela.',
      do: ['Deixe nela uma ação principal e no máximo uma secundária'],
      dont: ['Navegar entre telas: use RouteTabs', 'Cobrir o último campo da página'],
      words: 'rodapé botão fixo bottom sticky footer',
      design: 'Casca',
      keyboard: 'none: holds the buttons it is given',
    }),
    ...ownFrame,
  },
} satisfies Meta;

export const Default: StoryObj<typeof ActionBar> = {
  args: { children: <Button block>Iniciar avaliação</Button> },
};

export const States: StoryObj = {
  render: () => (
    <>
      <ActionBar>
        <Button block>Iniciar avaliação</Button>
      </ActionBar>
      <Content>
        <ActionBar overBar>
          <Button block variant="secondary">
            Estender para a turma
          </Button>
        </ActionBar>
      </Content>
      <ActionBar label="Navegação entre questões">
        <Button block variant="secondary">
          Anterior
        </Button>
        <Button block>Próxima</Button>
      </ActionBar>
    </>
  ),
};
