/** The keys of one essay: five digits give the marks, Ctrl+Enter hands in and opens the next one. */
import { NIVEIS_DA_COMPETENCIA } from '@luneta/domain/correcao-redacao';
import { useRef } from 'react';

import { useShortcuts } from '../../../shortcuts/context.tsx';
import { copy } from '../copy.ts';
import type { Correcao } from './use-correcao.ts';

const { shortcuts: words, keys: group } = copy;

type Wanted = {
  correcao: Correcao;
  entregar: () => void;
  onProxima: () => void;
  /** On a phone: the text or the marks. */
  mostrar: (part: 'texto' | 'notas') => void;
};

/** @returns what the keys lead to */
export function useAtalhos({ correcao, entregar, onProxima, mostrar }: Wanted) {
  const texto = useRef<HTMLDivElement>(null);
  const geral = useRef<HTMLTextAreaElement>(null);
  const zero = useRef<HTMLSelectElement>(null);
  const { atual, trecho, giveNota, andar, commentTrecho, comentar } = correcao;
  const digit = (n: number, nota: number) => (trecho !== null && n > 0 ? commentTrecho(n) : giveNota(atual, nota));
  useShortcuts([
    ...NIVEIS_DA_COMPETENCIA.map((nota, n) => ({
      keys: String(n),
      label: words.level(nota),
      group,
      run: () => digit(n, nota),
    })),
    { keys: 'j', label: words.nextCompetence, group, run: () => andar(1) },
    { keys: 'k', label: words.previousCompetence, group, run: () => andar(-1) },
    {
      keys: 't',
      label: words.text,
      group,
      run: () => {
        mostrar('texto');
        texto.current?.focus();
      },
    },
    {
      keys: 'c',
      label: words.comment,
      group,
      run: () => {
        mostrar('notas');
        comentar();
      },
    },
    {
      keys: 'o',
      label: words.general,
      group,
      run: () => {
        mostrar('notas');
        geral.current?.focus();
      },
    },
    {
      keys: 'z',
      label: words.zero,
      group,
      run: () => {
        mostrar('notas');
        zero.current?.focus();
      },
    },
    { keys: 'p', label: words.skip, group, run: onProxima },
    { keys: 'ctrl+enter', label: words.deliver, group, inFields: true, run: entregar },
  ]);
  return { texto, geral, zero };
}

export type Atalhos = ReturnType<typeof useAtalhos>;
