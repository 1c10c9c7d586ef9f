/** Below the text: the selected passage waits for its competence, or an open comment is written. */
import type { GestaoRedacao } from '@luneta/api-client';
import { TEXTO_MAX } from '@luneta/domain/texto-livre';
import { Button, competenceTone, Text, Textarea } from '@luneta/ui';
import { useEffect, useRef } from 'react';

import { copy } from '../copy.ts';
import { marcaId, withoutMarca, replaceMarca, type Marca } from '../outbox/rascunho.ts';
import * as css from './correcao.css.ts';
import { marcasDeOutras } from './outras.ts';
import { TrechoDeOutra } from './trecho-de-outra.tsx';
import type { Correcao } from './use-correcao.ts';

type TrechoBarraProps = { redacao: GestaoRedacao; correcao: Correcao };

export function TrechoBarra({ redacao, correcao }: TrechoBarraProps) {
  const { rascunho, aberta, setAberta, trecho, livre } = correcao;
  const marca = rascunho.marcas.find((one) => marcaId(one) === aberta);
  if (marca) return <Comentario key={aberta} redacao={redacao} correcao={correcao} marca={marca} />;
  const outra = marcasDeOutras(redacao).find(({ id }) => id === aberta);
  if (outra) return <TrechoDeOutra key={aberta} redacao={redacao} outra={outra} onClose={() => setAberta(null)} />;
  if (trecho === null || !livre) return null;
  return (
    <section className={css.passage} aria-label={copy.passage}>
      <Text look="smallStrong" lines={2}>
        “{redacao.texto.slice(trecho.start, trecho.end)}”
      </Text>
      <div className={css.passageRow}>
        <Text as="span" look="small" tone="muted">
          {copy.passageHint}
        </Text>
        {redacao.rubrica.map(({ numero, nome }) => (
          <button
            key={numero}
            type="button"
            className={css.tone}
            data-materia={competenceTone(numero)}
            aria-label={copy.passageAs(numero, nome)}
            title={nome}
            // The selection stays while the button is pressed.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => correcao.commentTrecho(numero)}
          >
            {numero}
          </button>
        ))}
      </div>
    </section>
  );
}

function Comentario({ redacao, correcao, marca }: TrechoBarraProps & { marca: Marca }) {
  const { livre, change, setAberta } = correcao;
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const nome = redacao.rubrica.find(({ numero }) => numero === marca.competencia)?.nome ?? '';
  const close = () => {
    setAberta(null);
    document.querySelector<HTMLElement>(`[aria-label="${copy.text}"]`)?.focus();
  };
  return (
    <section className={css.passage} aria-label={copy.passageAs(marca.competencia, nome)}>
      <Text look="smallStrong" lines={2}>
        {copy.passageAs(marca.competencia, nome)} · “{redacao.texto.slice(marca.inicio, marca.fim)}”
      </Text>
      <Textarea
        ref={field}
        label={copy.passageComment}
        rows={2}
        value={marca.comentario}
        readOnly={!livre}
        limit={TEXTO_MAX.comentario_competencia}
        onChange={(comentario) => change((before) => replaceMarca(before, { ...marca, comentario }))}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.preventDefault();
          close();
        }}
      />
      <div className={css.passageRow}>
        <Button size="sm" onClick={close}>
          {copy.done}
        </Button>
        {livre && (
          <Button
            size="sm"
            variant="text"
            onClick={() => {
              change((before) => withoutMarca(before, marca));
              close();
            }}
          >
            {copy.remove}
          </Button>
        )}
      </div>
    </section>
  );
}
