/** How far the quiz is: above its questions, and on a wide screen beside them with the way on. */
import type { RoteiroFase } from '@luneta/api-client';
import { Card, Center, Pipa, Stack, Steps } from '@luneta/ui';

import { answeredOf, missedOf } from '../../shared/trilha/quiz.ts';
import { copy } from './copy.ts';
import { QuizAction } from './quiz-action.tsx';

/** @param sticks it stays at the top of the screen while the questions scroll */
export function QuizSteps({ fase, sticks = false }: { fase: RoteiroFase; sticks?: boolean }) {
  const total = fase.respostas_quiz.respostas.length;
  const answered = answeredOf(fase).length;
  return (
    <Steps
      current={answered + 1}
      missed={missedOf(fase)}
      label={copy.progress(answered, total)}
      steps={Array.from({ length: total }, (_, i) => copy.question(i + 1))}
      sticks={sticks}
    />
  );
}

export function QuizPanel({ fase, materia_id }: { fase: RoteiroFase; materia_id: number }) {
  return (
    <Card padding="lg">
      <Stack gap="e20">
        <Center>
          <Pipa size={122} />
        </Center>
        <QuizSteps fase={fase} />
        <QuizAction fase={fase} materia_id={materia_id} />
      </Stack>
    </Card>
  );
}
