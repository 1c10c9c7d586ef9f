import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../../../../storybook/sheet.tsx';
import { guide } from '../../../../storybook/guide.ts';
import { Button } from '../../actions/button/button.tsx';
import { Grid } from '../../foundations/layout/layout.tsx';
import { ExamCard } from './exam-card.tsx';

const meta = {
  title: 'Exam/ExamCard',
  component: ExamCard,
  parameters: guide({
    use: 'Uma avaliação na lista, com seu estado e a próxima ação.',
    words: 'avaliação simulado bateria cartão lista exam card',
    design: 'CartaoAvaliacao, CartaoProva',
    keyboard: 'none: holds the buttons it is given',
  }),
} satisfies Meta<typeof ExamCard>;
export default meta;

const details = (
  <Button variant="secondary" size="sm">
    Ver detalhes
  </Button>
);
const begin = <Button size="sm">Iniciar avaliação</Button>;
const title = '2ª Avaliação: Ciências da Natureza e suas Tecnologias';
const progress = { answered: 12, total: 45, label: '12 de 45 respondidas' };

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <Grid columnsExpanded={2} gap="e16">
        <ExamCard
          title={title}
          battery="1ª bateria"
          state="em_andamento"
          stateLabel="Em andamento"
          time="Tempo de prova: 5 h 30 min"
          progress={progress}
          details={details}
          action={begin}
        />
        <ExamCard
          title={title}
          battery="2ª bateria"
          state="iminente"
          stateLabel="Prova irá começar às 14h30"
          date="hoje às 14h30"
          details={details}
        />
        <ExamCard
          title={title}
          battery="1ª bateria"
          state="finalizada"
          stateLabel="Prova Finalizada"
          progress={{ ...progress, answered: 45, label: '45 de 45 respondidas' }}
          details={details}
        />
        <ExamCard
          title="Simulado presencial"
          battery="1ª bateria"
          state="presencial"
          stateLabel="Presencial"
          date="28 de nov. às 7h30"
          details={details}
          action={<Button size="sm">Prova presencial</Button>}
        />
        <ExamCard
          title="Simulado de dezembro"
          battery="1ª bateria"
          state="proxima"
          stateLabel="Próxima"
          date="5 de dez. às 13h"
          details={details}
        />
      </Grid>
    </Sheet>
  ),
};
