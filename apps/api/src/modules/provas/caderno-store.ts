/** The printed booklet of an imported exam, as the imports of folders and of parameters keep it (decision 200). */
import { insertRows, insertStatement, type NewRow } from '../../database/insert.ts';
import type { caderno_item } from '../../database/schema/index.ts';
import { statement } from '../../database/statement.ts';
import type { Tenant } from '../../database/tenant.ts';

/** A place of the booklet. */
export type CadernoLugar = {
  readonly numero: number;
  /** 0 for everybody. */
  readonly lingua_estrangeira: 0 | 1 | 2;
  readonly area_codigo: string;
  /** Whether the calibration holds the item; null where nothing said so yet. */
  readonly calibrado: boolean | null;
};

const LIST = statement<{ escola_id: number; avaliacao_id: number }, CadernoLugar>(
  'find_caderno_lugares',
  `select numero, lingua_estrangeira, area_codigo, calibrado from caderno_item
    where escola_id = :escola_id and avaliacao_id = :avaliacao_id order by numero, lingua_estrangeira`,
);
const SAVE = insertStatement<NewRow<typeof caderno_item>>(
  'save_caderno',
  'caderno_item',
  ['avaliacao_id', 'numero', 'lingua_estrangeira', 'area_codigo', 'calibrado'],
  `on conflict (escola_id, avaliacao_id, numero, lingua_estrangeira)
   do update set area_codigo = excluded.area_codigo, calibrado = excluded.calibrado`,
);
const REMOVE = statement<{ escola_id: number; avaliacao_id: number; lugares: readonly string[] }, never>(
  'delete_caderno',
  `delete from caderno_item where escola_id = :escola_id and avaliacao_id = :avaliacao_id
      and numero || ' ' || lingua_estrangeira = any(:lugares::text[])`,
);

/** Key of a place: number and language. An item's language is null for everybody. */
export const lugarKey = (numero: number, lingua_estrangeira: number | null): string =>
  `${numero} ${lingua_estrangeira ?? 0}`;

const keyOf = ({ numero, lingua_estrangeira }: CadernoLugar): string => lugarKey(numero, lingua_estrangeira);

/** The places of an exam's booklet by their key; none for an exam that was not imported. */
export async function findCaderno(escola: Tenant, avaliacao_id: number): Promise<ReadonlyMap<string, CadernoLugar>> {
  return new Map((await escola.run(LIST, { avaliacao_id })).map((row) => [keyOf(row), row]));
}

const isSame = (one: CadernoLugar | undefined, other: CadernoLugar): boolean =>
  one !== undefined && one.area_codigo === other.area_codigo && one.calibrado === other.calibrado;

/**
 * Makes the booklet equal to `wanted`. A place whose calibration is not known keeps what is stored.
 * @returns whether anything was changed
 */
export async function saveCaderno(
  escola: Tenant,
  avaliacao_id: number,
  stored: ReadonlyMap<string, CadernoLugar>,
  wanted: readonly CadernoLugar[],
): Promise<boolean> {
  const rows = wanted.map((row) => ({ ...row, calibrado: row.calibrado ?? stored.get(keyOf(row))?.calibrado ?? null }));
  const changed = rows.filter((row) => !isSame(stored.get(keyOf(row)), row));
  const keys = new Set(wanted.map(keyOf));
  const lugares = [...stored.keys()].filter((key) => !keys.has(key));
  await insertRows(
    escola,
    SAVE,
    changed.map((row) => ({ ...row, avaliacao_id })),
  );
  if (lugares.length > 0) await escola.run(REMOVE, { avaliacao_id, lugares });
  return changed.length > 0 || lugares.length > 0;
}
