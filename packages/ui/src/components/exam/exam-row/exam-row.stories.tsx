import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet } from '../../../../storybook/sheet.tsx';
import { Button } from '../../actions/button/button.tsx';
import { ExamRow, ExamRowList } from './exam-row.tsx';

const meta = {
  title: 'Exam/ExamRow',
  component: ExamRow,
  parameters: guide({
    use: 'Uma avaliação em uma linha, quando outra já é o cartão grande da página.',
    do: ['Diga o estado em palavras e quando muda'],
    dont: ['A prova aberta agora: use OpenExamCard'],
    words: 'avaliação linha lista compacta bateria exam row próximas',
    design: 'CartaoAvaliacao compacto',
    keyboard: 'none: holds the buttons it is given',
  }),
} satisfies Meta<typeof ExamRow>;
export default meta;

const details = (
  <Button variant="text" size="sm">
    Ver detalhes
  </Button>
);

export const Default: StoryObj<typeof meta> = {
  args: {
    title: 'Avaliação bimestral de Química',
    materia: 'Química',
    text: '2ª bateria · hoje às 14h30',
    state: 'iminente',
    stateLabel: 'Prova irá começar às 14h30',
    details,
  },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <ExamRowList>
        <li>
          <ExamRow
            title="Avaliação bimestral de Química"
            materia="Química"
            text="2ª bateria · hoje às 14h30"
            date={{ dia: '26', semana: 'qui.' }}
            state="iminente"
            stateLabel="Prova irá começar às 14h30"
            details={details}
          />
        </li>
        <li>
          <ExamRow
            title="Prova de História"
            materia="História"
            text="1ª bateria"
            state="presencial"
            stateLabel="Prova presencial"
            details={details}
            action={
              <Button variant="secondary" size="sm">
                Prova presencial
              </Button>
            }
          />
        </li>
        <li>
          <ExamRow
            title="Simulado de Ciências da Natureza e suas Tecnologias, com otorrinolaringologistas"
            materia="Física"
            text="1ª bateria · 15 de 15 respondidas"
            state="finalizada"
            stateLabel="Prova Finalizada"
            details={details}
          />
        </li>
      </ExamRowList>
    </Sheet>
  ),
};
