import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet } from '../../../../storybook/sheet.tsx';
import { Divider } from '../divider/divider.tsx';
import { Text } from '../text/text.tsx';
import { ThemeProvider } from '../theme-provider/theme-provider.tsx';
import { Trajectory } from '../trajectory/trajectory.tsx';
import { Logo } from './logo.tsx';

export default {
  title: 'Foundations/Logo',
  component: Logo,
  parameters: guide({
    use: 'A marca, sozinha ou com o nome.',
    do: ['Deixe em volta o espaço da altura da lente'],
    dont: ['Mudar a cor, girar ou pôr sombra', 'A marca como botão de voltar: use Breadcrumb'],
    words: 'logotipo marca símbolo luneta brand',
    design: 'Marca',
    keyboard: 'none: no control',
  }),
} satisfies Meta;

export const Default: StoryObj<typeof Logo> = {
  args: { variant: 'mark', height: 64, label: 'Luneta' },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <Logo variant="mark" height={64} label="Luneta" />
      <Text tone="link">
        <Logo variant="mono" height={64} label="Luneta" />
      </Text>
      <Logo variant="mono" height={24} label="" />
      <Divider />
      <Logo variant="horizontal" label="Luneta" />
      <Trajectory shape="line" />
      <ThemeProvider tema="plano" page={false}>
        <div style={{ padding: 16, background: '#0B1230' }}>
          <Logo variant="horizontalOnDark" label="Luneta" />
        </div>
      </ThemeProvider>
    </Sheet>
  ),
};
