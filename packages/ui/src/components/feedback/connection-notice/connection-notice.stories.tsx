import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet, State } from '../../../../storybook/sheet.tsx';
import { ConnectionNotice } from './connection-notice.tsx';

export default {
  title: 'Feedback/ConnectionNotice',
  component: ConnectionNotice,
  parameters: guide({
    use: 'Dizer, junto do trabalho, que a conexão caiu ou voltou.',
    do: ['Diga onde o trabalho está a salvo: “guardado neste aparelho”'],
    dont: ['Avisar que um pedido foi recusado: use FailureText', 'Cobrir a questão que está sendo respondida'],
    words: 'offline internet sem conexão rede connection network avisar aviso wi-fi caiu',
    design: 'AvisoConexao',
    keyboard: 'none: no control',
  }),
} satisfies Meta;

export const Default: StoryObj<typeof ConnectionNotice> = {
  args: { state: 'offline', text: 'Sem internet. Suas respostas voltam a ser aceitas em instantes.' },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <State name="Caiu">
        <ConnectionNotice state="offline" text="Sem internet. Suas respostas voltam a ser aceitas em instantes." />
      </State>
      <State name="Voltou">
        <ConnectionNotice state="back" text="A internet voltou. Suas respostas foram enviadas." />
      </State>
      <State name="Nada a dizer">
        <ConnectionNotice state={null} text="" />
      </State>
    </Sheet>
  ),
};
