import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Breu } from '../../identity/breu/breu.tsx';
import { Eclipse } from './eclipse.tsx';

const meta = {
  title: 'Phases/Eclipse',
  component: Eclipse,
  parameters: guide({
    use: 'O fundo da abertura do Boss.',
    words: 'eclipse raios abertura boss intro cena',
    design: 'Eclipse',
    keyboard: 'none: decoration',
  }),
} satisfies Meta<typeof Eclipse>;
export default meta;

export const Default: StoryObj<typeof meta> = { args: { children: <Breu energy={1} size={200} /> } };
