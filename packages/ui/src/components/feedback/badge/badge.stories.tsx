import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet, State } from '../../../../storybook/sheet.tsx';
import { Eye, Timer } from '../../../icons.ts';
import { Inline } from '../../foundations/layout/layout.tsx';
import { Badge } from './badge.tsx';

export default {
  title: 'Feedback/Badge',
  component: Badge,
  parameters: guide({
    use: 'Um fato curto sobre a coisa em que está: estado, novidade.',
    do: ['Escreva o estado em uma ou duas palavras'],
    dont: ['Dizer algo só com a cor', 'Etiqueta que se toca: ela só informa'],
    words: 'selo etiqueta status tag chip label rótulo pílula',
    design: 'Selo',
    keyboard: 'none: only text',
  }),
} satisfies Meta;

export const Default: StoryObj<typeof Badge> = {
  args: { tone: 'neutral', children: 'neutral' },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <Inline wrap>
        {(['neutral', 'info', 'success', 'warning', 'danger', 'boss'] as const).map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        <span data-materia="biologia">
          <Badge tone="subject">Biologia</Badge>
        </span>
      </Inline>
      <State name="com ícone">
        <Inline wrap>
          <Badge tone="warning" icon={Timer}>
            Faltam 3 dias
          </Badge>
          <Badge tone="info" icon={Eye}>
            Visitante
          </Badge>
        </Inline>
      </State>
    </Sheet>
  ),
};
