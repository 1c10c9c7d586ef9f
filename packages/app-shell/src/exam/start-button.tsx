/** The button that starts an exam: only this starts the clock (decision 90); reading never does. */
import { startProvaMutation } from '@luneta/api-client/prova';
import { Button, Note, Stack } from '@luneta/ui';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '../router/index.ts';

import { errorMessage } from '../query/error-message.ts';
import { useServices } from '../services/context.tsx';
import { useTurmaAlunoId } from '../session/use-turma-aluno-id.ts';

export type StartButtonProps = {
  turma_avaliacao_id: number;
  dia_prova: number;
  /** Where the exam begins. */
  href: string;
  /** 'Iniciar avaliação'. */
  label: string;
};

export function StartButton({ turma_avaliacao_id, dia_prova, href, label }: StartButtonProps) {
  const { api } = useServices();
  const navigate = useNavigate();
  const start = useMutation(
    startProvaMutation(api, { turma_avaliacao_id, dia_prova, turma_aluno_id: useTurmaAlunoId() }),
  );
  return (
    <Stack gap="e12">
      {start.isError && (
        <Note tone="danger" alert>
          {errorMessage(start.error)}
        </Note>
      )}
      <Button
        block
        busy={start.isPending}
        onClick={() => start.mutate(undefined, { onSuccess: () => void navigate(href) })}
      >
        {label}
      </Button>
    </Stack>
  );
}

export { OwnInstructions, type OwnInstructionsProps } from './own-instructions.tsx';
