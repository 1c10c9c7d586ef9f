import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide, ownFrame } from '../../../../storybook/guide.ts';
import { Button } from '../../actions/button/button.tsx';
import { Note } from '../../feedback/note/note.tsx';
import { Skeleton } from '../../feedback/skeleton/skeleton.tsx';
import { Card } from '../../foundations/card/card.tsx';
import { SubjectBars } from '../../exam/subject-bars/subject-bars.tsx';
import { FinishScene } from './finish-scene.tsx';

export default {
  title: 'Identity/FinishScene',
  component: FinishScene,
  parameters: {
    ...guide({
      use: 'O fim de uma prova: alívio e recibo, em tela inteira.',
      do: ['Diga primeiro que a entrega chegou, depois o que vem'],
      dont: ['O fim de uma fase de estudo: use RewardScene'],
      words: 'prova finalizada entregue recibo comprovante fim parabéns finish receipt delivered',
      design: 'ProvaFinalizada',
      keyboard: 'none: its buttons come from the screen',
    }),
    ...ownFrame,
  },
} satisfies Meta;

const subjects = ['Português', 'História', 'Geografia', 'Filosofia'].map((subject, n) => ({
  subject,
  value: 17 - n,
  total: 17,
}));

export const Default: StoryObj<typeof FinishScene> = {
  args: {
    title: 'Prova Finalizada',
    text: 'Simulado ENEM, 1º dia',
    celebrates: true,
    actions: <Button block>Voltar para a Central de Avaliações</Button>,
    children: (
      <>
        <Card>
          <SubjectBars label="Respondidas por matéria" count={(value, of) => `${value} de ${of}`} bars={subjects} />
        </Card>
        <Note tone="info">A nota e o gabarito aparecem depois, em Resultados.</Note>
      </>
    ),
  },
};

export const Quiet: StoryObj = {
  render: () => (
    <FinishScene
      title="Prova Finalizada"
      text="Avaliação bimestral de Língua Portuguesa, Literatura e Produção de Texto, turma integral"
      actions={<Button block>Voltar para a Central de Avaliações</Button>}
    >
      <Note tone="info">O tempo acabou, e a prova foi entregue com as respostas que você já tinha dado.</Note>
    </FinishScene>
  ),
};

export const OnItsWay: StoryObj = {
  render: () => (
    <FinishScene title="Prova Finalizada">
      <Skeleton shape="card" size={220} />
    </FinishScene>
  ),
};
