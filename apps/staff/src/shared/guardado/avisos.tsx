/** What an editor says before one writes on: a draft of this device, and no connection (school §0.5). */
import { useOnline } from '@luneta/app-shell';
import { DraftBanner, Note } from '@luneta/ui';

import { horaOu } from '../quando.ts';
import { useRelogio } from '../use-relogio.ts';
import { copy } from './copy.ts';
import type { Guardado } from './use-guardado.ts';

/** @param lost what is gone with the draft, and what stays */
export function AvisoGuardado({ guardado, lost }: { guardado: Guardado; lost: string }) {
  const relogio = useRelogio();
  const { offer, recover, discard } = guardado;
  if (offer === null) return null;
  return (
    <DraftBanner
      recoverLabel={copy.recover}
      onRecover={recover}
      discardLabel={copy.discard}
      onDiscard={discard}
      discard={{ title: copy.discardTitle, text: lost, keepLabel: copy.keepDraft }}
    >
      {copy.draft(horaOu(new Date(offer.em).toISOString(), relogio))}
    </DraftBanner>
  );
}

/** @param desde the last save, an instant in ISO 8601; null before the first */
export function SemConexao({ desde }: { desde: string | null }) {
  const relogio = useRelogio();
  const online = useOnline();
  if (online) return null;
  return (
    <Note tone="warning" alert>
      {copy.offline(desde === null ? null : horaOu(desde, relogio))}
    </Note>
  );
}
