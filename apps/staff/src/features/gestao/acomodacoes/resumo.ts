/** What a student needs, in the few words that the day needs: '+50 % · voz · sala própria'. Pure. */
import type { Acomodacao } from '@luneta/api-client';

import { copy } from './copy.ts';

const words = copy.needs;

/** '' for who needs nothing. */
export function resumoOf(one: Acomodacao): string {
  const said = [
    one.fator_tempo > 1 && words.tempo(Math.round((one.fator_tempo - 1) * 100)),
    one.passa_da_janela && words.outlasts,
    one.tamanho > 100 && words.tamanho(one.tamanho),
    one.contraste === 'alto' && words.contraste,
    one.fonte === 'legivel' && words.fonte,
    one.voz && words.voz,
    one.ledor && words.ledor,
    one.sala_propria && words.sala,
    one.pausas_minutos > 0 && words.pausas(one.pausas_minutos),
  ];
  return said.filter((part) => part !== false).join(' · ');
}
