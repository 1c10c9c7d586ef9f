/** What the author should know before working on: no connection, a draft of this device, somebody else's save. */
import type { RascunhoAvaliacao } from '@luneta/api-client';
import { Button, Inline, Note } from '@luneta/ui';

import { AvisoGuardado, SemConexao } from '../../../shared/guardado/avisos.tsx';
import type { Guardado } from '../../../shared/guardado/use-guardado.ts';
import { copy } from '../copy.ts';
import type { Campos } from '../use-rascunho-form.ts';

export type AvisosProps = { form: Campos; rascunho: RascunhoAvaliacao | null; guardado: Guardado };

export function Avisos({ form, rascunho, guardado }: AvisosProps) {
  return (
    <>
      <SemConexao desde={rascunho?.atualizado_em ?? null} />
      <AvisoGuardado guardado={guardado} lost={copy.discardText} />
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
