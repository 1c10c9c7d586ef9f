import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet, State } from '../../../../storybook/sheet.tsx';
import { Trajectory } from './trajectory.tsx';

export default {
  title: 'Foundations/Trajectory',
  component: Trajectory,
  parameters: guide({
    use: 'O caminho pontilhado da casa, entre fases e sobre a faixa da marca.',
    do: ['Deixe como decoração: nada depende dela'],
    dont: ['Separar partes de um texto: use Divider'],
    words: 'pontilhado caminho curva linha path dotted decoration',
    design: 'Trajetoria',
    keyboard: 'none: no control',
  }),
} satisfies Meta;

export const Default: StoryObj<typeof Trajectory> = {
  args: { shape: 'line' },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <State name="Linha">
        <Trajectory shape="line" />
      </State>
      <State name="Curva, atrás do que a contém">
        <div style={{ position: 'relative', height: 160 }}>
          <Trajectory />
        </div>
      </State>
    </Sheet>
  ),
};
