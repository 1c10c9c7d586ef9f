import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { guide } from '../../../../storybook/guide.ts';
import { ReportTable } from './report-table.tsx';

export default {
  title: 'Staff/ReportTable',
  component: ReportTable,
  args: {
    caption: 'Relatório por linha',
    words: { line: 'Linha', what: 'Aluno', state: 'Situação', why: 'Por quê' },
    lines: [
      { line: 2, what: 'Ana Clara Ribeiro', state: 'Muda', tone: 'success', why: '—' },
      { line: 3, what: 'Bento Brandão', state: 'Já estava assim', tone: 'neutral', why: '—' },
      {
        line: 4,
        what: 'Código 9999',
        state: 'Recusada',
        tone: 'danger',
        why: 'Este aluno não é desta turma. Tire a linha ou confira o código.',
        urgency: 2,
      },
      {
        line: 5,
        what: 'Caio Fernandes',
        state: 'Muda',
        tone: 'success',
        why: 'A questão 3 ficou em branco.',
        urgency: 1,
      },
    ],
  },
  parameters: guide({
    use: 'O que aconteceu com cada linha de um arquivo importado, por quê e como corrigir.',
    do: ['Mostre antes de gravar', 'Diga em cada linha recusada o que fazer'],
    dont: ['Só a contagem dos erros', 'Uma lista que não veio de arquivo: use DataTable'],
    words: 'relatório importação planilha linhas erros arquivo csv recusadas report',
    design: 'TabelaRelatorio',
    keyboard: 'none: only text',
  }),
} satisfies Meta<typeof ReportTable>;

type Story = StoryObj<typeof ReportTable>;
/** Refused lines come first, then those to look at. */
export const Default: Story = {
  parameters: { layout: 'padded' },
  play: async () => {
    await expect(await screen.findByText('Código 9999')).toBeVisible();
    const text = document.body.textContent;
    const places = ['Código 9999', 'Caio Fernandes', 'Ana Clara Ribeiro'].map((name) => text.indexOf(name));
    await expect([...places].sort((a, b) => a - b)).toEqual(places);
  },
};
