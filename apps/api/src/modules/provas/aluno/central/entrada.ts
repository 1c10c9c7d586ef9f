/** Whether a student may pass the door of an exam day (rule MON-7). The code leaves this file only as a verdict. */
import { createHash, timingSafeEqual } from 'node:crypto';

import { type CodigoDigitado, vereditoDaEntrada } from '@luneta/domain/monta-entrada';

import type { Tenant } from '../../../../database/tenant.ts';
import type { ApiError } from '../../../../http/errors.ts';
import { countErrada, type EntradaRow, findEntrada, lockEntrada } from './entrada-store.ts';
import { provaErrors } from './errors.ts';

type Day = { readonly turma_avaliacao_id: number; readonly dia_prova: number; readonly turma_aluno_id: number };

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Takes as long for a code that begins right as for any other. */
function typed(codigo: string | null, { codigo_entrada }: EntradaRow): CodigoDigitado {
  if (codigo === null) return 'nenhum';
  return codigo_entrada !== null && timingSafeEqual(digest(codigo), digest(codigo_entrada)) ? 'certo' : 'errado';
}

const REFUSALS = {
  codigo_necessario: provaErrors.codeNeeded,
  codigo_incorreto: provaErrors.codeWrong,
  entrada_bloqueada: provaErrors.doorBlocked,
} as const;

/**
 * The refusal, if there is one; a wrong code is counted with the transaction, so the caller must not roll it back. Tries of one
 * student come one after another.
 */
export async function passEntrada(tx: Tenant, day: Day, codigo: string | null): Promise<ApiError | null> {
  const row = await lockEntrada(tx, day);
  if (!row) throw new Error('a day that was locked is gone');
  const veredito = vereditoDaEntrada(row, typed(codigo, row));
  if (veredito === 'entra') return null;
  if (veredito === 'codigo_incorreto') await countErrada(tx, day);
  return REFUSALS[veredito]();
}

/** Whether the start of a day that was not begun needs the code. */
export async function pedeCodigo(escola: Tenant, day: Day): Promise<boolean> {
  const row = await findEntrada(escola, day);
  return row?.entrada === 'codigo' && !row.admitido;
}
