/** The checks of what was saved, and the exam as students see it. */
import { QueryState } from '@luneta/app-shell';
import { Button, Loading, Note, Skeleton, Stack } from '@luneta/ui';

import { useMayCall } from '../../../shared/use-may-call.ts';
import { copy as wizard } from '../copy.ts';
import type { PassoProps } from '../partes/passo.ts';
import type { Publicar } from '../publicar/use-publicar.tsx';
import { Checagens } from './checagens.tsx';
import * as css from './conferir.css.ts';
import { copy } from './copy.ts';
import { Previa } from './previa.tsx';

export function ConferirPasso({ form, rascunho, of, fichas, ir, publicar }: PassoProps & { publicar: Publicar }) {
  const may = useMayCall();
  if (rascunho === null || form.changed.length > 0)
    return (
      <Note
        tone="warning"
        action={
          <Button size="sm" variant="secondary" busy={form.sending} onClick={form.submit}>
            {wizard.salvar}
          </Button>
        }
      >
        {rascunho === null ? copy.salveAntes : copy.naoSalvo}
      </Note>
    );
  return (
    <div className={css.columns}>
      <QueryState
        query={publicar.query}
        compact
        loading={
          <Loading label={copy.loading}>
            <Stack gap="e12">
              <Skeleton shape="card" size={160} />
              <Skeleton shape="card" size={160} />
            </Stack>
          </Loading>
        }
      >
        {() => <Checagens publicar={publicar} valores={form.values} ir={ir} />}
      </QueryState>
      {may('getPrevia') && <Previa of={of} versao={rascunho.versao} valores={form.values} fichas={fichas} />}
    </div>
  );
}
