import type { Aprendizagem } from '@luneta/api-client';
import { LIMITES_NIVEL } from '@luneta/domain';
import { IndexGauge, Toggletip } from '@luneta/ui';

import { copy as words } from '../../shared/aprendizagem/copy.ts';
import { copy } from './copy.ts';

/** The subject with its index (S3 §2), and where the next level begins. */
export function Indice({ nivel: { materia_nome, indice_aproveitamento, faixa, nivel } }: { nivel: Aprendizagem }) {
  return (
    <IndexGauge
      subject={materia_nome}
      label={copy.index}
      index={indice_aproveitamento}
      band={faixa === null || nivel === null ? undefined : { faixa, label: words.nivel[nivel] }}
      limits={LIMITES_NIVEL}
      noData={words.noData}
      action={
        <Toggletip label={copy.indexHelp} iconOnly>
          {copy.indexText}
        </Toggletip>
      }
    />
  );
}
