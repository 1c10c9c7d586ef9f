/** How the questions of a draft fit its time and each other. */
import type { Dificuldade } from './dificuldade.ts';
import { checagem, type Checagem, groupedBy, lugaresOf, type Rascunho } from './rascunho.ts';

/** Minutes for one question. */
export const MINUTOS_MIN = 2;
export const MINUTOS_MAX = 6;
/** Fewer questions are no distribution. */
const NIVEL_MIN_QUESTOES = 4;
const MOST_SHARE = 0.5;

/** Less than 2 or more than 6 minutes for a question; the essay of a day may explain more. [MON-13] */
export function ritmoDoRascunho({ dias }: Pick<Rascunho, 'dias'>): Checagem[] {
  return dias.flatMap((dia) => {
    const { dia_prova, duracao_minutos, proposta_redacao_id } = dia;
    const lugares = lugaresOf(dia);
    if (lugares === 0) return [];
    const minutos = duracao_minutos / lugares;
    const dados = { minutos: Math.round(minutos * 10) / 10 };
    if (minutos < MINUTOS_MIN) return [checagem('aviso', 'tempo_curto', { dia_prova }, dados)];
    const isLong = minutos > MINUTOS_MAX && proposta_redacao_id === null;
    return isLong ? [checagem('aviso', 'tempo_longo', { dia_prova }, dados)] : [];
  });
}

/** More than half of the questions whose level is known have one level. [MON-13] */
export function niveisDoRascunho(niveis: readonly (Dificuldade | null)[]): Checagem[] {
  const known = niveis.filter((nivel) => nivel !== null);
  if (known.length < NIVEL_MIN_QUESTOES) return [];
  return groupedBy(known, (nivel) => nivel)
    .filter(([, same]) => same.length > known.length * MOST_SHARE)
    .map(([nivel, same]) =>
      checagem('aviso', 'nivel_concentrado', {}, { nivel, quantas: same.length, total: known.length }),
    );
}
