/** Acts on what holds for one student: the name in rankings, a social name that cannot stay. */
import type { GestaoAlunoDetalhe } from '@luneta/api-client';
import { resetNomeSocialMutation, setRankingMutation } from '@luneta/api-client/gestao-alunos';
import { useServices } from '@luneta/app-shell';
import { PersonName, Text } from '@luneta/ui';
import { useMutation } from '@tanstack/react-query';

import { nomeDe } from '../../../shared/aluno.ts';
import { AtoDialog } from '../../../shared/ato/ato-dialog.tsx';
import { MotivoDialog } from '../../../shared/ato/motivo-dialog.tsx';
import { messageOf, useDone } from '../../../shared/ato/outcome.ts';
import type { AtoDeCondicao } from './condicoes.tsx';
import { copy } from './copy.ts';

type CondicaoProps = { ato: Exclude<AtoDeCondicao, 'tempo'>; aluno: GestaoAlunoDetalhe; onClose: () => void };
type DialogProps = { aluno: GestaoAlunoDetalhe; onClose: () => void };

const DIALOGS = { ranking: RankingDialog, apelido: ApelidoDialog } as const;

/** The dialog of an act. */
export function CondicaoDialog({ ato, ...props }: CondicaoProps) {
  const Dialog = DIALOGS[ato];
  return <Dialog {...props} />;
}

function RankingDialog({ aluno, onClose }: DialogProps) {
  const { turma_aluno_id, ranking_oculto } = aluno;
  const { api } = useServices();
  const done = useDone(onClose);
  const save = useMutation(setRankingMutation(api));
  const nome = nomeDe(aluno.aluno_nome);
  const said = ranking_oculto ? copy.visivel : copy.oculto;
  return (
    <AtoDialog
      title={<PersonName in={ranking_oculto ? copy.showTitle(nome) : copy.hideTitle(nome)}>{nome}</PersonName>}
      confirmLabel={ranking_oculto ? copy.show : copy.hide}
      busy={save.isPending}
      error={messageOf(save.error)}
      onClose={onClose}
      onConfirm={() => save.mutate({ turma_aluno_id, oculto: !ranking_oculto }, { onSuccess: () => done(said) })}
    >
      <Text>{ranking_oculto ? copy.showText : copy.hideText}</Text>
    </AtoDialog>
  );
}

function ApelidoDialog({ aluno, onClose }: DialogProps) {
  const { turma_aluno_id } = aluno;
  const { api } = useServices();
  const done = useDone(onClose);
  const save = useMutation(resetNomeSocialMutation(api));
  return (
    <MotivoDialog
      danger
      title={<PersonName in={copy.apelidoTitle(aluno.nome_social ?? '')}>{aluno.nome_social ?? ''}</PersonName>}
      confirmLabel={copy.apelido}
      consequence={copy.apelidoText}
      onClose={onClose}
      send={(motivo) => save.mutateAsync({ turma_aluno_id, motivo })}
      onSent={() => done(copy.apelidoRetirado)}
    />
  );
}
