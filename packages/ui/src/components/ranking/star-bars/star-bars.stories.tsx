import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet, State } from '../../../../storybook/sheet.tsx';
import { Card } from '../../foundations/card/card.tsx';
import { words } from '../sample-ranking.ts';
import { type StarBar, StarBars } from './star-bars.tsx';

export default {
  title: 'Ranking/StarBars',
  component: StarBars,
  parameters: guide({
    use: 'As estrelas de cada matéria, da maior para a menor.',
    do: ['Escreva o número de estrelas ao lado de cada barra'],
    dont: ['Notas de uma prova: use SubjectBars'],
    words: 'estrelas matéria barras bars gráfico',
    design: 'BarrasMateria',
    keyboard: 'none: only text',
  }),
} satisfies Meta;

const home: readonly StarBar[] = [
  { subject: 'Matemática', stars: 36 },
  { subject: 'Biologia', stars: 29 },
  { subject: 'História', stars: 22 },
  { subject: 'Química', stars: 16 },
  { subject: 'Português', stars: 15 },
  { subject: 'Física', stars: 10 },
];

export const Default: StoryObj<typeof StarBars> = {
  args: { label: 'Suas estrelas por matéria', bars: home, max: 40, words },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <State name="como na home, barra cheia = 40">
        <Card padding="lg">
          <StarBars label="Suas estrelas por matéria" bars={home} max={40} words={words} />
        </Card>
      </State>
      <State name="sem máximo, empate, zero, nome longo, milhares">
        <Card padding="lg">
          <StarBars
            label="Extremos"
            bars={[
              { subject: 'Língua Estrangeira Moderna', stars: 1204 },
              { subject: 'Inglês', stars: 602 },
              { subject: 'Espanhol', stars: 602 },
              { subject: 'Robótica', stars: 1 },
              { subject: 'Filosofia', stars: 0 },
            ]}
            words={words}
          />
        </Card>
      </State>
      <State name="nenhuma estrela ainda">
        <Card padding="lg">
          <StarBars label="Nenhuma" bars={[{ subject: 'Sociologia', stars: 0 }]} words={words} />
        </Card>
      </State>
    </Sheet>
  ),
};
