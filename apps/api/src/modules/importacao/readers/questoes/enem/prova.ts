/** An exam that a file brings, as its import keeps it: days, places of the booklet, subjects. Types only. */
import type { AreaCodigo } from '@luneta/domain/areas-enem';

import type { CadernoImportado } from '../../../../provas/index.ts';

/** Where a question stands in its exam. */
export type LugarDaProva = {
  readonly dia_prova: number;
  readonly numero: number;
  readonly area_codigo: AreaCodigo;
};

export type ProvaLida = {
  readonly codigo: string;
  readonly descricao: string;
  readonly dias: readonly { readonly dia_prova: number; readonly duracao_minutos: number }[];
  /** Subjects of its questions with their areas, each once. */
  readonly materias: readonly { readonly area_codigo: AreaCodigo; readonly nome: string }[];
  readonly caderno: CadernoImportado;
};
