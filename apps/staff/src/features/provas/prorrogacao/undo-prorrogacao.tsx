/** Takes back an extension that nobody has used yet, with a reason (decision 210). */
import { undoProrrogacaoMutation } from '@luneta/api-client/gestao-provas';
import { useServices } from '@luneta/app-shell';
import { Button, VisuallyHidden } from '@luneta/ui';
import { Undo2 } from '@luneta/ui/icons';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { MotivoDialog } from '../../../shared/ato/motivo-dialog.tsx';
import { copy } from './copy.ts';

export type UndoProrrogacaoProps = {
  prorrogacao_id: number;
  minutos: number;
  /** Whose time it is: 'de Bento Brandão', 'da turma'. */
  quem: string;
  onDone: () => void;
};

export function UndoProrrogacao({ prorrogacao_id, minutos, quem, onDone }: UndoProrrogacaoProps) {
  const { api } = useServices();
  const [asking, setAsking] = useState(false);
  const act = useMutation(undoProrrogacaoMutation(api));
  return (
    <>
      <Button size="sm" variant="secondary" icon={Undo2} onClick={() => setAsking(true)}>
        {copy.undo} <VisuallyHidden>{`+${minutos} min ${quem}`}</VisuallyHidden>
      </Button>
      {asking && (
        <MotivoDialog
          title={copy.undoTitle(minutos, quem)}
          consequence={copy.undoText}
          confirmLabel={copy.undo}
          onClose={() => setAsking(false)}
          send={(motivo) => act.mutateAsync({ prorrogacao_id, motivo })}
          onSent={() => {
            setAsking(false);
            onDone();
          }}
        />
      )}
    </>
  );
}
