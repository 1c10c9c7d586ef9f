import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet } from '../../../../storybook/sheet.tsx';
import { Button } from '../../actions/button/button.tsx';
import { ModeBanner } from './mode-banner.tsx';

export default {
  title: 'Feedback/ModeBanner',
  component: ModeBanner,
  parameters: guide({
    use: 'Avisar, enquanto durar, que o app está em um modo incomum: visualização, como aluno, offline.',
    do: ['Diga o modo e a saída na mesma faixa: “Vendo como Ana · Sair”'],
    dont: ['Um aviso que a pessoa pode fechar: use Note'],
    words: 'faixa visitante aluno manutenção sem conexão banner offline readonly avisar vendo como leitura',
    design: 'FaixaModo',
    keyboard: 'none: holds the action it is given',
  }),
} satisfies Meta;

export const Default: StoryObj<typeof ModeBanner> = {
  args: { mode: 'view', label: 'Modo visitante', children: 'Visitante (apenas visualização)' },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <ModeBanner mode="view" label="Modo visitante">
        Visitante (apenas visualização)
      </ModeBanner>
      <ModeBanner
        mode="student"
        label="Modo aluno"
        action={
          <Button size="sm" variant="secondary">
            Sair do modo aluno
          </Button>
        }
      >
        Vendo como Marina
      </ModeBanner>
      <ModeBanner mode="offline" label="Sem internet">
        Sem internet
      </ModeBanner>
      <ModeBanner mode="maintenance" label="Manutenção">
        Manutenção em andamento
      </ModeBanner>
    </Sheet>
  ),
};
