/** Below the text: what another person wrote about an open passage. */
import type { GestaoRedacao } from '@luneta/api-client';
import { Button, Text } from '@luneta/ui';
import { useEffect, useRef } from 'react';

import { copy } from '../copy.ts';
import * as css from './correcao.css.ts';
import type { MarcaDeOutra } from './outras.ts';
import { quoteOf } from './trecho.ts';

type TrechoDeOutraProps = { redacao: GestaoRedacao; outra: MarcaDeOutra; onClose: () => void };

const textOnScreen = () => document.querySelector<HTMLElement>(`[aria-label="${copy.text}"]`);

export function TrechoDeOutra({ redacao, outra: { papel, marca }, onClose }: TrechoDeOutraProps) {
  const button = useRef<HTMLButtonElement>(null);
  const from = useRef<Element | null>(null);
  useEffect(() => {
    from.current ??= document.activeElement;
    button.current?.focus();
  }, []);
  /** The focus goes back to where the passage was opened; on a phone that may be out of sight, and the text takes it. */
  const close = () => {
    onClose();
    const opener = from.current;
    const back = opener instanceof HTMLElement && opener.getClientRects().length > 0 ? opener : textOnScreen();
    back?.focus();
  };
  const nome = redacao.rubrica.find(({ numero }) => numero === marca.competencia)?.nome ?? '';
  return (
    <section className={css.passage} aria-label={copy.saidBy(papel, copy.passageAs(marca.competencia, nome))}>
      <Text look="smallStrong">
        {copy.papeis[papel]} · {copy.passageAs(marca.competencia, nome)} · “{quoteOf(redacao.texto, marca)}”
      </Text>
      <Text look="small">{marca.comentario === '' ? copy.noComment : marca.comentario}</Text>
      <div className={css.passageRow}>
        <Button ref={button} size="sm" onClick={close}>
          {copy.done}
        </Button>
      </div>
    </section>
  );
}
