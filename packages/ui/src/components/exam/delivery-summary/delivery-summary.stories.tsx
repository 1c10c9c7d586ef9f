import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { Sheet } from '../../../../storybook/sheet.tsx';
import { guide } from '../../../../storybook/guide.ts';
import { ClipboardList, PenLine } from '../../../icons.ts';
import { Button } from '../../actions/button/button.tsx';
import { SubjectBars } from '../subject-bars/subject-bars.tsx';
import { DeliverySummary } from './delivery-summary.tsx';

const meta = {
  title: 'Exam/DeliverySummary',
  component: DeliverySummary,
  parameters: guide({
    use: 'Mostrar o que vai ser entregue e o que falta, antes de confirmar.',
    do: ['Mostre primeiro o que ficou em branco, com o caminho até lá'],
    dont: ['Impedir a entrega por questões em branco'],
    words: 'entregar resumo revisão em branco review submit receipt finalizar confirmar entrega conferir',
    design: 'ResumoEntrega',
    keyboard: 'none: links in reading order',
  }),
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
