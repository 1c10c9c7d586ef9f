import { Badge, Link, Stack } from '@luneta/ui';
import { Sheet } from '@luneta/ui/testing/sheet';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { ResultItem } from './result-item.tsx';

export default {
  title: 'student-v2/resultados/ResultItem',
  component: ResultItem,
} satisfies Meta;

const date = { text: '28 de nov.', value: '2026-11-28' };
const performance = { percent: 60, label: 'Desempenho' };
const tri = { value: 642.8, label: 'Nota TRI' };

export const Default: StoryObj<typeof ResultItem> = {
  args: {
    date,
    description: '2ª Avaliação: Natureza',
    performance,
    tri,
    badge: { kind: 'top_10', label: 'Top 10' },
    href: '#',
  },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <Stack gap="e12">
        <ResultItem
          date={date}
          description="2ª Avaliação: Natureza"
          performance={performance}
          tri={tri}
          action={<Link href="#">Entenda a nota</Link>}
          badge={{ kind: 'top_10', label: 'Top 10' }}
          href="#"
        />
        <ResultItem
          date={date}
          description="1ª Avaliação: Linguagens, Códigos e suas Tecnologias"
          performance={{ ...performance, percent: 100 }}
          badge={{ kind: 'melhor_da_turma', label: 'Melhor nota da turma' }}
          href="#"
        />
        <ResultItem date={date} description="Simulado" note={<Badge tone="info">Em correção</Badge>} href="#" />
        <ResultItem date={date} description="Produção de texto" note={<Badge>Somente redação</Badge>} />
      </Stack>
    </Sheet>
  ),
};
