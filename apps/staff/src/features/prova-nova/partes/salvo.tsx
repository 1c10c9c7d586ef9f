/** Where the draft stands, and the button and key that save it. */
import { ApiError, type RascunhoAvaliacao } from '@luneta/api-client';
import { SaveKey } from '@luneta/app-shell/form';
import { Button, Inline, SavedIndicator, type SavedState } from '@luneta/ui';

import { emQuando } from '../../../shared/quando.ts';
import { useRelogio } from '../../../shared/use-relogio.ts';
import { copy } from '../copy.ts';
import type { Campos } from '../use-rascunho-form.ts';

export function Salvo({ form, rascunho }: { form: Campos; rascunho: RascunhoAvaliacao | null }) {
  const relogio = useRelogio();
  const dirty = form.changed.length > 0;
  const [state, text] = standing();
  function standing(): readonly [SavedState, string] {
    if (form.sending) return ['saving', copy.salvando];
    if (dirty && form.failure instanceof ApiError && form.failure.offline) return ['offline', copy.semConexao];
    if (dirty && (form.failure !== null || form.conflict)) return ['failed', copy.falhou];
    if (dirty) return ['unsaved', copy.naoSalvo(form.changed.length)];
    return rascunho === null
      ? ['unsaved', copy.novo]
      : ['saved', copy.salvo(emQuando(rascunho.atualizado_em, relogio))];
  }
  return (
    <Inline gap="e8" wrap>
      <SavedIndicator state={state} text={text} />
      {dirty && (
        <>
          <Button variant="text" size="sm" busy={form.sending} onClick={form.submit}>
            {copy.salvar}
          </Button>
          <SaveKey label={copy.salvar} group={copy.group} onSave={form.submit} />
        </>
      )}
    </Inline>
  );
}
