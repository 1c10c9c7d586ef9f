import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Heading } from '../../foundations/text/heading.tsx';
import { Text } from '../../foundations/text/text.tsx';
import { PrintSheet } from './print-sheet.tsx';

const cells = (n: number) =>
  Array.from({ length: n }, (_, id) => ({
    id,
    content: (
      <>
        <Heading look="h3">{`Aluno ${id + 1}`}</Heading>
        <Text>Turma 7A</Text>
      </>
    ),
  }));

export default {
  title: 'Staff/PrintSheet',
  component: PrintSheet,
  args: {
    label: 'Fichas',
    title: '7A',
    note: 'Impressa em 28/11/2026 por Helena Prado.',
    cells: cells(9),
  },
  parameters: {
    ...guide({
      use: 'Papel A4 com cabeçalho e rodapé: oito partes para recortar, ou um texto que segue de folha em folha.',
      do: ['Diga no rodapé o que é, e quem imprimiu', 'Um por turma: as folhas são contadas em cada um'],
      dont: ['Senhas: use AccessSlips', 'Cores do tema dentro da folha: no papel é preto no branco'],
      words: 'imprimir impressão papel folha A4 recortar rodapé cabeçalho prova impressa print sheet PDF página',
      design: 'PrintSheet',
      keyboard: 'none: only text',
    }),
    layout: 'padded',
  },
} satisfies Meta<typeof PrintSheet>;

type Story = StoryObj<typeof PrintSheet>;
export const Default: Story = {};
export const WithHeader: Story = { args: { header: <Text>Colégio Luneta · 2ª Avaliação</Text> } };
/** Text over as many sheets as it needs, with its head and its foot on each. */
export const Flow: StoryObj = {
  render: () => (
    <PrintSheet label="Prova" title="2ª Avaliação" note="Helena Prado" header={<Text>Colégio Luneta · 7A</Text>}>
      {Array.from({ length: 40 }, (_, n) => (
        <Text key={n}>{`${n + 1}. Leia o texto e marque a alternativa certa.`}</Text>
      ))}
    </PrintSheet>
  ),
};
/** One thing on each sheet. */
export const Pages: StoryObj = {
  render: () => <PrintSheet label="Folhas" title="7A" note="Helena Prado" pages={cells(2)} />,
};
