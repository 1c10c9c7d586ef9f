import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet, State } from '../../../../storybook/sheet.tsx';
import { words } from '../sample-ranking.ts';
import { MyPositionCard } from './my-position-card.tsx';

export default {
  title: 'Ranking/MyPositionCard',
  component: MyPositionCard,
  parameters: guide({
    use: 'O lugar do próprio estudante e o que falta para o próximo.',
    do: ['Diga o que falta em estrelas, que o estudante pode ganhar'],
    dont: ['Mostrar a distância para o primeiro lugar a quem está longe', 'A lista inteira: use RankingBoard'],
    words: 'posição lugar ranking minha place colocação',
    design: 'CartaoMinhaPosicao',
    keyboard: 'none: only text',
  }),
} satisfies Meta;

const shared = { title: 'Sua Posição', words, avatarCode: 5 };

export const Default: StoryObj<typeof MyPositionCard> = {
  args: { ...shared, place: 12, outOf: 'de 34 estudantes', stars: 128, next: 'Faltam 3 estrelas para o 11º lugar' },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <State name="com o que falta">
        <MyPositionCard
          {...shared}
          place={12}
          outOf="de 34 estudantes"
          stars={128}
          next="Faltam 3 estrelas para o 11º lugar"
        />
      </State>
      <State name="primeiro lugar">
        <MyPositionCard {...shared} place={1} outOf="de 34 estudantes" stars={184} />
      </State>
      <State name="só o lugar, sem estrelas">
        <MyPositionCard {...shared} place={3} stars={0} />
      </State>
      <State name="números grandes">
        <MyPositionCard
          {...shared}
          place={12_040}
          outOf="de 120.000 estudantes"
          stars={12_840}
          next="Falta 1 estrela para o 12.039º lugar"
        />
      </State>
      <State name="sem lugar calculado: nada">
        <MyPositionCard {...shared} place={null} stars={10} />
      </State>
    </Sheet>
  ),
};
