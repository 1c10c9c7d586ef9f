/** One tick accepts all warnings. */
import { Checkbox, Fieldset } from '@luneta/ui';

import type { Publicar } from '../publicar/use-publicar.tsx';
import { copy } from './copy.ts';

export function Aceite({ publicar }: { publicar: Publicar }) {
  const quantos = publicar.checagens.filter(({ gravidade }) => gravidade === 'aviso').length;
  if (quantos === 0) return null;
  return (
    <Fieldset legend={copy.avisos} hideLegend error={publicar.falta ? copy.aceiteErro : undefined}>
      <Checkbox label={copy.aceite(quantos)} checked={publicar.aceito} onChange={publicar.setAceito} />
    </Fieldset>
  );
}
