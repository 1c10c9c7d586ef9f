/** Takes the cancellation of an exam back, or that of one class (rule MON-5). */
import type { AvaliacaoTurmaGestao } from '@luneta/api-client';
import { restoreAvaliacaoMutation } from '@luneta/api-client/gestao-avaliacoes-publicadas';
import { useServices } from '@luneta/app-shell';
import { EffectsList } from '@luneta/ui';
import { useMutation } from '@tanstack/react-query';

import { MotivoDialog } from '../../../shared/ato/motivo-dialog.tsx';
import { useDone } from '../../../shared/ato/outcome.ts';
import type { AtoProps } from './copiar.tsx';
import { copy } from './copy.ts';

/** @param turma the class; without one the whole exam */
export function Retomar({ avaliacao, turma, onClose }: AtoProps & { turma?: AvaliacaoTurmaGestao }) {
  const { api } = useServices();
  const { avaliacao_conhecimento_id, descricao } = avaliacao;
  const act = useMutation(restoreAvaliacaoMutation(api, { avaliacao_conhecimento_id }));
  const done = useDone(onClose);
  return (
    <MotivoDialog
      title={turma ? copy.restoreClassTitle(descricao, turma.turma_codigo) : copy.restoreTitle(descricao)}
      confirmLabel={copy.restoreConfirm}
      consequence={null}
      onClose={onClose}
      send={(motivo) => act.mutateAsync({ motivo, ...(turma && { turma_ids: [turma.turma_id] }) })}
      onSent={() => done(copy.restored)}
    >
      <EffectsList label={copy.whatHappens} effects={copy.restoreEffects} />
    </MotivoDialog>
  );
}
