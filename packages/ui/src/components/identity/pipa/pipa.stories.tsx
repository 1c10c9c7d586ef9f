import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet, State } from '../../../../storybook/sheet.tsx';
import { Inline } from '../../foundations/layout/layout.tsx';
import { ThemeProvider } from '../../foundations/theme-provider/theme-provider.tsx';
import { Pipa } from './pipa.tsx';

export default {
  title: 'Identity/Pipa',
  component: Pipa,
  parameters: guide({
    use: 'A guia da Luneta, que acompanha um resultado ou um estado vazio.',
    do: ['Use nos resultados, nas boas-vindas e nos estados vazios'],
    dont: ['Pôr a Pipa dentro de uma questão ou de um erro grave', 'Usar Pipa triste com a nota de alguém'],
    words: 'mascote capivara personagem mascot character',
    design: 'Pipa, BalaoPipa',
    keyboard: 'none: no control',
  }),
} satisfies Meta;

export const Default: StoryObj<typeof Pipa> = {
  args: { mood: 'normal', size: 132 },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      {(['normal', 'feliz', 'comemorando', 'triste', 'pensando'] as const).map((mood) => (
        <State key={mood} name={mood}>
          <Inline>
            <Pipa mood={mood} size={132} />
            <Pipa mood={mood} size={64} face />
          </Inline>
        </State>
      ))}
    </Sheet>
  ),
};

/** Of the five that are seen only the first moves; the one who celebrates jumps three times and is still. */
export const Animated: StoryObj = {
  render: () => (
    <Sheet>
      <Inline wrap>
        {(['normal', 'feliz', 'comemorando', 'triste', 'pensando'] as const).map((mood) => (
          <Pipa key={mood} mood={mood} size={132} animated />
        ))}
      </Inline>
    </Sheet>
  ),
};

/** Animation is on, but the account asks for reduced motion, so Pipa does not move. */
export const Reduced: StoryObj = {
  render: () => (
    <ThemeProvider tema="claro" movimento="reduzido" page={false}>
      <Sheet>
        <Inline wrap>
          <Pipa size={132} animated />
          <Pipa mood="comemorando" size={132} animated />
        </Inline>
      </Sheet>
    </ThemeProvider>
  ),
};
