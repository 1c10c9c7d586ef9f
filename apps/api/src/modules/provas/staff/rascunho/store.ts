/** Reads and writes drafts of exams. Who may is decided by `policy.ts`. */
import { plain } from '../../../../database/plain.ts';
import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';
import type { Documento } from './documento.ts';
import type { CadernoImportado } from './importado.ts';

export const PAGE = 50;

/** A draft as a list has it. */
export type RascunhoListado = {
  readonly id: string;
  readonly documento: Documento;
  readonly autor_id: number;
  readonly autor_nome: string;
  readonly serie_nome: string | null;
  readonly avaliacao_id: number | null;
  readonly arquivado_em: Date | null;
  readonly criado_em: Date;
  readonly atualizado_em: Date;
  readonly versao: number;
};

export type RascunhoRow = RascunhoListado & {
  /** The booklet behind it; null for one that no file brought. */
  readonly caderno: CadernoImportado | null;
};

const COLUMNS = `r.id, r.documento, r.autor_id, r.autor_nome,
  (select s.nome from serie s where s.escola_id = r.escola_id and s.id = r.serie_id) as serie_nome,
  r.avaliacao_id, r.arquivado_em, r.criado_em, r.atualizado_em, r.versao`;

type Id = { readonly id: string };
const FIND = statement<{ escola_id: number } & Id, RascunhoRow>(
  'find_rascunho',
  `select ${COLUMNS}, r.caderno from avaliacao_rascunho r where r.escola_id = :escola_id and r.id = :id`,
);
const LOCK = statement<{ escola_id: number } & Id, RascunhoRow>(
  'lock_rascunho',
  `select ${COLUMNS}, r.caderno from avaliacao_rascunho r where r.escola_id = :escola_id and r.id = :id for update of r`,
);

export async function findRascunho(escola: Tenant, id: string): Promise<RascunhoRow | undefined> {
  const [row] = await escola.run(FIND, { id });
  return row;
}

/** The draft, locked until the transaction ends: who saves and who publishes it come one after the other. */
export async function lockRascunho(tx: Tenant, id: string): Promise<RascunhoRow | undefined> {
  const [row] = await tx.run(LOCK, { id });
  return row;
}

export type Filtros = {
  /** Null: of everybody. Else a teacher, who sees the own drafts and those that name one of these classes. */
  readonly turmas: readonly number[] | null;
  readonly pessoa_id: number;
  /** Archived and published ones too. */
  readonly arquivadas: boolean;
  readonly texto: string | null;
  readonly depois: { readonly em: Date; readonly id: string } | null;
};

const LIST = statement<
  {
    escola_id: number;
    turmas: readonly number[] | null;
    pessoa_id: number;
    arquivadas: boolean;
    texto: string | null;
    depois_em: Date | null;
    depois_id: string | null;
    quantos: number;
  },
  RascunhoListado
>(
  'find_rascunhos',
  `select ${COLUMNS} from avaliacao_rascunho r
    where r.escola_id = :escola_id
      and (:arquivadas::boolean or (r.arquivado_em is null and r.avaliacao_id is null))
      and (:turmas::bigint[] is null or r.autor_id = :pessoa_id or exists (
            select from jsonb_array_elements(r.documento->'turmas') t where (t->>'turma_id')::bigint = any(:turmas::bigint[])))
      and (:texto::text is null or position(:texto in ${plain("r.descricao || ' ' || r.autor_nome")}) > 0)
      and (:depois_em::timestamptz is null or (r.atualizado_em, r.id) < (:depois_em::timestamptz, :depois_id::uuid))
    order by r.atualizado_em desc, r.id desc limit :quantos`,
);

/** One page, and one row more when another page follows. */
export function findRascunhos(escola: Tenant, { depois, ...filtros }: Filtros): Promise<RascunhoListado[]> {
  return escola.run(LIST, {
    ...filtros,
    depois_em: depois?.em ?? null,
    depois_id: depois?.id ?? null,
    quantos: PAGE + 1,
  });
}

type Written = {
  readonly id: string;
  readonly documento: string;
  readonly descricao: string;
  readonly serie_id: number | null;
  readonly ciclo_id: number | null;
  readonly agora: Date;
};
const CREATE = statement<{ escola_id: number; autor_id: number; autor_nome: string } & Written, Id>(
  'create_rascunho',
  `insert into avaliacao_rascunho (escola_id, id, documento, descricao, serie_id, ciclo_id, autor_id, autor_nome, criado_em, atualizado_em)
   values (:escola_id, :id, :documento::jsonb, :descricao, :serie_id, :ciclo_id, :autor_id, :autor_nome, :agora, :agora)
   on conflict (escola_id, id) do nothing returning id`,
);
const SAVE = statement<{ escola_id: number; versao: number } & Written, Id>(
  'save_rascunho',
  `update avaliacao_rascunho set documento = :documento::jsonb, descricao = :descricao, serie_id = :serie_id, ciclo_id = :ciclo_id,
          atualizado_em = :agora, versao = versao + 1
    where escola_id = :escola_id and id = :id and versao = :versao and avaliacao_id is null and arquivado_em is null
   returning id`,
);
const HOLDS = statement<{ escola_id: number; documento: string } & Id, Id>(
  'find_rascunho_igual',
  `select id from avaliacao_rascunho where escola_id = :escola_id and id = :id and documento = :documento::jsonb`,
);
const ARCHIVE = statement<{ escola_id: number; arquivada: boolean; agora: Date } & Id, Id>(
  'set_rascunho_arquivado',
  `update avaliacao_rascunho
      set arquivado_em = case when :arquivada::boolean then coalesce(arquivado_em, :agora) end, versao = versao + 1
    where escola_id = :escola_id and id = :id and (arquivado_em is not null) <> :arquivada::boolean returning id`,
);

const written = (id: string, documento: Documento, agora: Date): Written => ({
  id,
  documento: JSON.stringify(documento),
  descricao: documento.descricao,
  serie_id: documento.serie_id,
  ciclo_id: documento.ciclo_id,
  agora,
});

/** Makes the draft. @returns false when there is one with this id */
export async function createRascunho(
  tx: Tenant,
  id: string,
  documento: Documento,
  autor: { readonly autor_id: number; readonly autor_nome: string },
  agora: Date,
): Promise<boolean> {
  return (await tx.run(CREATE, { ...written(id, documento, agora), ...autor })).length > 0;
}

/** Replaces the document over this version. @returns false when another one stands */
export async function saveRascunho(
  tx: Tenant,
  id: string,
  documento: Documento,
  versao: number,
  agora: Date,
): Promise<boolean> {
  return (await tx.run(SAVE, { ...written(id, documento, agora), versao })).length > 0;
}

/** Whether the stored document is this one, whatever the order of its keys. */
export async function holdsDocumento(tx: Tenant, id: string, documento: Documento): Promise<boolean> {
  return (await tx.run(HOLDS, { id, documento: JSON.stringify(documento) })).length > 0;
}

/** @returns whether it changed */
export async function setArquivado(tx: Tenant, id: string, arquivada: boolean, agora: Date): Promise<boolean> {
  return (await tx.run(ARCHIVE, { id, arquivada, agora })).length > 0;
}
