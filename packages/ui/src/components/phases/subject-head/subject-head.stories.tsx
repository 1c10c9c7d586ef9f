import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet, State } from '../../../../storybook/sheet.tsx';
import { SubjectHead } from './subject-head.tsx';

export default {
  title: 'Phases/SubjectHead',
  component: SubjectHead,
  parameters: guide({
    use: 'O alto de uma matéria: qual é, de que tipo, e quanto já foi feito.',
    do: ['Diga quanto já foi feito de quanto'],
    dont: ['Uma lista de matérias: use StudyCard'],
    words: 'matéria cabeçalho título progresso anel roteiro plano head',
    design: 'MapaFases',
    keyboard: 'none: no control',
  }),
} satisfies Meta;

const progressOf = (materia: string, value: number, of: number) => ({
  value,
  of,
  unit: 'itens',
  label: `Progresso em ${materia}`,
  words: `${value} de ${of} itens respondidos`,
});

export const Default: StoryObj<typeof SubjectHead> = {
  args: { kind: 'Roteiro de estudo', materia: 'Matemática', progress: progressOf('Matemática', 29, 50) },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <SubjectHead kind="Plano de Ação" materia="Física" progress={progressOf('Física', 54, 54)} />
      <State name="nome comprido, nada feito, números grandes">
        <SubjectHead
          kind="Roteiro de estudo"
          materia="Ciências da Natureza e suas Tecnologias"
          progress={progressOf('Ciências', 0, 1204)}
        />
      </State>
      <State name="carregando">
        <SubjectHead kind="Plano de Ação" materia="" progress={undefined} />
      </State>
    </Sheet>
  ),
};
