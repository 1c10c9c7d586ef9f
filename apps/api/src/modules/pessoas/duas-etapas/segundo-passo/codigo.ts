/** Checks a typed second step against the key or the recovery codes of a person, and uses it up. */
import { createHmac } from 'node:crypto';

import { readSecondStep, type SecondStep } from '@luneta/domain/codigo-recuperacao';
import { stepOfCode } from '@luneta/domain/duas-etapas';

import type { Tenant } from '../../../../database/tenant.ts';
import type { Cofre } from './cofre.ts';
import { type DuasEtapas, findDuasEtapas, useRecoveryCode, useStep } from './store.ts';

type Who = { readonly escola: Tenant; readonly pessoa_id: number; readonly agora: Date };

/** The step whose code was typed; null when it is no valid one, or the key cannot be opened any more. */
export function stepTyped(cofre: Cofre, { escola, pessoa_id, agora }: Who, stored: DuasEtapas, code: string) {
  const key = cofre.decrypt({ escola_id: escola.escola_id, pessoa_id }, stored.segredo);
  if (!key) return null;
  const hmac = (message: Uint8Array) => createHmac('sha1', key).update(message).digest();
  return stepOfCode(hmac, code, agora.getTime(), stored.ultimo_passo);
}

/**
 * Uses the typed step or recovery code up.
 * @returns which of the two it was; null when it is wrong or used, or the person has no two-step sign-in
 */
export async function takeSecondStep(cofre: Cofre, who: Who, typed: string): Promise<SecondStep['kind'] | null> {
  const { escola, pessoa_id, agora } = who;
  const stored = await findDuasEtapas(escola, pessoa_id);
  const read = readSecondStep(typed);
  if (!stored?.confirmada_em || !read) return null;
  if (read.kind === 'recovery') {
    const hash = cofre.hashOf({ escola_id: escola.escola_id, pessoa_id }, read.code);
    return (await useRecoveryCode(escola, pessoa_id, hash, agora)) ? 'recovery' : null;
  }
  const passo = stepTyped(cofre, who, stored, read.code);
  if (passo === null) return null;
  return (await useStep(escola, { pessoa_id, segredo: stored.segredo, passo })) ? 'app' : null;
}
