/** What the person should know before editing on: state for students, a draft of this device, a save that failed. */
import { ApiError } from '@luneta/api-client';
import { errorMessage } from '@luneta/app-shell';
import { Badge, Button, Confirm, Inline, Note } from '@luneta/ui';
import { CircleCheck, EyeOff, NotebookPen, PenLine } from '@luneta/ui/icons';
import { useState } from 'react';

import { AvisoGuardado } from '../../shared/guardado/avisos.tsx';
import { copy } from './copy.ts';
import type { useRascunho } from './use-rascunho.ts';
import type { Saving } from './use-save.ts';
import type { Texto } from './use-texto.ts';

export type AvisosProps = {
  texto: Texto;
  saving: Saving;
  rascunho: ReturnType<typeof useRascunho>;
};

const LOOK = {
  rascunho: { tone: 'neutral', icon: NotebookPen },
  publicado: { tone: 'success', icon: CircleCheck },
  alterado: { tone: 'warning', icon: PenLine },
} as const;

export function Avisos({ texto, saving, rascunho }: AvisosProps) {
  const { situacao } = texto.salvo;
  const { falha, aviso } = saving;
  // The bar says it already.
  const offline = falha instanceof ApiError && falha.offline;
  return (
    <>
      <Inline wrap>
        <Badge {...LOOK[situacao]}>{copy.situacao[situacao]}</Badge>
        {situacao !== 'rascunho' && saving.theirs === null && <Retirada texto={texto} saving={saving} />}
      </Inline>
      <Oferta texto={texto} rascunho={rascunho} />
      {falha !== null && !offline && (
        <Note tone="danger" alert>
          {errorMessage(falha)}
        </Note>
      )}
      {aviso !== null && (
        <Note tone={aviso === 'merged' ? 'info' : 'warning'} alert>
          {copy.aviso[aviso]}
        </Note>
      )}
    </>
  );
}

function Retirada({ texto, saving }: Pick<AvisosProps, 'texto' | 'saving'>) {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button variant="text" size="sm" icon={EyeOff} onClick={() => setAsked(true)}>
        {copy.withdraw}
      </Button>
      <Confirm
        open={asked}
        tone="danger"
        title={copy.withdrawTitle(texto.salvo.form.estrutura.nome_curso)}
        confirmLabel={copy.withdraw}
        onConfirm={() => {
          setAsked(false);
          void saving.publish(false);
        }}
        cancelLabel={copy.cancel}
        onCancel={() => setAsked(false)}
      >
        {texto.salvo.situacao === 'alterado' ? `${copy.withdrawText} ${copy.withdrawOld}` : copy.withdrawText}
      </Confirm>
    </>
  );
}

type OfertaProps = Pick<AvisosProps, 'texto' | 'rascunho'>;

function Oferta({ texto, rascunho }: OfertaProps) {
  const { offer, settle } = rascunho;
  const recover = () => {
    if (offer !== null) texto.recover(offer.typed, offer.versao);
    settle();
  };
  return <AvisoGuardado guardado={{ offer, recover, discard: settle }} lost={copy.discardText} />;
}
