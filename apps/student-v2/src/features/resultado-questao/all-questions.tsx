import { Card, Heading, QuestionGrid, Stack } from '@luneta/ui';

import { paths } from '../../shared/paths.ts';
import { copy } from './copy.ts';
import type { ReviewProps } from './review-nav.tsx';

/** On a wide screen every question stands beside the one that is open. */
export function AllQuestions({ revisao: { todas }, rever, turma_avaliacao_id, banco_questao_id }: ReviewProps) {
  return (
    <Card padding="lg">
      <Stack>
        <Heading look="h3">{copy.allQuestions}</Heading>
        <QuestionGrid
          label={copy.allQuestions}
          pageSize={16}
          currentId={banco_questao_id}
          items={todas.map((passo) => ({
            id: passo.banco_questao_id,
            number: passo.numero,
            state: passo.verdict,
            href: paths.resultadoQuestao(turma_avaliacao_id, passo.banco_questao_id, rever),
          }))}
        />
      </Stack>
    </Card>
  );
}
