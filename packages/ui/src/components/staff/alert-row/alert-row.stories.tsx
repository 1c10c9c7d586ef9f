import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet } from '../../../../storybook/sheet.tsx';
import { KeyRound, PenLine, Send, WifiOff } from '../../../icons.ts';
import { ButtonLink } from '../../actions/button/button-link.tsx';
import { Button } from '../../actions/button/button.tsx';
import { AlertList, AlertRow } from './alert-row.tsx';

export default {
  title: 'Staff/AlertRow',
  component: AlertRow,
  parameters: guide({
    use: 'O que espera por alguém, com um jeito de resolver.',
    do: ['Comece pelo que espera e termine com um botão que resolve'],
    dont: ['Aviso sem nada a fazer: use Note'],
    words: 'alerta pendência atenção tarefa aviso to-do alert pending inbox linha ação',
    design: 'AlertRow',
    keyboard: 'none: holds the action it is given',
  }),
} satisfies Meta;

export const Default: StoryObj<typeof AlertRow> = {
  args: {
    title: '48 redações para corrigir',
    detail: 'Contam só as que você pode corrigir agora.',
    icon: PenLine,
    tone: 'info',
    action: (
      <ButtonLink size="sm" variant="secondary" href="#correcoes">
        Corrigir
      </ButtonLink>
    ),
  },
  render: (args) => (
    <Sheet>
      <AlertList label="Pede sua atenção">
        <AlertRow {...args} />
      </AlertList>
    </Sheet>
  ),
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <AlertList label="Pede sua atenção">
        <AlertRow
          tone="warning"
          icon={WifiOff}
          title="4 alunos sem notícia no Simulado Luneta"
          detail="3ª Série 3A · nada foi salvo há 5 minutos ou mais"
          action={
            <Button size="sm" variant="secondary" onClick={() => undefined}>
              Ver a prova
            </Button>
          }
        />
        <AlertRow
          tone="success"
          icon={Send}
          title="2ª Avaliação de Natureza: resultado retido"
          detail="Encerrada em 18 de nov."
        />
        <AlertRow
          tone="danger"
          icon={KeyRound}
          title="Maria Antônia Wanderley de Albuquerque Cavalcanti e Silva Montenegro não consegue entrar"
          detail="3A · senhas erradas, espera até 10h57"
          action={
            <ButtonLink size="sm" variant="secondary" href="#aluno">
              Abrir aluno
            </ButtonLink>
          }
        />
      </AlertList>
    </Sheet>
  ),
};
