/** The printed booklet behind a draft that a file brought: its places, and INEP's word on each. Pure. */
import { estadoPeloInep } from '@luneta/domain/caderno-inep';
import type { Letra } from '@luneta/domain/resposta';

import type { CadernoLugar } from '../../caderno-store.ts';

export type LugarImportado = CadernoLugar & {
  readonly dia_prova: number;
  /** INEP's key; X where it annulled the item, null where no file of INEP told. */
  readonly gabarito: Letra | 'X' | null;
  /** The key that a person decided on against INEP's; null: nobody did. */
  readonly decidido: Letra | null;
};

export type CadernoImportado = {
  readonly lugares: readonly LugarImportado[];
  /** The booklets of INEP's file, by area, with how many keys agreed. */
  readonly cadernos: readonly {
    readonly area_codigo: string;
    readonly codigo: string;
    readonly cor: string | null;
    readonly iguais: number;
    readonly comuns: number;
  }[];
};

type Onde = { readonly numero: number; readonly lingua_estrangeira: number | null };

/** The place of an item; undefined for a draft without a booklet, and for a place that the booklet does not have. */
export const lugarDoItem = (caderno: CadernoImportado | null, { numero, lingua_estrangeira }: Onde) =>
  caderno?.lugares.find((lugar) => lugar.numero === numero && lugar.lingua_estrangeira === (lingua_estrangeira ?? 0));

/** What INEP's word makes of an item (rule QIM-2). */
export const estadoDoItem = (caderno: CadernoImportado | null, onde: Onde) =>
  estadoPeloInep(lugarDoItem(caderno, onde) ?? { gabarito: null, calibrado: null });
