/** Copies the exam into a new draft, and leads there. */
import { randomId, type AvaliacaoGestao } from '@luneta/api-client';
import { createAvaliacaoCopiaMutation } from '@luneta/api-client/gestao-avaliacoes-publicadas';
import { useServices } from '@luneta/app-shell';
import { useNavigate } from '@luneta/app-shell/router';
import { Confirm, EffectsList } from '@luneta/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { copy as words } from '../../../shared/ato/copy.ts';
import { messageOf } from '../../../shared/ato/outcome.ts';
import { copy } from './copy.ts';
import { rascunhoHref } from './rascunho-href.ts';

export type AtoProps = { avaliacao: AvaliacaoGestao; onClose: () => void };

export function Copiar({ avaliacao, onClose }: AtoProps) {
  const { api } = useServices();
  const navigate = useNavigate();
  const { avaliacao_conhecimento_id, descricao } = avaliacao;
  const act = useMutation(createAvaliacaoCopiaMutation(api, { avaliacao_conhecimento_id }));
  // One id for one act: pressed again after a lost answer it makes no second draft.
  const [rascunho_id] = useState(randomId);
  return (
    <Confirm
      open
      title={copy.copiarTitle(descricao)}
      confirmLabel={copy.copiarConfirm}
      cancelLabel={words.cancel}
      busy={act.isPending}
      error={messageOf(act.error)}
      onCancel={onClose}
      onConfirm={() =>
        act.mutate({ rascunho_id }, { onSuccess: (made) => void navigate(rascunhoHref(made.rascunho_id)) })
      }
    >
      <EffectsList label={copy.whatHappens} effects={copy.copiarEffects} />
    </Confirm>
  );
}
