/** Grants one more attempt at a Boss, with a reason. */
import { PersonName } from '@luneta/ui';
import type { GestaoAlunoDetalhe } from '@luneta/api-client';
import { createTentativaBossMutation } from '@luneta/api-client/gestao-alunos';
import { useServices } from '@luneta/app-shell';
import { useMutation } from '@tanstack/react-query';

import { nomeDe } from '../../../shared/aluno.ts';
import { MotivoDialog } from '../../../shared/ato/motivo-dialog.tsx';
import { useDone } from '../../../shared/ato/outcome.ts';
import type { AlunoBoss } from './boss-part.tsx';
import { copy } from './copy.ts';

export type BossDialogProps = { aluno: GestaoAlunoDetalhe; boss: AlunoBoss; onClose: () => void };

export function BossDialog({ aluno: { turma_aluno_id, aluno_nome }, boss, onClose }: BossDialogProps) {
  const { api } = useServices();
  const done = useDone(onClose);
  const grant = useMutation(createTentativaBossMutation(api));
  const { turma_avaliacao_id, materia_id, materia_nome, tipo_avaliacao } = boss;
  return (
    <MotivoDialog
      title={<PersonName in={copy.dialog(materia_nome, nomeDe(aluno_nome))}>{nomeDe(aluno_nome)}</PersonName>}
      confirmLabel={copy.grant}
      consequence={copy.consequence}
      onClose={onClose}
      send={(motivo) => grant.mutateAsync({ turma_aluno_id, turma_avaliacao_id, materia_id, tipo_avaliacao, motivo })}
      onSent={() => done(copy.granted)}
    />
  );
}
