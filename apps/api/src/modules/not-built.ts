/** Operations of the contract that answer 501 until their issue comes. `pnpm luneta operations --missing` lists them. */
import type { OperationId } from '../http/call.ts';

export const notBuilt: readonly OperationId[] = [
  'createImportacaoRespostas',
  'createProrrogacao',
  'getGradeRespostas',
  'getLiberacao',
  'getRedacao',
  'listForaDoPrazo',
  'listGestaoProvas',
  'listRedacoes',
  'listRespostasSubjetivas',
  'saveCorrecaoRedacao',
  'saveCorrecaoSubjetiva',
  'saveGradeRespostas',
  'setAcomodacaoAluno',
  'setForaDoPrazo',
  'setItemProva',
  'setLiberacao',
];
