import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet } from '../../../../storybook/sheet.tsx';
import { Button } from '../../actions/button/button.tsx';
import { Note } from './note.tsx';

export default {
  title: 'Feedback/Note',
  component: Note,
  parameters: guide({
    use: 'Um aviso dentro da página, ao lado daquilo de que fala.',
    do: ['Ponha ao lado daquilo de que fala', 'Diga o que aconteceu e o que fazer'],
    dont: ['Avisar o que já passou: use Toaster', 'Mais de duas notas na mesma tela'],
    words:
      'aviso alerta atenção informação sucesso erro bloqueio alert callout info warning caixa mensagem bloqueado dica',
    design: 'Nota',
    keyboard: 'none: one control, Tab and Enter',
  }),
} satisfies Meta;

export const Default: StoryObj<typeof Note> = {
  args: { tone: 'info', children: 'Com o seu estudo, a chance de acerto passou de 48% para 71%.' },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <Note tone="info">Com o seu estudo, a chance de acerto passou de 48% para 71%.</Note>
      <Note tone="success" title="Prova entregue">
        Recebemos às 14h32.
      </Note>
      <Note
        tone="warning"
        action={
          <Button size="sm" variant="secondary">
            Ir à primeira
          </Button>
        }
      >
        Faltam 3 questões em branco.
      </Note>
      <Note tone="danger" alert>
        Credenciais inválidas.
      </Note>
      <Note tone="locked">Faça a fase anterior para desbloquear.</Note>
      <Note tone="reading" onDismiss={() => undefined}>
        Você está vendo como visitante.
      </Note>
    </Sheet>
  ),
};
