/**
 * INEP's own file beside a folder: the booklet of each block of 45 by agreement of keys (rule QIM-1), the area it says, and the
 * record of each place. The file numbers the areas of some years in another order than the printed exam, so keys find the block.
 */
import { type AreaCodigo, AREA_CODIGOS } from '@luneta/domain/areas-enem';

import type { Arquivo, Registro } from '../parametros/arquivo.ts';
import { type Caderno, cadernosOf, chooseCaderno, type Item, placesOf } from '../parametros/cadernos.ts';
import type { CrosswalkItem } from './formato.ts';
import { BLOCK_SIZE, blockIndex, LAST_POSITION } from './posicoes.ts';

export type CadernoDaArea = {
  readonly area_codigo: AreaCodigo;
  readonly codigo: string;
  readonly cor: string | null;
  /** Keys that both sides have, and how many of them agree. */
  readonly iguais: number;
  readonly comuns: number;
};

export type Inep = {
  /** By block, from the first; null where no booklet has its keys. */
  readonly areas: readonly (AreaCodigo | null)[];
  readonly cadernos: readonly CadernoDaArea[];
  readonly records: readonly CrosswalkItem[];
};

const recordOf = (index: number, { gabarito, abandonado, habilidade, tri, language }: Registro): CrosswalkItem => ({
  index,
  language,
  inep_key: gabarito ?? 'X',
  in_item_aban: abandonado,
  co_habilidade: habilidade === null ? null : Number(habilidade.slice(1)) || null,
  a: tri?.a ?? null,
  b: tri?.b ?? null,
  c: tri?.c ?? null,
});

type Found = CadernoDaArea & { readonly block: number; readonly caderno: Caderno };

/** Keys must be many enough to tell a booklet. */
const MIN_KEYS = 10;

function bookletOf(arquivo: Arquivo, itens: readonly Item[], block: number): Found | null {
  const first = block * BLOCK_SIZE + 1;
  const found = AREA_CODIGOS.flatMap((area_codigo): Found[] => {
    const chosen = chooseCaderno(cadernosOf(arquivo.registros, area_codigo), itens, first, null);
    if (chosen.caderno === null || chosen.comuns < MIN_KEYS) return [];
    const { caderno, iguais, comuns } = chosen;
    return [{ area_codigo, codigo: caderno.codigo, cor: caderno.cor, iguais, comuns, block, caderno }];
  });
  const [only, other] = found;
  return only && !other ? only : null;
}

/** What INEP's file says of the questions, as far as their keys tell the booklets; null for another table. */
export function inepOf(arquivo: Arquivo | null, itens: readonly Item[]): Inep | null {
  if (arquivo === null || arquivo.formato !== 'INEP') return null;
  const blocks = Array.from({ length: LAST_POSITION / BLOCK_SIZE }, (_, block) =>
    bookletOf(
      arquivo,
      itens.filter(({ numero }) => blockIndex(numero) === block),
      block,
    ),
  );
  const once = blocks.map((one) =>
    one && blocks.filter((other) => other?.area_codigo === one.area_codigo).length === 1 ? one : null,
  );
  const found = once.filter((one) => one !== null);
  return {
    areas: once.map((one) => one?.area_codigo ?? null),
    cadernos: found.map(({ area_codigo, codigo, cor, iguais, comuns }) => ({
      area_codigo,
      codigo,
      cor,
      iguais,
      comuns,
    })),
    records: found.flatMap(({ caderno, block }) =>
      placesOf(caderno, block * BLOCK_SIZE + 1).map(({ numero, registro }) => recordOf(numero, registro)),
    ),
  };
}
