import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { press } from '../../../../storybook/keys.ts';
import { Sheet } from '../../../../storybook/sheet.tsx';
import { guide } from '../../../../storybook/guide.ts';
import { type ReactNode, useState } from 'react';
import { Grid, Stack } from '../../foundations/layout/layout.tsx';
import { Text } from '../../foundations/text/text.tsx';
import { sampleOptions } from '../sample.ts';
import type { Stopped } from './answer-options.tsx';
import { Options } from './options.tsx';

const meta = {
  title: 'Question/Options',
  component: Options,
  parameters: guide({
    use: 'As alternativas de uma questão: responder, rever, só ler.',
    do: ['Mostre as letras e deixe a alternativa inteira ser tocada'],
    dont: ['Marcar certo ou errado só com a cor', 'Escolher fora de uma questão: use RadioGroup'],
    words: 'alternativas resposta múltipla escolha certo errado choice answer quiz marcar questão radio abcd',
    design: 'Alternativas',
    keyboard: 'story',
  }),
} satisfies Meta<typeof Options>;
export default meta;

const Live = ({ start, stopped }: { start: number | null; stopped?: Stopped }) => {
  const [selected, setSelected] = useState(start);
  return (
    <Options
      mode="answer"
      label="Alternativas"
      options={sampleOptions}
      selected={selected}
      onChange={setSelected}
      stopped={stopped}
      clear="Limpar resposta"
    />
  );
};

const Case = ({ name, children }: { name: string; children: ReactNode }) => (
  <Stack gap="e8">
    <Text look="smallStrong" tone="muted">
      {name}
    </Text>
    {children}
  </Stack>
);

const shared = { label: 'Alternativas', options: sampleOptions };

export const Default: StoryObj<typeof Options> = {
  args: { mode: 'review', ...shared, selected: 3, correct: 2 },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <Grid columnsExpanded={3} gap="e24">
        <Case name="Responder">
          <Live start={null} />
        </Case>
        <Case name="Escolhida">
          <Live start={2} />
        </Case>
        <Case name="Sem internet">
          <Live
            start={2}
            stopped={{ why: 'offline', text: 'Sem internet. Suas respostas voltam a ser aceitas em instantes.' }}
          />
        </Case>
        <Case name="Segunda tentativa">
          <Options
            mode="answer"
            {...shared}
            selected={null}
            onChange={() => undefined}
            tried={{ value: 2, text: 'já tentada' }}
          />
        </Case>
        <Case name="Errou">
          <Options mode="review" {...shared} selected={3} correct={2} />
        </Case>
        <Case name="Acertou">
          <Options mode="review" {...shared} selected={2} correct={2} />
        </Case>
        <Case name="Em branco">
          <Options mode="review" {...shared} selected={null} correct={4} />
        </Case>
        <Case name="Anulada">
          <Options mode="review" {...shared} selected={1} correct={null} />
        </Case>
        <Case name="Só leitura">
          <Options mode="readonly" {...shared} selected={2} />
        </Case>
      </Grid>
    </Sheet>
  ),
};

/** Arrows move and choose, letters move without choosing, Space chooses, Delete takes the answer back. */
export const Keyboard: StoryObj = {
  render: () => <Live start={2} />,
  play: async () => {
    await userEvent.tab();
    await expect(screen.getByRole('radio', { name: /^Alternativa B/ })).toHaveFocus();
    await press('{ArrowDown}');
    await expect(screen.getByRole('radio', { name: /^Alternativa C/ })).toBeChecked();
    await press('a');
    await expect(screen.getByRole('radio', { name: /^Alternativa A/ })).toHaveFocus();
    await expect(screen.getByRole('radio', { name: /^Alternativa C/ })).toBeChecked();
    await press(' ');
    await expect(screen.getByRole('radio', { name: /^Alternativa A/ })).toBeChecked();
    await press('{Delete}');
    await expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  },
};
