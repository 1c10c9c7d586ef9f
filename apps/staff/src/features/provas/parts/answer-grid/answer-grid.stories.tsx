import { tabTo } from '@luneta/ui/testing/keys';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';

import { type AnswerCell, AnswerGrid } from './answer-grid.tsx';

const cell = (text: string, tone: AnswerCell['tone'] = 'plain'): AnswerCell => ({ text, tone });

export default {
  title: 'staff/provas/AnswerGrid',
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
    words: {
      rowHead: 'Aluno',
      empty: 'em branco',
      keypad: 'Preencher a célula',
      help: 'Digite de A a E.',
      end: 'Chegou ao fim da grade.',
    },
  },
} satisfies Meta<typeof AnswerGrid>;

type Story = StoryObj<typeof AnswerGrid>;
export const Default: Story = {};
export const ReadOnly: Story = { args: { readOnly: true } };

const points = {
  accepts: (text: string) => /^\d(,\d?)?$/u.test(text),
  keys: ['0', '1', '2', '5', ','].map((value) => ({ label: value, value })).concat({ label: 'Apagar', value: '' }),
};

/** A number of several characters is typed on, and taken when its cell is left; Escape drops it. */
export const Numbers: Story = {
  args: {
    columns: [
      { id: '1', header: '1', label: 'questão 1' },
      { id: '2', header: '2 · 0 a 2', label: 'pontos da questão 2', typing: points },
    ],
    rows: [
      { id: 1, header: 'Ana Amado', cells: [cell('A'), cell('1,5')] },
      { id: 2, header: 'Bento Brandão', cells: [cell('C'), cell('')] },
    ],
  },
  play: async ({ args }) => {
    await tabTo('gridcell', 'Ana Amado, questão 1: A');
    await userEvent.keyboard('{ArrowRight}0,x5');
    await expect(document.activeElement).toHaveAccessibleName('Ana Amado, pontos da questão 2: 0,5');
    await userEvent.keyboard('{Escape}2{ArrowDown}1,{Backspace}');
    await expect(args.onType).toHaveBeenCalledWith(0, 1, '2');
    await userEvent.click(screen.getByRole('button', { name: ',' }));
    await expect(document.activeElement).toHaveAccessibleName('Bento Brandão, pontos da questão 2: 1,');
    await userEvent.tab();
    await expect(args.onType).toHaveBeenLastCalledWith(1, 1, '1,');
  },
};

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

/** After the last question the next row follows; after the last row the typed answer stays. */
export const Rows: Story = {
  args: {
    columns: ['presença', 'questão 1', 'questão 2'].map((label) => ({ id: label, header: label, label })),
    startColumn: 1,
    rows: ['Ana Amado', 'Bento Brandão'].map((header, id) => ({ id, header, cells: [cell('P'), cell(''), cell('')] })),
  },
  play: async ({ args }) => {
    await tabTo('gridcell', 'Ana Amado, presença: P');
    await userEvent.keyboard('pab');
    await expect(document.activeElement).toHaveAccessibleName('Bento Brandão, questão 1: em branco');
    await userEvent.keyboard('cde');
    await expect(args.onType).toHaveBeenLastCalledWith(1, 2, 'd');
    await expect(screen.getByText('Chegou ao fim da grade.')).toBeVisible();
  },
};
