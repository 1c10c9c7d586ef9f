/** Writes many rows at once, for a school that is made by a program: the demo. It checks nothing that its caller can know. */
import { insertStatement, loader, type NewRow } from '../../database/insert.ts';
import type { correcao_redacao } from '../../database/schema/index.ts';

export const loadCorrecoes = loader(
  insertStatement<NewRow<typeof correcao_redacao>>('load_correcoes', 'correcao_redacao', [
    'tentativa_id',
    'papel',
    'corretor_escola_id',
    'corretor_id',
    'competencias',
    'motivo_zero',
    'comentario',
    'nota',
    'concluida',
    'versao',
    'gravada_em',
  ]),
);
