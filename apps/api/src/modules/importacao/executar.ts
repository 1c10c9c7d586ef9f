/** Does the work that was asked for, and says of a file whose work broke off that it did. The queue tries it again. */
import { codeOf } from '../../database/error-code.ts';
import { analyse } from './analisar.ts';
import { apply } from './aplicar.ts';
import { setSituacao } from './arquivo/andamento-store.ts';
import { findImportacao } from './arquivo/store.ts';
import { type Fase, faseOf } from './arquivo/work.ts';
import { undo } from './desfazer.ts';
import type { Trabalho } from './trabalho.ts';

const WORKS: Readonly<Record<Fase, (trabalho: Trabalho) => Promise<void>>> = {
  analisar: analyse,
  aplicar: apply,
  desfazer: undo,
};

/** What is left undone of an undo stays applied, and may be taken back by asking again. */
const BROKEN_OFF = { analisar: 'falhou', aplicar: 'falhou', desfazer: 'aplicada' } as const;

async function breakOff({ escola, payload }: Trabalho): Promise<void> {
  const row = await findImportacao(escola, payload.importacao_id);
  if (!row || row.versao !== payload.versao || faseOf(row.situacao) !== payload.fase) return;
  await setSituacao(escola, row.id, { situacao: BROKEN_OFF[payload.fase], erro: 'erro_interno' });
}

/** @throws what broke it off; what is done stays done */
export async function runImportacao(trabalho: Trabalho): Promise<void> {
  try {
    await WORKS[trabalho.payload.fase](trabalho);
  } catch (error) {
    // Another process is at it, and tells how it ends.
    if (codeOf(error) !== 'TAKEN_OVER') await breakOff(trabalho).catch(() => undefined);
    throw error;
  }
}
