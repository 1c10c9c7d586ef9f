import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { tabTo } from '../../../../storybook/keys.ts';
import { Sheet } from '../../../../storybook/sheet.tsx';
import { guide } from '../../../../storybook/guide.ts';
import { SavedIndicator } from '../../feedback/saved-indicator/saved-indicator.tsx';
import { Timer } from '../timer/timer.tsx';
import { ExamBar } from './exam-bar.tsx';

const meta = {
  title: 'Exam/ExamBar',
  component: ExamBar,
  parameters: guide({
    use: 'O topo de uma prova em andamento: sair, respondidas, tempo, finalizar.',
    do: ['Mantenha sair, tempo e finalizar sempre nos mesmos lugares'],
    dont: ['Menu do app durante a prova'],
    words: 'prova sessão tempo sair finalizar header session cabeçalho barra topo relógio',
    design: 'BarraProva',
    keyboard: 'story',
  }),
} satisfies Meta<typeof ExamBar>;
export default meta;

const go = () => undefined;
const words = {
  exit: 'Sair da avaliação',
  onExit: go,
  answeredWord: 'respondidas',
  finish: 'Finalizar Avaliação',
  finishShort: 'Finalizar',
  onFinish: go,
};
const timer = (seconds: number) => <Timer label="Tempo restante" seconds={seconds} version={2} />;

export const Default: StoryObj<typeof ExamBar> = {
  args: { label: 'Reta final', ...words, answered: 23, total: 90, timer: timer(581) },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <ExamBar label="Reta final" {...words} answered={23} total={90} timer={timer(581)} />
      <ExamBar label="Com tempo" {...words} answered={123} total={180} timer={timer(18_300)} />
      <ExamBar
        label="Com indicador"
        {...words}
        answered={23}
        total={90}
        timer={timer(7000)}
        status={<SavedIndicator state="saved" text="Salvo 14h32" />}
      />
      <ExamBar label="Tempo esgotado" {...words} answered={90} total={90} timer={timer(0)} />
    </Sheet>
  ),
};

/** Leaving comes first, handing in last. */
export const Keyboard: StoryObj = {
  render: () => <ExamBar label="Prova" {...words} answered={23} total={90} timer={timer(7000)} />,
  play: async () => {
    await tabTo('button', 'Sair da avaliação');
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Finalizar Avaliação' })).toHaveFocus();
  },
};
