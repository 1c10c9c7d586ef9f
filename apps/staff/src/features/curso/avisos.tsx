/** What the person should know before editing on: state for students, a draft of this device, a save that failed. */
import { ApiError } from '@luneta/api-client';
import { errorMessage } from '@luneta/app-shell';
import { Badge, Button, Confirm, DraftBanner, Inline, Note } from '@luneta/ui';
import { CircleCheck, EyeOff, NotebookPen, PenLine } from '@luneta/ui/icons';
import { useState } from 'react';

import { copy } from './copy.ts';
import { useQuando } from './use-quando.ts';
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
      {rascunho.offer !== null && <Oferta texto={texto} rascunho={rascunho} offer={rascunho.offer} />}
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

type OfertaProps = Pick<AvisosProps, 'texto' | 'rascunho'> & {
  offer: NonNullable<AvisosProps['rascunho']['offer']>;
};

function Oferta({ texto, rascunho, offer }: OfertaProps) {
  const quando = useQuando();
  return (
    <DraftBanner
      recoverLabel={copy.recover}
      onRecover={() => {
        texto.recover(offer.typed, offer.versao);
        rascunho.settle();
      }}
      discardLabel={copy.discard}
      onDiscard={rascunho.settle}
      discard={{ title: copy.discardTitle, text: copy.discardText, keepLabel: copy.keepDraft }}
    >
      {copy.draft(quando(offer.em))}
    </DraftBanner>
  );
}
