import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet } from '../../../../storybook/sheet.tsx';
import { Button } from '../../actions/button/button.tsx';
import { EmptyState } from './empty-state.tsx';

export default {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  parameters: guide({
    use: 'Não há nada aqui ainda, e o que fazer.',
    do: ['Diga o que vai aparecer ali e ofereça o próximo passo'],
    dont: ['Mostrar quando algo falhou: use ErrorState', 'Culpar quem chegou: “Você não fez nada”'],
    words: 'vazio nenhum resultado pipa empty zero lista vazia sem resultados nada encontrado',
    design: 'EstadoVazio',
    keyboard: 'none: holds the action it is given',
  }),
} satisfies Meta;

export const Default: StoryObj<typeof EmptyState> = {
  args: { text: 'Não há avaliações disponíveis no momento.' },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <EmptyState text="Não há avaliações disponíveis no momento." />
      <EmptyState
        title="Nenhum aluno encontrado com estes filtros. Limpe um deles para ver mais."
        text="Tente outra turma."
        plain
        action={<Button variant="secondary">Limpar</Button>}
      />
    </Sheet>
  ),
};
