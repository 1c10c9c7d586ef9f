/** Takes the exam back to its draft while nobody began it; says why it cannot be. */
import type { AvaliacaoGestao } from '@luneta/api-client';
import { unpublishAvaliacaoMutation } from '@luneta/api-client/gestao-avaliacoes-publicadas';
import { useServices } from '@luneta/app-shell';
import { useNavigate } from '@luneta/app-shell/router';
import { Button, Confirm, Dialog, EffectsList, Stack, Text } from '@luneta/ui';
import { useMutation } from '@tanstack/react-query';

import { messageOf } from '../../../shared/ato/outcome.ts';
import { paths } from '../../../shared/paths.ts';
import type { AtoProps } from './copiar.tsx';
import { copy } from './copy.ts';

/** Why it does not go back, in words. */
function reasonOf({ turmas, rascunho_id }: AvaliacaoGestao): string {
  const began = turmas.flatMap(({ dias }) => dias).reduce((sum, { qtde_iniciadas }) => sum + qtde_iniciadas, 0);
  if (began > 0) return copy.began(began);
  return rascunho_id === null ? copy.noDraft : copy.over;
}

export function VoltarARascunho(props: AtoProps) {
  return props.avaliacao.pode.despublicar ? <Voltar {...props} /> : <NotNow {...props} />;
}

function NotNow({ avaliacao, onClose }: AtoProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={copy.rascunhoNot(avaliacao.descricao)}
      footer={
        <Button variant="secondary" safe onClick={onClose}>
          {copy.close}
        </Button>
      }
    >
      <Stack gap="e8">
        <Text>{reasonOf(avaliacao)}</Text>
        <Text>{copy.copyInstead}</Text>
      </Stack>
    </Dialog>
  );
}

function Voltar({ avaliacao, onClose }: AtoProps) {
  const { api } = useServices();
  const navigate = useNavigate();
  const { avaliacao_conhecimento_id, descricao, versao } = avaliacao;
  const act = useMutation(unpublishAvaliacaoMutation(api, { avaliacao_conhecimento_id }));
  // Not the callback of `mutate`: the exam is gone from the lists before it is called, and this dialog with it.
  const unpublish = () =>
    act.mutateAsync({ versao }).then(
      (made) => void navigate(paths.rascunho(made.rascunho_id)),
      // Said in the dialog.
      () => undefined,
    );
  return (
    <Confirm
      open
      title={copy.rascunhoTitle(descricao)}
      confirmLabel={copy.rascunho}
      cancelLabel={copy.keep}
      busy={act.isPending}
      error={messageOf(act.error)}
      onCancel={onClose}
      onConfirm={() => void unpublish()}
    >
      <EffectsList label={copy.whatHappens} effects={copy.rascunhoEffects} />
    </Confirm>
  );
}
