/** Drafts that an import makes and takes back, and the booklet behind a draft. */
import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';
import type { Documento } from './documento.ts';
import type { CadernoImportado } from './importado.ts';

type OfId = { escola_id: number; id: string };

const CREATE = statement<
  OfId & {
    documento: string;
    descricao: string;
    ciclo_id: number | null;
    caderno: string;
    autor_id: number;
    autor_nome: string;
    agora: Date;
  },
  never
>(
  'create_rascunho_importado',
  `insert into avaliacao_rascunho
     (escola_id, id, documento, descricao, ciclo_id, caderno, importacao_id, autor_id, autor_nome, criado_em, atualizado_em)
   values (:escola_id, :id, :documento::jsonb, :descricao, :ciclo_id, :caderno::jsonb, :id, :autor_id, :autor_nome, :agora, :agora)
   on conflict (escola_id, id) do nothing`,
);

export type RascunhoImportado = {
  /** Of the import; the draft has the same. */
  readonly importacao_id: string;
  readonly documento: Documento;
  readonly caderno: CadernoImportado;
  readonly autor_id: number;
  readonly autor_nome: string;
};

/** Makes the draft of an import; one that is there stays. Joins the caller's transaction. */
export async function createRascunhoImportado(
  tx: Tenant,
  { importacao_id: id, documento, caderno, ...autor }: RascunhoImportado,
  agora: Date,
): Promise<void> {
  const { descricao, ciclo_id } = documento;
  const json = { documento: JSON.stringify(documento), caderno: JSON.stringify(caderno) };
  await tx.run(CREATE, { id, descricao, ciclo_id, ...json, ...autor, agora });
}

const DELETE = statement<OfId, { id: string }>(
  'delete_rascunho_importado',
  `delete from avaliacao_rascunho
    where escola_id = :escola_id and id = :id and importacao_id = :id and avaliacao_id is null returning id`,
);

/** Takes the draft of an import back. @returns false where there is none, or it was published */
export async function deleteRascunhoImportado(tx: Tenant, importacao_id: string): Promise<boolean> {
  return (await tx.run(DELETE, { id: importacao_id })).length > 0;
}

const CADERNO = statement<OfId, { caderno: CadernoImportado | null }>(
  'find_rascunho_caderno',
  'select caderno from avaliacao_rascunho where escola_id = :escola_id and id = :id',
);

/** The booklet behind a draft; null for one that no file brought. */
export async function findCadernoImportado(escola: Tenant, id: string): Promise<CadernoImportado | null> {
  return (await escola.run(CADERNO, { id }))[0]?.caderno ?? null;
}

const SAVE = statement<OfId & { caderno: string | null }, never>(
  'save_rascunho_caderno',
  `update avaliacao_rascunho set caderno = :caderno::jsonb where escola_id = :escola_id and id = :id`,
);

/** Replaces the booklet behind a draft. */
export async function saveCadernoImportado(tx: Tenant, id: string, caderno: CadernoImportado | null): Promise<void> {
  await tx.run(SAVE, { id, caderno: caderno && JSON.stringify(caderno) });
}
