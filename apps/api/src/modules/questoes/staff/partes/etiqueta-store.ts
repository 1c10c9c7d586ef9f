/** Reads and writes tags. */
import { plain } from '../../../../database/plain.ts';
import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';
import { requireSaved } from '../../../../http/versao.ts';

/** The contract's limit. */
const MAX = 1000;

export type EtiquetaRow = {
  readonly etiqueta_id: number;
  readonly nome: string;
  readonly qtde_questoes: number;
  readonly versao: number;
};

const COLUMNS = `e.id as etiqueta_id, e.nome, e.versao,
  (select count(*)::int from questao_etiqueta x where x.escola_id = e.escola_id and x.etiqueta_id = e.id) as qtde_questoes`;

const LIST = statement<{ escola_id: number; quantas: number }, EtiquetaRow>(
  'find_etiquetas',
  `select ${COLUMNS} from etiqueta e where e.escola_id = :escola_id order by ${plain('e.nome')}, e.id limit :quantas`,
);
const FIND = statement<{ escola_id: number; id: number }, EtiquetaRow>(
  'find_etiqueta',
  `select ${COLUMNS} from etiqueta e where e.escola_id = :escola_id and e.id = :id`,
);
const TAKEN = statement<{ escola_id: number; id: number | null; nome: string }, { id: number }>(
  'find_etiqueta_igual',
  `select e.id from etiqueta e where e.escola_id = :escola_id and ${plain('e.nome')} = ${plain(':nome::text')}
      and (:id::bigint is null or e.id <> :id) limit 1`,
);
const CREATE = statement<{ escola_id: number; nome: string }, { id: number }>(
  'create_etiqueta',
  'insert into etiqueta (escola_id, nome) values (:escola_id, :nome) returning id',
);
const SAVE = statement<{ escola_id: number; id: number; versao: number; nome: string }, { id: number }>(
  'save_etiqueta',
  `update etiqueta set nome = :nome, versao = versao + 1
    where escola_id = :escola_id and id = :id and versao = :versao returning id`,
);

/** By name. */
export const findEtiquetas = (escola: Tenant) => escola.run(LIST, { quantas: MAX });

export async function findEtiqueta(escola: Tenant, id: number): Promise<EtiquetaRow | null> {
  const [row] = await escola.run(FIND, { id });
  return row ?? null;
}

/** Whether another tag has the name, case and accents aside. */
export async function isTaken(escola: Tenant, id: number | null, nome: string): Promise<boolean> {
  return (await escola.run(TAKEN, { id, nome })).length > 0;
}

/** @returns its id */
export async function createEtiqueta(escola: Tenant, nome: string): Promise<number> {
  return requireSaved(await escola.run(CREATE, { nome })).id;
}

/** @throws 409 `versao_diferente` */
export async function saveEtiqueta(escola: Tenant, id: number, versao: number, nome: string): Promise<void> {
  requireSaved(await escola.run(SAVE, { id, versao, nome }));
}
