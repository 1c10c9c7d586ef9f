import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet, State } from '../../../../storybook/sheet.tsx';
import { Inline } from '../../foundations/layout/layout.tsx';
import { Avatar } from '../avatar/avatar.tsx';
import { Pipa } from './pipa.tsx';

export default {
  title: 'Identity/Pipa',
  component: Pipa,
  parameters: guide({
    use: 'A guia da Luneta, que acompanha um resultado ou um estado vazio.',
    words: 'mascote capivara personagem mascot character',
    design: 'Pipa, BalaoPipa',
    keyboard: 'none: no control',
  }),
} satisfies Meta;

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
      <State name="Avatar: 1, 17, 69, desconhecido, pódio">
        <Inline wrap>
          {[1, 17, 69, 700].map((code) => (
            <Avatar key={code} code={code} size={64} />
          ))}
          {(['gold', 'silver', 'bronze'] as const).map((ring) => (
            <Avatar key={ring} code={4} size={64} ring={ring} />
          ))}
        </Inline>
      </State>
    </Sheet>
  ),
};
