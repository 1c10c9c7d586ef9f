/** What was written about one competence: passages with their comments, and the comment on the whole competence. */
import type { GestaoRedacao } from '@luneta/api-client';
import { TEXTO_MAX } from '@luneta/domain/texto-livre';
import { Textarea } from '@luneta/ui';
import { useEffect, useRef } from 'react';

import { copy } from '../copy.ts';
import { withComentario, comentarioOf, marcaId } from '../outbox/rascunho.ts';
import * as css from './correcao.css.ts';
import { ComentariosDeOutras } from './de-outras.tsx';
import { quoteOf } from './trecho.ts';
import type { Correcao } from './use-correcao.ts';

type ComentariosProps = { redacao: GestaoRedacao; correcao: Correcao; numero: number; nome: string };

export function ComentariosDaCompetencia({ redacao, correcao, numero, nome }: ComentariosProps) {
  const { rascunho, setAberta, commenting } = correcao;
  const writes = commenting === numero || comentarioOf(rascunho, numero) !== '';
  return (
    <>
      {rascunho.marcas
        .filter(({ competencia }) => competencia === numero)
        .map((marca) => (
          <button key={marcaId(marca)} type="button" className={css.comment} onClick={() => setAberta(marcaId(marca))}>
            {copy.passageOf(quoteOf(redacao.texto, marca), marca.comentario)}
          </button>
        ))}
      <ComentariosDeOutras redacao={redacao} correcao={correcao} numero={numero} />
      {writes && <Campo correcao={correcao} numero={numero} nome={nome} />}
    </>
  );
}

function Campo({ correcao, numero, nome }: Omit<ComentariosProps, 'redacao'>) {
  const { rascunho, livre, change, commenting, setCommenting } = correcao;
  const field = useRef<HTMLTextAreaElement>(null);
  const asked = commenting === numero;
  useEffect(() => {
    if (asked) field.current?.focus();
  }, [asked]);
  return (
    <div onBlur={() => setCommenting(null)}>
      <Textarea
        ref={field}
        label={copy.commentOf(nome)}
        hideLabel
        rows={2}
        limit={TEXTO_MAX.comentario_competencia}
        value={comentarioOf(rascunho, numero)}
        readOnly={!livre}
        onChange={(text) => change((before) => withComentario(before, numero, text))}
        onKeyDown={(event) => {
          if (event.key === 'Escape') event.currentTarget.blur();
        }}
      />
    </div>
  );
}
