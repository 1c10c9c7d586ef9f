import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { press, tabTo } from '../../../../storybook/keys.ts';
import { Sheet } from '../../../../storybook/sheet.tsx';
import { guide } from '../../../../storybook/guide.ts';
import { LayoutGrid } from '../../../icons.ts';
import { useState } from 'react';
import { Button } from '../../actions/button/button.tsx';
import type { EscalaLeitura } from '../../foundations/theme-provider/theme-provider.tsx';
import { Grid } from '../../foundations/layout/layout.tsx';
import { Options } from '../options/options.tsx';
import { sampleHtml, sampleOptions } from '../sample.ts';
import { QuestionCard } from './question-card.tsx';

const meta = {
  title: 'Question/QuestionCard',
  component: QuestionCard,
  parameters: guide({
    use: 'Uma questão: número, matéria e enunciado.',
    do: ['Ponha número e matéria antes do enunciado, sempre na mesma ordem'],
    dont: ['Resumo de uma questão em uma lista: mostre só o número e a matéria'],
    words: 'questão enunciado prova pergunta question',
    design: 'CartaoQuestao',
    keyboard: 'story',
  }),
} satisfies Meta<typeof QuestionCard>;
export default meta;

const seeAll = (
  <Button variant="secondary" size="sm" icon={LayoutGrid}>
    Ver todas
  </Button>
);
const head = { title: 'Questão 24', subject: 'Física' };

const Live = () => {
  const [selected, setSelected] = useState<number | null>(2);
  const [scale, onChange] = useState<EscalaLeitura>(1);
  const tools = { scale, onChange, smaller: 'Diminuir texto', larger: 'Aumentar texto' };
  return (
    <QuestionCard {...head} html={sampleHtml} action={seeAll} tools={tools} meta="Cinemática">
      <Options
        mode="answer"
        label="Alternativas da questão 24"
        options={sampleOptions}
        selected={selected}
        onChange={setSelected}
      />
    </QuestionCard>
  );
};

export const Default: StoryObj<typeof QuestionCard> = {
  args: { ...head, html: sampleHtml, annulled: 'Questão anulada: conta como acerto para todos.' },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <Grid columnsExpanded={2} gap="e32">
        <Live />
        <QuestionCard {...head} html={sampleHtml} annulled="Questão anulada: conta como acerto para todos." />
        <QuestionCard {...head} status="loading" loading="Carregando a questão…" />
        <QuestionCard
          {...head}
          status="error"
          error="Não foi possível carregar a questão."
          retry={{ label: 'Tentar de novo', onRetry: () => undefined }}
        />
      </Grid>
    </Sheet>
  ),
};

/** All questions, reading size, then the answer. */
export const Keyboard: StoryObj = {
  render: () => <Live />,
  play: async () => {
    await tabTo('button', 'Ver todas');
    await tabTo('button', 'Aumentar texto');
    await press('{Enter}');
    await userEvent.tab();
    await expect(screen.getByRole('radio', { name: /^Alternativa B/ })).toHaveFocus();
  },
};
