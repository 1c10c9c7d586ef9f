import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet, State } from '../../../../storybook/sheet.tsx';
import { Inline } from '../layout/layout.tsx';
import { SubjectTile } from './subject-tile.tsx';

export default {
  title: 'Foundations/SubjectTile',
  component: SubjectTile,
  parameters: guide({
    use: 'Reconhecer uma matéria pela cor e pelo desenho.',
    do: ['Deixe o nome da matéria escrito ao lado'],
    dont: ['Reconhecer a matéria só pela cor'],
    words: 'matéria disciplina cor ícone subject tile',
    design: 'IconeMateria',
    keyboard: 'none: no control',
  }),
} satisfies Meta;

const subjects = [
  'Matemática',
  'Português',
  'Filosofia',
  'História',
  'Geografia',
  'Inglês',
  'Espanhol',
  'Biologia',
  'Física',
  'Química',
  'Sociologia',
];

export const Default: StoryObj<typeof SubjectTile> = {
  args: { materia: 'Matemática', showName: true },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      {subjects.map((materia) => (
        <SubjectTile key={materia} materia={materia} showName />
      ))}
      <Inline gap="e12">
        {([36, 44, 56, 72] as const).map((size) => (
          <SubjectTile key={size} materia="Física" size={size} />
        ))}
      </Inline>
      <State name="nome desconhecido">
        <SubjectTile materia="Robótica" showName />
      </State>
    </Sheet>
  ),
};
