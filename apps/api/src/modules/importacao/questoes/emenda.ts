/** A question of a file with what a person mended in the report. */
import { isHtmlVazio } from '@luneta/domain/questao-texto';
import { LETRAS } from '@luneta/domain/resposta';

import type { Campo } from '../arquivo/modelo.ts';
import type { QuestaoGuardada } from './guardada.ts';

/** What can be mended without the file. */
export const EMENDAVEIS = [
  'codigo',
  'materia',
  'objeto',
  'gabarito',
  'dificuldade',
] as const satisfies readonly Campo[];
type Emendavel = (typeof EMENDAVEIS)[number];
export const isEmendavel = (campo: Campo): campo is Emendavel => EMENDAVEIS.some((one) => one === campo);

const NIVEIS = ['facil', 'medio', 'dificil'] as const;
const orNull = (valor: string): string | null => (valor === '' ? null : valor);

/** The value in the question; null where it is none of that field. */
function changed(questao: QuestaoGuardada, campo: Emendavel, valor: string): Partial<QuestaoGuardada> | null {
  if (campo === 'codigo') return { codigo: orNull(valor.slice(0, 60)) };
  if (campo === 'materia' || campo === 'objeto') return { [campo]: orNull(valor.slice(0, 200)) };
  if (campo === 'dificuldade') {
    const level = NIVEIS.find((one) => one === valor) ?? null;
    return valor === '' || level !== null ? { dificuldade: level } : null;
  }
  const letra = LETRAS.find((one) => one === valor.toUpperCase());
  const option = questao.alternativas.find((one) => one.letra === letra);
  return letra !== undefined && option && !isHtmlVazio(option.texto) ? { gabarito: letra } : null;
}

/** @returns null for a value that the field cannot have */
export function emendar(
  questao: QuestaoGuardada,
  valores: readonly { readonly campo: Campo; readonly valor: string }[],
): QuestaoGuardada | null {
  let now = questao;
  for (const { campo, valor } of valores) {
    const next = isEmendavel(campo) ? changed(now, campo, valor.trim()) : null;
    if (next === null) return null;
    // What was said of the field is mended; the rest stays.
    now = { ...now, ...next, problemas: now.problemas.filter((problema) => problema.campo !== campo) };
  }
  return now;
}
