import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet, State } from '../../../../storybook/sheet.tsx';
import { Card } from '../../foundations/card/card.tsx';
import { numberText } from '../number-text.ts';
import { PerformanceLine, type PerformanceLineProps } from './performance-line.tsx';

export default {
  title: 'Results/PerformanceLine',
  component: PerformanceLine,
  parameters: guide({
    use: 'O desempenho ao longo das avaliações.',
    do: ['Use com três avaliações ou mais'],
    dont: ['Duas avaliações: use BeforeAfterBar'],
    words: 'linha gráfico evolução tempo chart line histórico desempenho notas',
    design: 'LinhaDesempenho',
    keyboard: 'story',
  }),
} satisfies Meta;

const words = {
  asTable: 'Ver como tabela',
  asChart: 'Ver como gráfico',
  moment: 'Ciclo',
  value: 'Desempenho',
  empty: 'O gráfico aparece depois da primeira avaliação.',
};
const valuesOf = (...values: readonly number[]) =>
  values.map((value, index) => ({ label: `Ciclo ${String(index + 1).padStart(2, '0')}`, value }));

const Line = (props: Partial<PerformanceLineProps>) => (
  <Card>
    <PerformanceLine title="Seu desempenho" points={valuesOf(48, 52, 50, 61, 66, 72)} words={words} {...props} />
  </Card>
);

const cases: readonly (readonly [string, Partial<PerformanceLineProps>])[] = [
  ['seis ciclos', {}],
  ['doze de catorze, sobe e desce, 0 e 100', { points: valuesOf(9, 9, 40, 38, 100, 96, 20, 0, 0, 35, 34, 70, 71, 52) }],
  ['cai até embaixo', { points: valuesOf(90, 40, 4) }],
  ['dois', { points: valuesOf(55, 55) }],
  ['um', { points: valuesOf(64) }],
  ['máximo no fim', { points: valuesOf(20, 100) }],
  [
    'nota TRI, nomes longos',
    {
      title: 'Sua nota TRI em Ciências da Natureza e suas Tecnologias',
      points: [
        { label: '12 de mar. de 2026', value: 512.4 },
        { label: '28 de nov. de 2026', value: 642.8 },
      ],
      max: 1000,
      format: (value) => numberText(value, value % 1 === 0 ? 0 : 1),
    },
  ],
  ['nenhum', { points: [] }],
];

export const Default: StoryObj<typeof PerformanceLine> = {
  args: { title: 'Seu desempenho', points: valuesOf(48, 52, 50, 61, 66, 72), words },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      {cases.map(([name, props]) => (
        <State key={name} name={name}>
          <Line {...props} />
        </State>
      ))}
    </Sheet>
  ),
};

/** The same numbers as a table, by the keyboard and back. */
export const Keyboard: StoryObj = {
  render: () => <Line />,
  play: async () => {
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Ver como tabela' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('table', { name: 'Seu desempenho' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Ver como gráfico' })).toHaveFocus();
  },
};
