import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen } from 'storybook/test';
import { guide } from '../../../../storybook/guide.ts';
import { press, tabTo } from '../../../../storybook/keys.ts';
import { Sheet, State } from '../../../../storybook/sheet.tsx';
import { sampleText } from './sample-text.ts';
import type { Span } from './segments.ts';
import { TextMarks } from './text-marks.tsx';

export default {
  title: 'Results/TextMarks',
  component: TextMarks,
  parameters: guide({
    use: 'Mostrar um texto com trechos marcados por competência, e deixar selecionar outros.',
    do: ['Deixe abrir cada trecho também pelo teclado'],
    dont: ['Marcar só com cor: o nome da competência vem escrito', 'Deixar mudar o texto de outra pessoa'],
    words: 'redação trecho marca comentário anotação seleção destaque grifo highlight annotation essay',
    design: 'TextMarks',
    keyboard: 'story',
  }),
} satisfies Meta;

const words = (competence: number) => `competência ${competence}`;

export const Default: StoryObj<typeof TextMarks> = {
  args: { label: 'Texto da redação', ...sampleText, markWords: words },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <State name="para ler">
        <TextMarks label="Texto da redação" {...sampleText} markWords={words} />
      </State>
      <State name="com linhas, um trecho em foco">
        <TextMarks label="Texto com linhas" {...sampleText} markWords={words} numbered current="b" />
      </State>
      <State name="trechos de outra pessoa">
        <TextMarks
          label="Texto com trechos de duas pessoas"
          text={sampleText.text}
          marks={sampleText.marks.map((mark, n) => (n === 1 ? mark : { ...mark, by: n === 0 ? '1ª' : '2ª' }))}
          markWords={words}
        />
      </State>
    </Sheet>
  ),
};

const Selectable = () => {
  const [span, setSpan] = useState<Span | null>(null);
  return (
    <Sheet>
      <TextMarks
        label="Texto da redação"
        text={sampleText.text}
        marks={[]}
        markWords={words}
        select={{ help: 'Setas andam por palavras; com Shift, aumentam o trecho.', onSelect: setSpan }}
      />
      <p data-testid="span">{span === null ? 'nada' : sampleText.text.slice(span.start, span.end)}</p>
    </Sheet>
  );
};

/** Words and sentences by the arrow keys, longer with Shift. */
export const Keyboard: StoryObj = {
  render: () => <Selectable />,
  play: async () => {
    await tabTo('textbox', 'Texto da redação');
    await press('{ArrowRight}{ArrowRight}{Shift>}{ArrowRight}{/Shift}');
    await expect(screen.getByTestId('span')).toHaveTextContent('livro “Geografia');
  },
};
