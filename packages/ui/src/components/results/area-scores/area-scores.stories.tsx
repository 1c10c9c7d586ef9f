import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet } from '../../../../storybook/sheet.tsx';
import { AreaScores } from './area-scores.tsx';

export default {
  title: 'Results/AreaScores',
  component: AreaScores,
  parameters: guide({
    use: 'As notas de cada área, com a TRI e os acertos.',
    words: 'enem áreas notas scores areas',
    design: 'CartaoArea',
    keyboard: 'none: only text',
  }),
} satisfies Meta;

export const Default: StoryObj<typeof AreaScores> = {
  args: {
    label: 'Notas por área',
    words: {
      hits: (hits, total) => `${hits} acertos em ${total} questões`,
      score: 'nota TRI',
      noScore: 'sem nota TRI',
      error: (points) => `margem de erro de ${points} pontos`,
    },
    areas: [
      { area: 'Linguagens, Códigos e suas Tecnologias', score: 587.3, error: 27, hits: 28, total: 45 },
      { area: 'Ciências Humanas e suas Tecnologias', score: 642.8, error: 21, hits: 33, total: 45 },
      { area: 'Ciências da Natureza e suas Tecnologias', score: 501, error: 36, hits: 17, total: 45 },
      { area: 'Matemática e suas Tecnologias', score: null, hits: 20, total: 45 },
    ],
  },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <AreaScores
        label="Notas por área"
        words={{
          hits: (hits, total) => `${hits} acertos em ${total} questões`,
          score: 'nota TRI',
          noScore: 'sem nota TRI',
          error: (points) => `margem de erro de ${points} pontos`,
        }}
        areas={[
          { area: 'Linguagens, Códigos e suas Tecnologias', score: 587.3, error: 27, hits: 28, total: 45 },
          { area: 'Ciências Humanas e suas Tecnologias', score: 642.8, error: 21, hits: 33, total: 45 },
          { area: 'Ciências da Natureza e suas Tecnologias', score: 501, error: 36, hits: 17, total: 45 },
          { area: 'Matemática e suas Tecnologias', score: null, hits: 20, total: 45 },
        ]}
      />
    </Sheet>
  ),
};
