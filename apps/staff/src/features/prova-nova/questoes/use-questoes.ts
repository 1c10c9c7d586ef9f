/** What can be done with the questions of the exam, each change said to who does not see it. */
import type { RascunhoQuestao } from '@luneta/api-client';
import { useAnnounce, useToast } from '@luneta/ui';
import { useState } from 'react';

import type { PassoProps } from '../partes/passo.ts';
import { MAX_ITENS, type Dia } from '../valores.ts';
import { copy } from './copy.ts';
import {
  acrescentar,
  cabem,
  idsDaProva,
  juntar,
  lugaresDoDia,
  mover,
  moverParaDia,
  mudarItem,
  tirar,
} from './itens.ts';

/** A place that waits for its other language. */
export type Par = { readonly numero: number; readonly lingua: 1 | 2 };

export function useQuestoes({ form, fichas, aprender }: Pick<PassoProps, 'form' | 'fichas' | 'aprender'>) {
  const announce = useAnnounce();
  const toast = useToast();
  const { dias, solicitar_idioma } = form.values;
  const [escolhido, setDia] = useState(1);
  const [entrou, setEntrou] = useState<number | null>(null);
  const [par, setPar] = useState<Par | null>(null);
  const dia = dias.find(({ dia_prova }) => dia_prova === escolhido) ?? dias[0];
  const set = (next: readonly Dia[]) => form.set({ dias: next });
  const codigoDe = (questao_id: number) => fichas.get(questao_id)?.codigo ?? '';
  const numeroDe = (all: readonly Dia[], questao_id: number) =>
    all.flatMap(({ itens }) => itens).find((item) => item.questao_id === questao_id)?.numero ?? 0;

  /** Puts questions at the end of the day in sight. @returns how many entered */
  const porTodas = (questoes: readonly RascunhoQuestao[]): number => {
    if (dia === undefined) return 0;
    const there = idsDaProva(dias);
    const fresh = questoes.filter(({ banco_questao_id }) => !there.has(banco_questao_id));
    const room = fresh.slice(0, cabem(dia, MAX_ITENS));
    if (room.length < fresh.length) toast.show({ tone: 'danger', text: copy.cheia });
    if (room.length === 0) return 0;
    aprender(room);
    const next = room.reduce((all, one) => acrescentar(all, dia.dia_prova, one, par?.numero), [...dias]);
    const last = room[room.length - 1];
    const languages = room.some(({ lingua_estrangeira }) => lingua_estrangeira !== null);
    form.set({ dias: next, ...(languages && !solicitar_idioma && { solicitar_idioma: true }) });
    setPar(null);
    if (last !== undefined) {
      setEntrou(last.banco_questao_id);
      announce(copy.entrou(last.codigo, numeroDe(next, last.banco_questao_id)));
    }
    return room.length;
  };

  return {
    dia,
    setDia,
    entrou,
    par,
    setPar,
    ids: idsDaProva(dias),
    porTodas,
    tirar: (questao_id: number) => {
      announce(copy.saiu(codigoDe(questao_id)));
      set(tirar(dias, questao_id));
    },
    mover: (numero: number, para: number) => {
      if (dia === undefined) return;
      const numeros = lugaresDoDia(dia).map((lugar) => lugar.numero);
      const first = Math.min(...numeros);
      const last = Math.max(...numeros);
      const to = Math.min(last, Math.max(first, para));
      if (to === numero) return;
      set(mover(dias, dia.dia_prova, numero, to));
      announce(copy.movida(numero, to));
    },
    paraDia: (numero: number, para: number) => set(moverParaDia(dias, numero, para)),
    pontuar: (questao_id: number, pontuacao: number | null) => set(mudarItem(dias, questao_id, { pontuacao })),
    trocarRevisao: (questao_id: number, nova: number) => {
      const old = fichas.get(questao_id);
      if (old) aprender([{ ...old, banco_questao_id: nova, revisao: old.revisao + 1, mais_nova_id: null }]);
      set(mudarItem(dias, questao_id, { questao_id: nova }));
      toast.show({ tone: 'success', text: copy.gaveta.trocada });
    },
    juntar: (ids: ReadonlySet<number>) => dia && set(juntar(dias, dia.dia_prova, ids)),
  };
}
export type Questoes = ReturnType<typeof useQuestoes>;
