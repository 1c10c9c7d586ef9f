import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { fromFourth, topThree, words } from '../sample-ranking.ts';
import { RankingBoard } from './ranking-board.tsx';

const meta = {
  title: 'Ranking/RankingBoard',
  component: RankingBoard,
  parameters: guide({
    use: 'O ranking inteiro em um cartão: pódio e lista, ou só a vizinhança.',
    do: ['Mostre primeiro o lugar da própria pessoa'],
    dont: ['Nomes de quem pediu para ficar oculto', 'Notas de prova: aqui só contam estrelas'],
    words: 'ranking inteiro pódio lista vizinhança quadro board leaderboard',
    design: 'Podio, ListaRanking',
    keyboard: 'none: only text',
  }),
  args: {
    podium: topThree,
    list: fromFourth,
    labels: { podium: 'Pódio', list: 'A partir do 4º lugar', window: 'Sua vizinhança no ranking' },
    words,
  },
} satisfies Meta<typeof RankingBoard>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
/** The school shows only the rows around the student. */
export const Window: StoryObj<typeof meta> = { args: { podium: [] } };
