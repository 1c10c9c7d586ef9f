import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet } from '../../../../storybook/sheet.tsx';
import { Grid } from '../../foundations/layout/layout.tsx';
import { AvoidedMistakesCard } from './avoided-mistakes-card.tsx';

export default {
  title: 'Results/AvoidedMistakesCard',
  component: AvoidedMistakesCard,
  parameters: guide({
    use: 'Mostrar os erros previstos que o estudo evitou.',
    do: ['Diga quantos dos erros previstos foram evitados'],
    dont: ['Sem previsão para comparar'],
    words: 'falhas evitadas engajamento matéria mistakes',
    design: 'CartaoFalhasEvitadas',
    keyboard: 'none: only text',
  }),
} satisfies Meta;

export const Default: StoryObj<typeof AvoidedMistakesCard> = {
  args: {
    subject: 'Biologia',
    avoided: 3,
    predicted: 5,
    text: '3 de 5 falhas evitadas',
    phases: '4 de 6 fases',
    engagement: { level: 'alto', label: 'Engajamento alto' },
  },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <Grid columnsExpanded={3}>
        <AvoidedMistakesCard
          subject="Biologia"
          avoided={3}
          predicted={5}
          text="3 de 5 falhas evitadas"
          phases="4 de 6 fases"
          engagement={{ level: 'alto', label: 'Engajamento alto' }}
        />
        <AvoidedMistakesCard
          subject="Física"
          avoided={1}
          predicted={4}
          text="1 de 4 falhas evitadas"
          phases="2 de 6 fases"
          engagement={{ level: 'medio', label: 'Engajamento médio' }}
        />
        <AvoidedMistakesCard
          subject="Matemática"
          avoided={0}
          predicted={20}
          text="0 de 20 falhas evitadas"
          engagement={{ level: 'baixo', label: 'Engajamento baixo' }}
        />
      </Grid>
    </Sheet>
  ),
};
