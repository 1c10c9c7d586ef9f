import type { Meta, StoryObj } from '@storybook/react-vite';
import { CountdownDialog } from './countdown-dialog.tsx';

export default { title: 'Overlays/CountdownDialog' } satisfies Meta;

export const TimeOver: StoryObj = {
  render: () => (
    <CountdownDialog
      open
      title="Seu tempo de prova acabou!"
      seconds={5}
      mood="normal"
      action={{ label: 'Ir agora', onClick: () => undefined }}
    >
      Suas respostas estão salvas. Em 5 segundos você vai para o resumo.
    </CountdownDialog>
  ),
};

export const Failed: StoryObj = {
  render: () => (
    <CountdownDialog open title="Validando..." seconds={null} error="Ainda não confirmamos, tente de novo.">
      Estamos conferindo a entrega.
    </CountdownDialog>
  ),
};
