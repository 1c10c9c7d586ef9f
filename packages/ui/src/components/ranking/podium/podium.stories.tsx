import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet, State } from '../../../../storybook/sheet.tsx';
import { Loading } from '../../feedback/skeleton/skeleton.tsx';
import { Card } from '../../foundations/card/card.tsx';
import type { RankedStudent } from '../ranked-student.ts';
import { ownedBy, students, topThree, words } from '../sample-ranking.ts';
import { Podium, PodiumSkeleton } from './podium.tsx';

export default {
  title: 'Ranking/Podium',
  component: Podium,
  parameters: guide({
    use: 'Os três primeiros lugares, com empates.',
    do: ['Mostre o empate no mesmo degrau'],
    dont: ['A lista inteira: use RankingBoard'],
    words: 'pódio primeiro segundo terceiro podium ranking top 3',
    design: 'Podio',
    keyboard: 'none: only text',
  }),
} satisfies Meta;

const cases: readonly (readonly [string, readonly RankedStudent[]])[] = [
  ['três', topThree],
  ['você no pódio', ownedBy('Davi', topThree)],
  ['empate no primeiro', students([1, 'Ana Clara', 184], [1, 'Davi', 184], [3, 'Kauã', 160])],
  ['empate no segundo', students([1, 'Ana Clara', 184], [2, 'Davi', 160], [2, 'Kauã', 160])],
  ['os três empatados', students([1, 'Ana', 0], [1, 'Davi', 0], [1, 'Kauã', 0])],
  ['dois', topThree.slice(0, 2)],
  ['um', topThree.slice(0, 1)],
  [
    'nomes longos, sem nome, muitas estrelas',
    students([1, 'Maria Antonieta de Fátima', 12_840], [2, null, 1], [3, 'Wolfeschlegelstein', 0]),
  ],
];

export const Default: StoryObj<typeof Podium> = {
  args: { label: 'Pódio', students: topThree, words },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      {cases.map(([name, rows]) => (
        <State key={name} name={name}>
          <Card padding="sm">
            <Podium label={`Pódio: ${name}`} students={rows} words={words} />
          </Card>
        </State>
      ))}
      <State name="carregando">
        <Card padding="sm">
          <Loading>
            <PodiumSkeleton />
          </Loading>
        </Card>
      </State>
    </Sheet>
  ),
};
