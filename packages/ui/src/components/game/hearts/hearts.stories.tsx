import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Hearts } from './hearts.tsx';

const meta = {
  title: 'Game/Hearts',
  component: Hearts,
  parameters: guide({
    use: 'As vidas em fileira; a próxima enche, a perdida se parte.',
    do: ['Escreva quantas há: “4 de 5 vidas”'],
    dont: ['Vidas durante uma prova: lá ninguém perde vidas'],
    words: 'corações vidas hearts lives quebrar encher próxima',
    design: 'Coracoes',
    keyboard: 'none: only a picture',
  }),
} satisfies Meta<typeof Hearts>;
export default meta;

export const Default: StoryObj<typeof meta> = { args: { vidas: 3, next: 0.6 } };
export const Lost: StoryObj<typeof meta> = { args: { vidas: 3, lost: true } };
