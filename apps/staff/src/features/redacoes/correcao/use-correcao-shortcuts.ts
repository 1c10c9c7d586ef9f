/** The keys of one essay: five digits give the marks, Ctrl+Enter hands in and opens the next one. */
import { NIVEIS_DA_COMPETENCIA } from '@luneta/domain/correcao-redacao';
import { useRef } from 'react';

import { useShortcuts } from '../../../shared/shortcuts/context.tsx';
import { copy } from '../copy.ts';
import type { Correcao } from './use-correcao.ts';

const { shortcuts: words, keys: group } = copy;

type Wanted = {
  correcao: Correcao;
  deliver: () => void;
  onNext: () => void;
  /** On a phone: the text or the marks. */
  show: (part: 'texto' | 'notas') => void;
};

/** @returns what the keys lead to */
export function useCorrecaoShortcuts({ correcao, deliver, onNext, show }: Wanted) {
  const texto = useRef<HTMLDivElement>(null);
  const geral = useRef<HTMLTextAreaElement>(null);
  const zero = useRef<HTMLSelectElement>(null);
  const { atual, trecho, giveNota, step, commentTrecho, comment } = correcao;
  const digit = (n: number, nota: number) => (trecho !== null && n > 0 ? commentTrecho(n) : giveNota(atual, nota));
  useShortcuts([
    ...NIVEIS_DA_COMPETENCIA.map((nota, n) => ({
      keys: String(n),
      label: words.level(nota),
      group,
      run: () => digit(n, nota),
    })),
    { keys: 'j', label: words.nextCompetence, group, run: () => step(1) },
    { keys: 'k', label: words.previousCompetence, group, run: () => step(-1) },
    {
      keys: 't',
      label: words.text,
      group,
      run: () => {
        show('texto');
        texto.current?.focus();
      },
    },
    {
      keys: 'c',
      label: words.comment,
      group,
      run: () => {
        show('notas');
        comment();
      },
    },
    {
      keys: 'o',
      label: words.general,
      group,
      run: () => {
        show('notas');
        geral.current?.focus();
      },
    },
    {
      keys: 'z',
      label: words.zero,
      group,
      run: () => {
        show('notas');
        zero.current?.focus();
      },
    },
    { keys: 'p', label: words.skip, group, run: onNext },
    { keys: 'ctrl+enter', label: words.deliver, group, inFields: true, run: deliver },
  ]);
  return { texto, geral, zero };
}

export type CorrecaoShortcuts = ReturnType<typeof useCorrecaoShortcuts>;
