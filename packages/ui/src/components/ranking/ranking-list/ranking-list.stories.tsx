import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet, State } from '../../../../storybook/sheet.tsx';
import { Card } from '../../foundations/card/card.tsx';
import { fromFourth, ownedBy, students, topThree, words } from '../sample-ranking.ts';
import { RankingList, type RankingListProps } from './ranking-list.tsx';

export default {
  title: 'Ranking/RankingList',
  component: RankingList,
  parameters: guide({
    use: 'Os lugares depois do pódio, com a própria linha sempre à vista.',
    do: ['Comece depois do último lugar do pódio'],
    dont: ['Os três primeiros: use Podium'],
    words: 'ranking lista lugares leaderboard classificação colocação tabela',
    design: 'ListaRanking',
    keyboard: 'none: a list without controls',
  }),
} satisfies Meta;

const empty = 'No momento não há alunos na turma para exibir o ranking.';
const window3 = [
  ...topThree,
  ...ownedBy(
    'Marina',
    students([9, null, 139], [10, 'Caio', 133], [10, 'Felipe', 133], [12, 'Marina', 128], [13, 'Téo', 127]),
  ).map((row) => ({ ...row, id: `janela-${row.id}` })),
];
const List = (props: Pick<RankingListProps, 'label' | 'students'> & Partial<RankingListProps>) => (
  <Card padding="sm">
    <RankingList words={words} sticks="no" {...props} />
  </Card>
);

export const Default: StoryObj<typeof RankingList> = {
  args: { words, sticks: 'no', label: 'Do quarto em diante', students: fromFourth },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <State name="do 4º em diante, empate, nome longo, sem nome, você">
        <List label="Do quarto em diante" students={fromFourth} />
      </State>
      <State name="três primeiros e janela ao redor de você">
        <List label="Janela" students={window3} />
      </State>
      <State name="lugares e estrelas grandes">
        <List
          label="Extremos"
          students={ownedBy('Você', students([98, 'Ana', 12_840], [99, 'Você', 1], [1204, 'Téo', 0]))}
        />
      </State>
      <State name="duas colunas">
        <List label="Duas colunas" students={fromFourth} columns={2} />
      </State>
      <State name="vazio">
        <List label="Vazio" students={[]} empty={empty} />
      </State>
    </Sheet>
  ),
};

const many = ownedBy('Marina', [
  ...students(...Array.from({ length: 40 }, (_, index) => [index + 4, `Estudante ${index + 4}`, 200 - index] as const)),
  ...students([44, 'Marina', 12]).map((row) => ({ ...row, id: 'eu' })),
]);

/** The own row is the last: it waits at the bottom until the list is scrolled to its end. */
export const OwnRowOffScreen: StoryObj = {
  render: () => (
    <Sheet>
      <List label="Ranking" students={many} sticks="atEdge" />
    </Sheet>
  ),
};
