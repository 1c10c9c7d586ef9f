import { Badge, Stack } from '@luneta/ui';
import { Sheet } from '@luneta/ui/testing/sheet';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';

import { ProvaRow } from './prova-row.tsx';

export default {
  title: 'student-v1/provas/ProvaRow',
  component: ProvaRow,
} satisfies Meta;

const title = '2ª Avaliação: Ciências da Natureza e suas Tecnologias';

export const Default: StoryObj<typeof ProvaRow> = {
  args: {
    title: 'Avaliação bimestral de Química',
    subject: 'Química',
    text: 'Hoje às 14h30 · Online',
    button: { botao: 'inicio_as' },
    buttonLabel: 'INÍCIO ÀS 14h30',
  },
  parameters: { layout: 'padded' },
};

/** The other exams of the day, below the one that is open. */
export const States: StoryObj = {
  render: () => (
    <Sheet>
      <ProvaRow
        title="Avaliação bimestral de Química"
        subject="Química"
        text="Hoje às 14h30 · Online"
        button={{ botao: 'inicio_as' }}
        buttonLabel="INÍCIO ÀS 14h30"
      />
      <ProvaRow
        title="Prova de História em sala"
        subject="História"
        text="Hoje às 7h30 · Presencial"
        button={{ botao: 'saber_mais', onPress: () => undefined }}
        buttonLabel="SABER MAIS"
      />
      <ProvaRow
        title={title}
        subject=""
        text="até 18h30 · Híbrida"
        button={{ botao: 'continuar', href: '#itens' }}
        buttonLabel="CONTINUAR AVALIAÇÃO"
      />
      <ProvaRow
        title="Simulado"
        subject=""
        text="Hoje às 7h30 · Online"
        button={{ botao: 'finalizada' }}
        buttonLabel="PROVA FINALIZADA"
        note={<Badge tone="success">Entregue às 9h12</Badge>}
      />
    </Sheet>
  ),
};

const onPress = fn();

/** One control; what cannot be pressed is passed over. */
export const Keyboard: StoryObj = {
  render: () => (
    <Stack>
      <ProvaRow
        title="Já feita"
        subject=""
        text="Hoje"
        button={{ botao: 'finalizada' }}
        buttonLabel="PROVA FINALIZADA"
      />
      <ProvaRow
        title="Em sala"
        subject=""
        text="Hoje"
        button={{ botao: 'saber_mais', onPress }}
        buttonLabel="SABER MAIS"
      />
    </Stack>
  ),
  play: async () => {
    onPress.mockClear();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'SABER MAIS' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onPress).toHaveBeenCalledOnce();
  },
};
