import type { Meta, StoryObj } from '@storybook/react-vite';
import { LayoutGrid } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../actions/button/button.tsx';
import type { EscalaLeitura } from '../../foundations/theme-provider/theme-provider.tsx';
import { Grid } from '../../foundations/layout/layout.tsx';
import { Options } from '../options/options.tsx';
import { sampleHtml, sampleOptions } from '../sample.ts';
import { QuestionCard } from './question-card.tsx';

const meta = { title: 'Questões/QuestionCard', component: QuestionCard } satisfies Meta<typeof QuestionCard>;
export default meta;

const seeAll = (
  <Button variant="secondary" size="sm" icon={LayoutGrid}>
    Ver todas
  </Button>
);
const head = { title: 'Questão 24', subject: 'Física' };

const Live = () => {
  const [selected, setSelected] = useState<number | null>(2);
  const [scale, onScale] = useState<EscalaLeitura>(1);
  const tools = { scale, onScale, smaller: 'Diminuir texto', larger: 'Aumentar texto' };
  return (
    <QuestionCard {...head} html={sampleHtml} action={seeAll} tools={tools} meta="Cinemática">
      <Options
        mode="answer"
        label="Alternativas da questão 24"
        options={sampleOptions}
        selected={selected}
        onSelect={setSelected}
      />
    </QuestionCard>
  );
};

export const States: StoryObj = {
  render: () => (
    <Grid columnsExpanded={2} gap="e32">
      <Live />
      <QuestionCard {...head} html={sampleHtml} annulled="Questão anulada: conta como acerto para todos." />
      <QuestionCard {...head} status="loading" loading="Carregando a questão…" />
      <QuestionCard
        {...head}
        status="error"
        error="Não foi possível carregar a questão."
        retry={{ label: 'Tentar novamente', onRetry: () => undefined }}
      />
    </Grid>
  ),
};
