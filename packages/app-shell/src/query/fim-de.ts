import { ApiError } from '@luneta/api-client';
import { fimDaEscrita, type FimDaEscrita } from '@luneta/domain';

/**
 * What becomes of a write that failed: it waits and goes again, or it was refused, with the server's reason for the one field
 * that was sent (rule GRV-1). What is no answer of a call at all is waited for.
 */
export function fimDe(error: unknown): FimDaEscrita {
  return error instanceof ApiError ? fimDaEscrita(error.falha) : { tipo: 'espera', por: 'servidor' };
}
