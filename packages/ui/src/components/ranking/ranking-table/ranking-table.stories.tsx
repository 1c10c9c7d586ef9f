import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { fromFourth, topThree, words } from '../sample-ranking.ts';
import { RankingTable } from './ranking-table.tsx';

const heads = { place: 'Lugar', name: 'Nome', turma: 'Turma', stars: 'Estrelas', leftOut: 'outros estudantes' };
const rows = [...topThree, ...fromFourth.slice(5)].map((row, index) => ({ ...row, id: index, turma: '2B' }));

const meta = {
  title: 'Ranking/RankingTable',
  component: RankingTable,
  parameters: guide({
    use: 'O ranking como tabela: os três primeiros e a vizinhança da pessoa.',
    do: ['Diga quando lugares ficaram de fora entre duas linhas'],
    dont: ['Poucas linhas em um cartão: use RankingList'],
    words: 'ranking tabela posição vizinhança janela table estrelas',
    design: 'TabelaRanking',
    keyboard: 'none: only text',
  }),
} satisfies Meta<typeof RankingTable>;
export default meta;

export const Default: StoryObj<typeof meta> = { args: { label: 'Ranking de estrelas', rows, heads, words } };
