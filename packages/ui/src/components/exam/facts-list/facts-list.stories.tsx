import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../../../../storybook/sheet.tsx';
import { guide } from '../../../../storybook/guide.ts';
import { CalendarDays, School } from '../../../icons.ts';
import { FactsList } from './facts-list.tsx';

const meta = {
  title: 'Exam/FactsList',
  component: FactsList,
  parameters: guide({
    use: 'Os dados de uma prova: turma, modalidade, até quando.',
    do: ['Ponha primeiro o que decide o que a pessoa faz agora, como o prazo'],
    dont: ['Muitas linhas iguais para comparar: use DataTable', 'Números de um resultado: use Figures'],
    words: 'ficha detalhes descrição termos description list facts técnica informações dados',
    design: 'FichaAvaliacao',
    keyboard: 'none: only text',
  }),
} satisfies Meta<typeof FactsList>;
export default meta;

export const Default: StoryObj<typeof FactsList> = {
  args: {
    facts: [
      { term: 'Avaliação', value: '2ª Avaliação: Ciências da Natureza e suas Tecnologias' },
      { term: 'Turma', value: '3ª série · B · Manhã', icon: School },
      { term: 'Aplicação', value: 'Online' },
      { term: 'Disponível até', value: '28 de nov. às 18h30', icon: CalendarDays },
      { term: 'Ciclo', value: '2' },
    ],
  },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <FactsList
        facts={[
          { term: 'Avaliação', value: '2ª Avaliação: Ciências da Natureza e suas Tecnologias' },
          { term: 'Turma', value: '3ª série · B · Manhã', icon: School },
          { term: 'Aplicação', value: 'Online' },
          { term: 'Disponível até', value: '28 de nov. às 18h30', icon: CalendarDays },
          { term: 'Ciclo', value: '2' },
        ]}
      />
    </Sheet>
  ),
};
