import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet } from '../../../../storybook/sheet.tsx';
import { Card } from '../../foundations/card/card.tsx';
import { Divider } from '../../foundations/divider/divider.tsx';
import { Stack } from '../../foundations/layout/layout.tsx';
import { ChapterRow, type ChapterRowProps } from './chapter-row.tsx';

export default {
  title: 'Learning/ChapterRow',
  component: ChapterRow,
  parameters: guide({
    use: 'O nível em um capítulo e se o estudante concorda.',
    do: ['Deixe a pessoa discordar do nível'],
    dont: ['Capítulos de um texto: use PageIndex'],
    words: 'capítulo concordo não concordo row',
    design: 'LinhaCapitulo',
    keyboard: 'story',
  }),
} satisfies Meta;

const words = { agree: 'Concordo', disagree: 'Não concordo', noData: 'Sem dados ainda' };
const high = { value: 0.86, faixa: 'alta', label: 'Nível alto' } as const;
const medium = { value: 0.74, faixa: 'media', label: 'Nível médio' } as const;
const low = { value: 0, faixa: 'baixa', label: 'Nível baixo' } as const;

const Row = ({ agrees: first, ...props }: Pick<ChapterRowProps, 'name' | 'index' | 'agrees' | 'disabled'>) => {
  const [agrees, setAgrees] = useState(first);
  return <ChapterRow words={words} agrees={agrees} onChange={setAgrees} {...props} />;
};

export const Default: StoryObj<typeof ChapterRow> = {
  args: { words, name: 'A célula', index: high, agrees: null, onChange: fn() },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <Card>
        <Stack gap="e0">
          <Row name="A célula" index={high} agrees={null} />
          <Divider />
          <Row name="Membrana plasmática, organelas e transporte através da membrana" index={medium} agrees />
          <Divider />
          <Row name="Genética" index={low} agrees={false} />
          <Divider />
          <Row name="Ecologia: só visualização" index={medium} agrees disabled />
          <Divider />
          <Row name="Botânica" index={null} agrees={null} />
        </Stack>
      </Card>
    </Sheet>
  ),
};

/** Two buttons that stay pressed; the pressed one takes the answer back. */
export const Keyboard: StoryObj = {
  render: () => <Row name="A célula" index={high} agrees={null} />,
  play: async () => {
    const yes = screen.getByRole('button', { name: 'Concordo' });
    const no = screen.getByRole('button', { name: 'Não concordo' });
    await userEvent.tab();
    await expect(yes).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(yes).toHaveAttribute('aria-pressed', 'true');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(no).toHaveAttribute('aria-pressed', 'true');
    await expect(yes).toHaveAttribute('aria-pressed', 'false');
    await userEvent.keyboard('{Enter}');
    await expect(no).toHaveAttribute('aria-pressed', 'false');
  },
};
