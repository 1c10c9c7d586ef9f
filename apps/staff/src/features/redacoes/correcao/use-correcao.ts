/** What one person does with one essay: the marks, the comments on passages, and what the screen looks at meanwhile. */
import type { GestaoRedacao } from '@luneta/api-client';
import { COMPETENCIAS } from '@luneta/domain/correcao-redacao';
import type { Span } from '@luneta/ui';
import { useState } from 'react';

import { canReplace, type Estado } from '../outbox/estado.ts';
import type { CorrecaoOutbox } from '../outbox/correcao-outbox.ts';
import { withMarca, withNota, missingNotas, marcaId, notaOf, type Rascunho } from '../outbox/rascunho.ts';
import { useEstado } from '../outbox/use-correcao-outbox.ts';

/** Most comments on passages of one essay, as the contract has it. */
const MOST_MARCAS = 100;

/** Whether this person may still change the marking. */
export const canMark = (redacao: GestaoRedacao, { concluir }: Estado): boolean => !concluir && canReplace(redacao);

export function useCorrecao(redacao: GestaoRedacao, outbox: CorrecaoOutbox) {
  const estado = useEstado(outbox, redacao);
  const { rascunho } = estado;
  const [atual, setAtual] = useState<number>(() => missingNotas(rascunho)[0] ?? 1);
  const [trecho, setTrecho] = useState<Span | null>(null);
  const [aberta, setAberta] = useState<string | null>(null);
  /** The competence marked last, and the one whose comment is written now. */
  const [ultima, setUltima] = useState<number | null>(null);
  const [commenting, setCommenting] = useState<number | null>(null);
  const livre = canMark(redacao, estado);
  const change = (next: (rascunho: Rascunho) => Rascunho) => {
    if (livre) outbox.change(redacao, next);
  };

  /** Marks a competence, and looks at the next one without a mark. */
  const giveNota = (numero: number, nota: number) => {
    if (!livre || rascunho.motivo_zero !== null) return;
    change((before) => withNota(before, numero, nota));
    setUltima(numero);
    const open = COMPETENCIAS.filter((one) => one !== numero && notaOf(rascunho, one) === null);
    setAtual(open.find((one) => one > numero) ?? open[0] ?? numero);
  };

  /** Begins a comment on what is selected, or opens the one that is there. */
  const commentTrecho = (competencia: number) => {
    if (!livre || trecho === null || rascunho.marcas.length >= MOST_MARCAS) return;
    const marca = { inicio: trecho.start, fim: trecho.end, competencia, comentario: '' };
    const known = rascunho.marcas.some((one) => marcaId(one) === marcaId(marca));
    if (!known) change((before) => withMarca(before, marca));
    setTrecho(null);
    document.getSelection()?.removeAllRanges();
    setAberta(marcaId(marca));
  };

  /** Comments the competence at hand; one without a mark leads back to the one marked last. */
  const comment = () => {
    if (livre && rascunho.motivo_zero === null) setCommenting(notaOf(rascunho, atual) === null ? ultima : atual);
  };

  const step = (by: 1 | -1) => setAtual((before) => Math.min(5, Math.max(1, before + by)));
  return {
    estado,
    rascunho,
    livre,
    change,
    atual,
    setAtual,
    step,
    giveNota,
    trecho,
    setTrecho,
    aberta,
    setAberta,
    commentTrecho,
    commenting,
    setCommenting,
    comment,
  };
}

export type Correcao = ReturnType<typeof useCorrecao>;
