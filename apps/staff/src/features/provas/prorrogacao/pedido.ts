/** What the dialog of an extension asks for, from what was typed. Pure. */
import type { ProrrogacaoAsked } from '@luneta/api-client/gestao-provas';
import { fromLocal } from '@luneta/domain/instante-local';

/** For whom: the id goes along under the name that the scope asks for. */
export type Alvo =
  | { readonly escopo: 'aluno'; readonly turma_aluno_id: number; readonly nome: string }
  | { readonly escopo: 'turma'; readonly turma_id: number; readonly nome: string }
  | { readonly escopo: 'escola'; readonly escola_id: number; readonly nome: string };

/** Only this day of this exam; null is all that is open. */
export type SoNaProva = { readonly turma_avaliacao_id: number; readonly dia_prova: number; readonly descricao: string };

export type Campos = {
  readonly minutos: '5' | '10' | '15' | 'outro';
  readonly outro: string;
  readonly quando: 'agora' | 'queda';
  readonly inicio: string;
  readonly fim: string;
  readonly roteiros: boolean;
};

export const INICIAIS: Campos = { minutos: '10', outro: '', quando: 'agora', inicio: '', fim: '', roteiros: false };

/** Minutes that can be given at once. */
export const MAX_MINUTOS = 10_080;

/** Whole minutes, or null while the number cannot be used. */
export function minutosDe({ minutos, outro }: Campos): number | null {
  if (minutos !== 'outro') return Number(minutos);
  const typed = outro.trim();
  const value = Number(typed);
  return /^\d{1,5}$/u.test(typed) && value >= 1 && value <= MAX_MINUTOS ? value : null;
}

/** The two moments of an outage, or null while one is missing or they are out of order. */
export function quedaDe({ inicio, fim }: Campos, timeZone: string): { inicio: string; fim: string } | null {
  const [from, to] = [fromLocal(inicio, timeZone), fromLocal(fim, timeZone)];
  if (from === null || to === null || to <= from) return null;
  return { inicio: new Date(from).toISOString(), fim: new Date(to).toISOString() };
}

/** The extension, or null while something is missing. */
export function pedidoDe(
  alvo: Alvo,
  prova: SoNaProva | null,
  campos: Campos,
  timeZone: string,
): ProrrogacaoAsked | null {
  const minutos = minutosDe(campos);
  const queda = campos.quando === 'queda' ? quedaDe(campos, timeZone) : {};
  if (minutos === null || queda === null) return null;
  const { nome: _nome, ...quem } = alvo;
  return {
    ...quem,
    minutos,
    ...(prova && { turma_avaliacao_id: prova.turma_avaliacao_id, dia_prova: prova.dia_prova }),
    ...queda,
    ...(campos.roteiros && { inclui_roteiros: true }),
  };
}
