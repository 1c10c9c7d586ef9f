import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { guide } from '../../../../storybook/guide.ts';
import { tabTo } from '../../../../storybook/keys.ts';
import { AnswerGrid, type AnswerCell } from './answer-grid.tsx';

const cell = (text: string, tone: AnswerCell['tone'] = 'plain'): AnswerCell => ({ text, tone });

export default {
  title: 'Staff/AnswerGrid',
  component: AnswerGrid,
  args: {
    label: 'Respostas da turma 3A',
    columns: ['1', '2', '3', '4'].map((header) => ({ id: header, header, label: `questão ${header}` })),
    rows: [
      { id: 1, header: 'Ana Amado', cells: [cell('A'), cell('B', 'changed'), cell(''), cell('—', 'off')] },
      {
        id: 2,
        header: 'Bento Brandão',
        note: { text: 'Questão 2: não existe a alternativa E.', wrong: true },
        cells: [cell('C'), cell('E', 'wrong'), cell('D'), cell('—', 'off')],
      },
      {
        id: 3,
        header: 'Cecília Couto',
        note: { text: 'Respondeu pela plataforma.', wrong: false },
        cells: [cell('A', 'off'), cell('A', 'off'), cell('B', 'off'), cell('—', 'off')],
      },
    ],
    keys: ['A', 'B', 'C', 'D', 'E'].map((value) => ({ label: value, value })).concat({ label: 'Em branco', value: '' }),
    onType: fn(() => true),
    onClear: fn(),
    onPaste: fn(),
    onUndo: fn(),
    onRedo: fn(),
    words: { rowHead: 'Aluno', empty: 'em branco', keypad: 'Preencher a célula', help: 'Digite de A a E.' },
  },
  parameters: guide({
    use: 'Digitar respostas dadas em papel, uma pessoa por linha.',
    words: 'grade planilha respostas digitar células spreadsheet grid excel colar',
    design: 'LiveGrid',
    keyboard: 'story',
  }),
} satisfies Meta<typeof AnswerGrid>;

type Story = StoryObj<typeof AnswerGrid>;
export const Default: Story = {};
export const ReadOnly: Story = { args: { readOnly: true } };

/** A letter fills the cell and goes on, the keys of a spreadsheet move, Ctrl+Z takes back. */
export const Keyboard: Story = {
  play: async ({ args }) => {
    await tabTo('gridcell', 'Ana Amado, questão 1: A');
    await userEvent.keyboard('d');
    await expect(args.onType).toHaveBeenCalledWith(0, 0, 'd');
    await expect(document.activeElement).toHaveAccessibleName('Ana Amado, questão 2: B');
    await userEvent.keyboard('{ArrowDown}{Delete}');
    await expect(args.onClear).toHaveBeenCalledWith(1, 1);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(args.onUndo).toHaveBeenCalled();
  },
};
