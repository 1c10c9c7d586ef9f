/** Comments of other people, each under whose part it is. */
import type { GestaoRedacao } from '@luneta/api-client';
import { Heading, Stack } from '@luneta/ui';

import { copy } from '../copy.ts';
import * as css from './correcao.css.ts';
import { comentariosDeOutras, geraisDeOutras, marcasDeOutras } from './outras.ts';
import { quoteOf } from './trecho.ts';
import type { Correcao } from './use-correcao.ts';

type DeOutrasProps = { redacao: GestaoRedacao; correcao: Correcao; numero: number };

/** Of one competence: passages, which open in the text, and what was written about the whole competence. */
export function ComentariosDeOutras({ redacao, correcao, numero }: DeOutrasProps) {
  return (
    <>
      {marcasDeOutras(redacao)
        .filter(({ marca }) => marca.competencia === numero)
        .map(({ id, papel, marca }) => (
          <button key={id} type="button" className={css.comment} onClick={() => correcao.setAberta(id)}>
            {copy.saidBy(papel, copy.passageOf(quoteOf(redacao.texto, marca), marca.comentario))}
          </button>
        ))}
      {comentariosDeOutras(redacao, numero).map(({ papel, texto }) => (
        <p key={papel} className={css.said}>
          {copy.saidBy(papel, texto)}
        </p>
      ))}
    </>
  );
}

/** Of the whole essay. */
export function GeraisDeOutras({ redacao }: { redacao: GestaoRedacao }) {
  const said = geraisDeOutras(redacao);
  if (said.length === 0) return null;
  return (
    <Stack gap="e8">
      <Heading look="bodyStrong">{copy.generalOfOthers}</Heading>
      {said.map(({ papel, texto }) => (
        <p key={papel} className={css.said}>
          {copy.saidBy(papel, texto)}
        </p>
      ))}
    </Stack>
  );
}
