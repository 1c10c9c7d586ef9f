/** Two versions of one marking: both are shown, and the person says which one stays. A refusal goes back to a draft. */
import type { GestaoRedacao } from '@luneta/api-client';
import { Button, Note, Stack, Text } from '@luneta/ui';
import type { ReactNode } from 'react';

import { copy } from '../copy.ts';
import { canReplace, type Estado } from '../outbox/estado.ts';
import type { CorrecaoOutbox } from '../outbox/correcao-outbox.ts';
import { notaOf, totalOf, type Rascunho } from '../outbox/rascunho.ts';
import * as css from './correcao.css.ts';

type ConflitoProps = { redacao: GestaoRedacao; estado: Estado; outbox: CorrecaoOutbox };

export function Conflito({ redacao, estado, outbox }: ConflitoProps) {
  const { redacao_id } = redacao;
  const { situacao, theirs, rascunho, erro } = estado;
  if (situacao === 'recusada')
    return (
      <Note
        tone="danger"
        alert
        title={copy.refused}
        action={
          <Button variant="secondary" size="sm" onClick={() => outbox.reopen(redacao_id)}>
            {copy.mend}
          </Button>
        }
      >
        {erro}
      </Note>
    );
  if (situacao !== 'conflito' || theirs === null) return null;
  const free = canReplace(theirs);
  return (
    <Note tone="warning" alert title={copy.conflict}>
      <Stack gap="e12">
        <Text>{free ? copy.conflictText : copy.conflictClosed}</Text>
        <div className={css.versions}>
          <Versao titulo={copy.mineHere} rascunho={rascunho} redacao={redacao}>
            {free && (
              <Button size="sm" onClick={() => outbox.settle(redacao_id, 'minha')}>
                {copy.keepMine}
              </Button>
            )}
          </Versao>
          <Versao titulo={copy.theirs} rascunho={theirs.minha_correcao} redacao={redacao}>
            <Button variant="secondary" size="sm" onClick={() => outbox.settle(redacao_id, 'servidor')}>
              {copy.keepTheirs}
            </Button>
          </Versao>
        </div>
      </Stack>
    </Note>
  );
}

type VersaoProps = { titulo: string; rascunho: Rascunho; redacao: GestaoRedacao; children: ReactNode };

function Versao({ titulo, rascunho, redacao, children }: VersaoProps) {
  const { motivo_zero, comentario, marcas } = rascunho;
  return (
    <div className={css.version}>
      <Text look="smallStrong">
        {titulo} · {totalOf(rascunho)}
      </Text>
      <Text look="small">
        {motivo_zero === null
          ? redacao.rubrica.map(({ numero, nome }) => `${nome} ${notaOf(rascunho, numero) ?? '—'}`).join(' · ')
          : copy.motivos[motivo_zero]}
      </Text>
      {marcas.length > 0 && (
        <Text look="small" tone="muted">
          {copy.passagesOf(marcas.length)}
        </Text>
      )}
      {comentario !== '' && <Text look="small">“{comentario}”</Text>}
      {children}
    </div>
  );
}
