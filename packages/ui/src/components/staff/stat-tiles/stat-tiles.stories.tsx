import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet, State } from '../../../../storybook/sheet.tsx';
import { ClipboardList, PenLine, UsersRound, WifiOff } from '../../../icons.ts';
import { StatTiles } from './stat-tiles.tsx';

export default {
  title: 'Staff/StatTiles',
  component: StatTiles,
  parameters: guide({
    use: 'Os poucos números com que uma página da equipe começa.',
    do: ['Mostre de três a quatro números, cada um com a unidade'],
    dont: ['Um número que pede ação, sem dizer qual', 'Números de um estudante: use SummaryStats'],
    words: 'números indicadores totais resumo kpi stat tiles cartões de número',
    design: 'StatTiles',
    keyboard: 'none: only text',
  }),
} satisfies Meta;

export const Default: StoryObj<typeof StatTiles> = {
  args: {
    label: 'Agora',
    tiles: [
      { value: '2', label: 'provas ao vivo', icon: ClipboardList, tone: 'success' },
      { value: '153', label: 'alunos respondendo', icon: UsersRound, tone: 'info' },
      { value: '4', label: 'sem notícia', icon: WifiOff, tone: 'warning' },
      { value: '0', label: 'redações para corrigir', icon: PenLine, tone: 'quiet' },
    ],
  },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <State name="prontos">
        <StatTiles
          label="Agora"
          tiles={[
            { value: '2', label: 'provas ao vivo', icon: ClipboardList, tone: 'success' },
            { value: '153', label: 'alunos respondendo', icon: UsersRound, tone: 'info' },
            { value: '4', label: 'sem notícia', icon: WifiOff, tone: 'warning' },
            { value: '0', label: 'redações para corrigir', icon: PenLine, tone: 'quiet' },
          ]}
        />
      </State>
      <State name="mais de quatro">
        <StatTiles
          label="Agora"
          tiles={[
            { value: '2', label: 'provas ao vivo, 178 alunos', icon: ClipboardList, tone: 'success' },
            { value: '21', label: 'entregaram', icon: ClipboardList, tone: 'success' },
            { value: '131', label: 'respondendo', icon: UsersRound, tone: 'info' },
            { value: '4', label: 'sem notícia há 5 min', icon: WifiOff, tone: 'warning' },
            { value: '22', label: 'não iniciaram', icon: UsersRound, tone: 'info' },
            { value: '48', label: 'redações para corrigir', icon: PenLine, tone: 'info' },
          ]}
        />
      </State>
      <State name="a caminho">
        <StatTiles label="Agora" tiles={null} />
      </State>
    </Sheet>
  ),
};
