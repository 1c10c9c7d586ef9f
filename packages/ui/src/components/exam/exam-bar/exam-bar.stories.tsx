import type { Meta, StoryObj } from '@storybook/react-vite';
import { SavedIndicator } from '../../feedback/saved-indicator/saved-indicator.tsx';
import { Stack } from '../../foundations/layout/layout.tsx';
import { Timer } from '../timer/timer.tsx';
import { ExamBar } from './exam-bar.tsx';

const meta = { title: 'Prova/ExamBar', component: ExamBar } satisfies Meta<typeof ExamBar>;
export default meta;

const go = () => undefined;
const words = { exit: 'Sair da avaliação', onExit: go, answeredWord: 'respondidas', finish: 'Finalizar', onFinish: go };
const timer = (seconds: number) => <Timer label="Tempo restante" seconds={seconds} version={2} />;

export const States: StoryObj = {
  render: () => (
    <Stack gap="e24">
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
    </Stack>
  ),
};
