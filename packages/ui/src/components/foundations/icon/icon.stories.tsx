import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet, State } from '../../../../storybook/sheet.tsx';
import * as icons from '../../../icons.ts';
import { Inline } from '../layout/layout.tsx';
import { Icon } from './icon.tsx';

export default {
  title: 'Foundations/Icon',
  component: Icon,
  parameters: guide({
    use: 'Um ícone de linha, na cor do texto ao redor.',
    do: ['Deixe sempre uma palavra ao lado, ou dê um nome a quem o contém'],
    dont: ['Ícone sozinho que se toca: use IconButton'],
    words: 'símbolo desenho lucide svg glyph',
    design: 'Icone',
    keyboard: 'none: no control',
  }),
} satisfies Meta;

export const Default: StoryObj<typeof Icon> = {
  args: { of: icons.Timer, size: 16 },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <Inline wrap gap="e12">
        {Object.entries(icons).map(([name, shape]) => (
          <Icon key={name} of={shape} label={name} />
        ))}
      </Inline>
      <Inline gap="e12">
        {([16, 20, 24, 28, 32] as const).map((size) => (
          <Icon key={size} of={icons.Timer} size={size} />
        ))}
      </Inline>
      <State name="sozinho, com nome">
        <Icon of={icons.Lock} label="Bloqueado" />
      </State>
    </Sheet>
  ),
};
