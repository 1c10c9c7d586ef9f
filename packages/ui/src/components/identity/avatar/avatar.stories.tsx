import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet, State } from '../../../../storybook/sheet.tsx';
import { Inline } from '../../foundations/layout/layout.tsx';
import { Avatar } from './avatar.tsx';

export default {
  title: 'Identity/Avatar',
  component: Avatar,
  parameters: guide({
    use: 'O desenho de uma pessoa, ao lado do nome dela.',
    words: 'foto perfil personagem bicho picture profile person',
    design: 'Avatar',
    keyboard: 'none: no control',
  }),
} satisfies Meta;

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <State name="Tamanhos">
        <Inline gap="e12" wrap>
          {([32, 44, 64, 104] as const).map((size) => (
            <Avatar key={size} code={7} size={size} />
          ))}
        </Inline>
      </State>
      <State name="Pódio">
        <Inline gap="e12" wrap>
          <Avatar code={1} size={64} ring="gold" />
          <Avatar code={2} size={64} ring="silver" />
          <Avatar code={3} size={64} ring="bronze" />
        </Inline>
      </State>
      <State name="Sem código, e um que não existe: o primeiro">
        <Inline gap="e12">
          <Avatar code={null} />
          <Avatar code={70} />
        </Inline>
      </State>
    </Sheet>
  ),
};
