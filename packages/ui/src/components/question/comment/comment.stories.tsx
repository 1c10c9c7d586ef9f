import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../../../../storybook/sheet.tsx';
import { guide } from '../../../../storybook/guide.ts';
import { Comment } from './comment.tsx';

const meta = {
  title: 'Question/Comment',
  component: Comment,
  parameters: guide({
    use: 'O comentário de uma questão, que se abre quando se quer.',
    do: ['Deixe fechado até a pessoa ter respondido'],
    dont: ['Mostrar antes da liberação do gabarito', 'Uma dica para responder: use Disclosure'],
    words: 'explicação resolução professor explanation solution gabarito comentado',
    design: 'Comentario',
    keyboard: 'none: one native disclosure',
  }),
} satisfies Meta<typeof Comment>;
export default meta;

const html = '<p>A velocidade média é a distância dividida pelo tempo: 180 km ÷ 2,5 h = <strong>72 km/h</strong>.</p>';

export const Default: StoryObj<typeof Comment> = {
  args: { label: 'Comentário da questão', html },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <Comment label="Comentário da questão" html={html} />
      <Comment label="Comentário da questão" html={html} open />
    </Sheet>
  ),
};
