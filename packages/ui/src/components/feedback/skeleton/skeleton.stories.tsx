import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet, State } from '../../../../storybook/sheet.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { Loading, Skeleton } from './skeleton.tsx';

export default {
  title: 'Feedback/Skeleton',
  component: Skeleton,
  subcomponents: { Loading },
  parameters: guide({
    use: 'Ocupar o lugar do que está carregando.',
    do: ['Dê ao desenho a altura do que vai chegar'],
    dont: ['Esperas de menos de um instante: ele pisca'],
    words: 'carregando esqueleto espera loading placeholder shimmer',
    design: 'Esqueleto',
    keyboard: 'none: only text',
  }),
} satisfies Meta;

export const Default: StoryObj<typeof Skeleton> = {
  args: { shape: 'title' },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <Loading>
        <Skeleton shape="title" />
        <Skeleton shape="text" lines={3} />
        <Skeleton shape="circle" size={64} />
        <Skeleton shape="card" size={96} />
      </Loading>
      <State name="Spinner">
        <Spinner size={32} label="Carregando…" />
      </State>
    </Sheet>
  ),
};
