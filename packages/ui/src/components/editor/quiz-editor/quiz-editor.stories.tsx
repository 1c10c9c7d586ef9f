import { QUIZ_OPTIONS, QUIZ_QUESTIONS } from '@luneta/domain/curso';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet } from '../../../../storybook/sheet.tsx';
import { HeadingScope } from '../../foundations/text/heading-scope.tsx';
import { Heading } from '../../foundations/text/heading.tsx';
import { QuizEditor, type QuizEditorProps } from './quiz-editor.tsx';
import type { QuizItem, QuizWords } from './quiz-item.ts';

export default {
  title: 'Editor/QuizEditor',
  component: QuizEditor,
  parameters: guide({
    use: 'A equipe escreve as perguntas de um quiz, com gabarito e comentário.',
    do: ['Peça o gabarito e o comentário de cada pergunta'],
    dont: ['Mostrar um quiz ao aluno: use QuizItem'],
    words: 'quiz perguntas alternativas gabarito editor',
    design: 'EditorQuiz',
    keyboard: 'story',
  }),
} satisfies Meta;

const words: QuizWords = {
  question: (number) => `Pergunta ${number}`,
  enunciado: 'Enunciado',
  options: 'Alternativas',
  optionsHelp: 'Marque a letra da alternativa correta.',
  option: (letter) => `Alternativa ${letter}`,
  isKey: (letter) => `Alternativa ${letter} é a correta`,
  key: 'Correta',
  comentario: 'Comentário',
};
const empty: QuizItem = {
  enunciado: '',
  alternativas: Array.from({ length: QUIZ_OPTIONS }, () => ''),
  gabarito: null,
  comentario: '',
};
const full: QuizItem = {
  enunciado: '<p>Qual organela produz a maior parte da energia da célula?</p>',
  alternativas: [
    'Mitocôndria',
    'Núcleo &amp; nucléolo',
    'Retículo endoplasmático rugoso, com ribossomos presos à sua face externa',
    'Complexo <em>golgiense</em>',
    'Lisossomo',
  ].slice(0, QUIZ_OPTIONS),
  gabarito: 1,
  comentario: '<p>A <strong>mitocôndria</strong> faz a respiração celular.</p>',
};
const rest = Array.from({ length: QUIZ_QUESTIONS - 2 }, () => full);

const Live = (props: Pick<QuizEditorProps, 'options' | 'errors' | 'open'> & { start: readonly QuizItem[] }) => {
  const [value, setValue] = useState(props.start);
  const states = value.map((_, i) =>
    i === 1
      ? { state: 'invalid' as const, text: 'Inválida' }
      : { state: i === 0 ? ('changed' as const) : ('untouched' as const), text: i === 0 ? 'Alterada' : 'Intacta' },
  );
  return <QuizEditor {...props} value={value} onChange={setValue} states={states} words={words} />;
};

export const Default: StoryObj<typeof QuizEditor> = {
  args: {
    value: [full, ...Array.from({ length: QUIZ_QUESTIONS - 1 }, () => empty)],
    onChange: fn(),
    states: Array.from({ length: QUIZ_QUESTIONS }, () => ({ state: 'untouched', text: 'Intacta' })),
    words,
    options: 'plain',
  },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <Heading>Quiz</Heading>
      <HeadingScope>
        <Live
          start={[full, empty, ...rest]}
          open={[0, 1]}
          errors={[
            undefined,
            {
              enunciado: 'Escreva o enunciado.',
              alternativas: ['Escreva a alternativa.', undefined, 'Escreva a alternativa.'],
              gabarito: 'Marque a alternativa correta.',
              comentario: 'Escreva o comentário.',
            },
          ]}
        />
      </HeadingScope>
    </Sheet>
  ),
};

/** Every option in an editor of its own. */
export const RichOptions: StoryObj = {
  render: () => (
    <Sheet>
      <Live start={[full]} options="rich" />
    </Sheet>
  ),
};

/** Letters are native radios: arrows choose the key. */
export const Keyboard: StoryObj = {
  render: () => (
    <Sheet>
      <Live start={[full, empty, ...rest]} />
    </Sheet>
  ),
  play: async () => {
    const key = (letter: string) => screen.getByRole('radio', { name: `Alternativa ${letter} é a correta` });
    key('A').focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(key('B')).toBeChecked();
    await userEvent.tab();
    await expect(screen.getByRole('textbox', { name: 'Alternativa B' })).toHaveFocus();
    await expect(screen.getByRole('group', { name: 'Alternativas' })).toBeVisible();
  },
};
