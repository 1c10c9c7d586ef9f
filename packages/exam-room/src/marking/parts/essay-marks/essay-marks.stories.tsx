import type { Meta, StoryObj } from '@storybook/react-vite';
import { EssayMarks } from './essay-marks.tsx';

const meta = {
  title: 'exam-room/EssayMarks',
  component: EssayMarks,
} satisfies Meta<typeof EssayMarks>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  args: {
    label: 'Competências',
    max: 200,
    words: (mark, max) => `${mark} de ${max}`,
    marks: [
      { number: 1, name: 'Norma escrita', mark: 160, comments: ['Cuide da vírgula entre orações longas.'] },
      { number: 2, name: 'Tema e repertório', mark: 200, comments: [] },
      {
        number: 3,
        name: 'Seleção e organização de fatos, opiniões e argumentos em defesa de um ponto de vista',
        mark: 120,
        comments: ['O segundo argumento pede um exemplo.', 'Uma fonte ajudaria aqui.'],
      },
      { number: 4, name: 'Coesão', mark: 40, comments: [] },
      { number: 5, name: 'Proposta', mark: 0, comments: ['Faltou dizer quem faz, e como.'] },
    ],
  },
};
