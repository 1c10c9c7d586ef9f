/** What the author should know before working on: no connection, a draft of this device, somebody else's save. */
import type { RascunhoAvaliacao } from '@luneta/api-client';
import { useOnline } from '@luneta/app-shell';
import { Button, DraftBanner, Inline, Note } from '@luneta/ui';

import { horaOu } from '../../../shared/quando.ts';
import { useRelogio } from '../../../shared/use-relogio.ts';
import { copy } from '../copy.ts';
import type { Guardado } from '../use-guardado.ts';
import type { Campos } from '../use-rascunho-form.ts';

export type AvisosProps = { form: Campos; rascunho: RascunhoAvaliacao | null; guardado: Guardado };

export function Avisos({ form, rascunho, guardado }: AvisosProps) {
  const relogio = useRelogio();
  const online = useOnline();
  return (
    <>
      {!online && (
        <Note tone="warning" alert>
          {copy.offline(rascunho && horaOu(rascunho.atualizado_em, relogio))}
        </Note>
      )}
      {guardado.offer !== null && (
        <DraftBanner
          recoverLabel={copy.recover}
          onRecover={guardado.recover}
          discardLabel={copy.discard}
          onDiscard={guardado.discard}
          discard={{ title: copy.discardTitle, text: copy.discardText, keepLabel: copy.keepDraft }}
        >
          {copy.draft(horaOu(new Date(guardado.offer.em).toISOString(), relogio))}
        </DraftBanner>
      )}
      {form.conflict && (
        <Note
          tone="warning"
          alert
          title={copy.conflito.title}
          action={
            <Inline gap="e8" wrap>
              <Button size="sm" onClick={form.submit}>
                {copy.conflito.meu}
              </Button>
              <Button size="sm" variant="secondary" onClick={form.reset}>
                {copy.conflito.salvo}
              </Button>
            </Inline>
          }
        >
          {copy.conflito.text}
        </Note>
      )}
    </>
  );
}
