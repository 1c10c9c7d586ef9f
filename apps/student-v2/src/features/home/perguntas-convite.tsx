/** The offer to register security questions: a dialog that may be put off until the next visit (decision 61). */
import type { Home } from '@luneta/api-client';
import { useMayChangeConta, useServices, useSession, useVisit } from '@luneta/app-shell';
import { Button, Dialog, Loading, Skeleton } from '@luneta/ui';
import { lazy, Suspense } from 'react';

import { copy } from './copy.ts';

const PerguntasForm = lazy(async () => ({ default: (await import('@luneta/app-shell/security')).PerguntasForm }));

export function PerguntasConvite({ home }: { home: Home | undefined }) {
  const { visit } = useServices();
  const { perguntasLater } = useVisit();
  const { turma_aluno_id } = useSession();
  const mayChange = useMayChangeConta();
  const offered = home?.quiz_pessoal === false && mayChange && perguntasLater !== turma_aluno_id;
  const later = () => visit.update({ perguntasLater: turma_aluno_id });
  return (
    <Dialog
      open={offered}
      onClose={later}
      title={copy.perguntas.title}
      footer={
        <Button variant="text" onClick={later}>
          {copy.perguntas.later}
        </Button>
      }
    >
      <Suspense
        fallback={
          <Loading>
            <Skeleton shape="card" size={320} />
          </Loading>
        }
      >
        <PerguntasForm untitled onSaved={later} />
      </Suspense>
    </Dialog>
  );
}
