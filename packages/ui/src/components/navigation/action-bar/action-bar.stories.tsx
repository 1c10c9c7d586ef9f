import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/button/button.tsx';
import { ActionBar } from './action-bar.tsx';

export default { title: 'Navigation/ActionBar' } satisfies Meta;

export const States: StoryObj = {
  render: () => (
    <>
      <ActionBar>
        <Button block>Iniciar avaliação</Button>
      </ActionBar>
      <ActionBar label="Navegação entre questões">
        <Button block variant="secondary">
          Anterior
        </Button>
        <Button block>Próxima</Button>
      </ActionBar>
    </>
  ),
};
