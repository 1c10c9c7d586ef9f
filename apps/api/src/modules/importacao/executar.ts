/** Does the work that was asked for, and says of a file whose work broke off that it did. */
import { analyse } from './analisar.ts';
import { apply } from './aplicar.ts';
import type { Fase } from './arquivo/work.ts';
import type { Trabalho } from './trabalho.ts';
import { undo } from './desfazer.ts';

const WORKS: Readonly<Record<Fase, (trabalho: Trabalho) => Promise<void>>> = {
  analisar: analyse,
  aplicar: apply,
  desfazer: undo,
};

export const runImportacao = (trabalho: Trabalho): Promise<void> => WORKS[trabalho.payload.fase](trabalho);
