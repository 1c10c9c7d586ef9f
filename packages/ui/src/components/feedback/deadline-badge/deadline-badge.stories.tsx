import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet, State } from '../../../../storybook/sheet.tsx';
import { DeadlineBadge } from './deadline-badge.tsx';

export default {
  title: 'Feedback/DeadlineBadge',
  component: DeadlineBadge,
  parameters: guide({
    use: 'Quanto falta para um prazo, ou que ele acabou.',
    do: ['Escreva o prazo em dias, e que ele acabou'],
    dont: ['Um relógio que corre: use Timer'],
    words: 'prazo encerrada faltam dias deadline data limite restantes',
    design: 'SeloPrazo',
    keyboard: 'none: only text',
  }),
} satisfies Meta;

const words = {
  encerrada: 'Encerrada',
  faltam: (dias: number) => `Faltam ${dias} dia(s)`,
  hoje: 'Termina hoje',
};
const dateTime = '2026-11-28T23:59:59-03:00';

export const Default: StoryObj<typeof DeadlineBadge> = {
  args: { prazo: { kind: 'faltam', dias: 3 }, dateTime, words },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      {[3, 1, 0].map((dias) => (
        <State key={dias} name={`${dias} dias`}>
          <div>
            <DeadlineBadge prazo={{ kind: 'faltam', dias }} dateTime={dateTime} words={words} />
          </div>
        </State>
      ))}
      <State name="encerrada">
        <div>
          <DeadlineBadge prazo={{ kind: 'encerrada' }} dateTime={dateTime} words={words} />
        </div>
      </State>
      <State name="longe: nada">
        <DeadlineBadge prazo={null} dateTime={dateTime} words={words} />
      </State>
    </Sheet>
  ),
};
