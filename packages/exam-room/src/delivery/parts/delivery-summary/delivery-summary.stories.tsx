import { Button, SubjectBars } from '@luneta/ui';
import { ClipboardList, PenLine } from '@luneta/ui/icons';
import { Sheet } from '@luneta/ui/testing/sheet';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';

import { DeliverySummary } from './delivery-summary.tsx';

const meta = {
  title: 'exam-room/DeliverySummary',
  component: DeliverySummary,
} satisfies Meta<typeof DeliverySummary>;
export default meta;

const goto = (words: string) => (
  <Button variant="text" size="sm">
    {words}
  </Button>
);

const INCOMPLETE: ComponentProps<typeof DeliverySummary> = {
  label: 'Incompleta',
  parts: [
    {
      title: 'Questões',
      icon: ClipboardList,
      text: '40 de 45 respondidas',
      complete: false,
      stateLabel: 'incompleta',
      details: (
        <SubjectBars
          label="Respondidas por matéria"
          count={(value, total) => `${value} de ${total}`}
          bars={[
            { subject: 'Matemática', value: 12, total: 15 },
            { subject: 'Língua Estrangeira Moderna', value: 13, total: 15 },
            { subject: 'Física', value: 15, total: 15 },
          ]}
        />
      ),
      warning: { text: '5 questões em branco', action: goto('Ir à primeira') },
    },
    {
      title: 'Redação',
      icon: PenLine,
      text: 'Nada escrito',
      complete: false,
      stateLabel: 'incompleta',
      warning: { text: 'A redação está em branco', action: goto('Escrever') },
    },
  ],
};

export const Default: StoryObj<typeof DeliverySummary> = {
  args: INCOMPLETE,
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <DeliverySummary {...INCOMPLETE} />
      <DeliverySummary
        label="Completa"
        parts={[
          {
            title: 'Questões',
            icon: ClipboardList,
            text: '45 de 45 respondidas',
            complete: true,
            stateLabel: 'completa',
          },
          { title: 'Redação', icon: PenLine, text: '312 palavras', complete: true, stateLabel: 'completa' },
        ]}
      />
    </Sheet>
  ),
};
