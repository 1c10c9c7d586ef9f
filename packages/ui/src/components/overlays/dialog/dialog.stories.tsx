import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/button/button.tsx';
import { Dialog } from './dialog.tsx';

export default { title: 'Overlays/Dialog' } satisfies Meta;

const idle = () => undefined;

export const WithActions: StoryObj = {
  render: () => (
    <Dialog
      open
      onClose={idle}
      title="Ver todas"
      description="23 de 90 respondidas"
      footer={
        <>
          <Button>Continuar</Button>
          <Button variant="secondary">Agora não</Button>
        </>
      }
    >
      <p>O conteúdo da janela.</p>
    </Dialog>
  ),
};

export const WithError: StoryObj = {
  render: () => (
    <Dialog
      open
      onClose={idle}
      title="Salvar"
      size="sm"
      hideClose
      error="Não foi possível salvar. Tente de novo."
      footer={<Button>Fechar</Button>}
    />
  ),
};

export const Full: StoryObj = {
  render: () => (
    <Dialog open onClose={idle} title="Todas as questões" size="full">
      <p>Ocupa a tela do telefone.</p>
    </Dialog>
  ),
};
