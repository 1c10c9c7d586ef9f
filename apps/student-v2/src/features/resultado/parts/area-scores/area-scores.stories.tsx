import { Sheet } from '@luneta/ui/testing/sheet';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { AreaScores } from './area-scores.tsx';

export default {
  title: 'student-v2/resultado/AreaScores',
  component: AreaScores,
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
