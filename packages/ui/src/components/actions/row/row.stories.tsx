import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet, State } from '../../../../storybook/sheet.tsx';
import { KeyRound, UserRound } from '../../../icons.ts';
import { Text } from '../../foundations/text/text.tsx';
import { RowButton, RowLink } from './row.tsx';

export default {
  title: 'Actions/Row',
  component: RowLink,
  subcomponents: { RowButton },
  parameters: guide({
    use: 'Uma linha de um menu de coisas para abrir, como as de Configurações.',
    do: ['Ponha na mesma lista só o que se abre do mesmo jeito'],
    dont: ['Duas ações em uma linha: use DataTable ou AlertRow'],
    words: 'lista menu configurações item list settings seta',
    design: 'Linha',
    keyboard: 'none: one control, Tab and Enter',
  }),
} satisfies Meta;

const idle = () => undefined;

export const Default: StoryObj<typeof RowLink> = {
  args: { icon: UserRound, href: '#conta', detail: 'Avatar, senha e seus dados.', children: 'Sua Conta' },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <RowButton icon={KeyRound} onClick={idle}>
        Alteração de senha
      </RowButton>
      <RowLink icon={UserRound} href="#conta" detail="Avatar, senha e seus dados.">
        Sua Conta
      </RowLink>
      <State name="texto longo">
        <RowLink icon={UserRound} href="#conta">
          Um nome de lugar tão comprido que precisa de mais de uma linha em um telefone pequeno
        </RowLink>
      </State>
      <State name="bloqueada com motivo">
        <RowButton icon={KeyRound} onClick={idle} disabledReason={{ id: 'motivo' }}>
          Alteração de senha
        </RowButton>
        <Text id="motivo" look="small" tone="muted">
          Você está apenas visualizando.
        </Text>
      </State>
    </Sheet>
  ),
};
