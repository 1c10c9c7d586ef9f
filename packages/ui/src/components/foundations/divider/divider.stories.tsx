import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet, State } from '../../../../storybook/sheet.tsx';
import { Text } from '../text/text.tsx';
import { Divider } from './divider.tsx';

export default {
  title: 'Foundations/Divider',
  component: Divider,
  parameters: guide({
    use: 'Uma linha entre dois grupos.',
    do: ['Use entre dois grupos que a pessoa lê como coisas diferentes'],
    dont: ['Linha entre todos os itens de uma lista: use Layout', 'Linha no lugar de um título'],
    words: 'separador linha separator line hr',
    design: 'Divisor',
    keyboard: 'none: no control',
  }),
} satisfies Meta;

export const Default: StoryObj<typeof Divider> = {
  args: {},
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <State name="Entre dois textos">
        <Text>Prova</Text>
        <Divider />
        <Text>Redação</Text>
      </State>
    </Sheet>
  ),
};
