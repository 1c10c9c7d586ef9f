import type { Meta, StoryObj } from '@storybook/react-vite';
import { Confirm } from './confirm.tsx';

export default { title: 'Overlays/Confirm' } satisfies Meta;

const idle = () => undefined;

export const Neutral: StoryObj = {
  render: () => (
    <Confirm
      open
      title="Leia antes de entregar..."
      confirmLabel="ENTREGAR PROVA"
      cancelLabel="CANCELAR"
      onConfirm={idle}
      onCancel={idle}
    >
      Depois de entregar você não muda mais as respostas.
    </Confirm>
  ),
};

export const Danger: StoryObj = {
  render: () => (
    <Confirm
      open
      tone="danger"
      title="Resetar senha"
      confirmLabel="Resetar"
      cancelLabel="Cancelar"
      onConfirm={idle}
      onCancel={idle}
      error="Falhou. Tente de novo."
    >
      A senha de Ana Clara Ribeiro volta ao padrão.
    </Confirm>
  ),
};

export const Busy: StoryObj = {
  render: () => (
    <Confirm
      open
      busy
      title="Entregar?"
      confirmLabel="ENTREGAR PROVA"
      cancelLabel="CANCELAR"
      onConfirm={idle}
      onCancel={idle}
    >
      Enviando suas respostas.
    </Confirm>
  ),
};
