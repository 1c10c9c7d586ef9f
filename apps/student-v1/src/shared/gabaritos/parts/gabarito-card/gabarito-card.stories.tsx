import { Badge, Grid } from '@luneta/ui';
import { Sheet } from '@luneta/ui/testing/sheet';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { GabaritoCard } from './gabarito-card.tsx';

export default {
  title: 'student-v1/gabaritos/GabaritoCard',
  component: GabaritoCard,
} satisfies Meta;

const date = { label: 'Data de aplicação', text: '28 de nov. de 2026', value: '2026-11-28' };
const details = { label: 'Ver Mais Detalhes', href: '#' };
const grade = (value: number) => ({ label: 'Nota', value, max: 10 });

export const Default: StoryObj<typeof GabaritoCard> = {
  args: { description: '2ª Avaliação: Natureza', date, grade: grade(6.4), details },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <Grid columnsExpanded={2} gap="e12">
        <GabaritoCard description="2ª Avaliação: Natureza" date={date} grade={grade(6.4)} details={details} />
        <GabaritoCard
          description="1ª Avaliação: Linguagens, Códigos e suas Tecnologias e Matemática"
          date={date}
          grade={grade(10)}
          details={details}
        />
        <GabaritoCard description="Simulado" date={date} grade={grade(0)} details={details} />
        <GabaritoCard description="3ª Avaliação" date={date} note={<Badge tone="info">Em correção</Badge>} />
      </Grid>
    </Sheet>
  ),
};
