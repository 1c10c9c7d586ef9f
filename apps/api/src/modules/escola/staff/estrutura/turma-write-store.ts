/** Writes the classes of a school. */
import { insertRows, insertStatement, type NewRow } from '../../../../database/insert.ts';
import type { turma } from '../../../../database/schema/index.ts';
import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';
import { requireSaved } from '../../../../http/versao.ts';

/** A class as it is written. */
export type Turma = {
  readonly codigo: string;
  readonly sede_id: number;
  readonly serie_id: number;
  readonly turno: number;
  readonly ano: number;
  readonly versao_aluno: 1 | 2;
  readonly id_externo: string | null;
};
type Id = { readonly turma_id: number };
type Made = Id & { readonly codigo: string };

const CLASH = statement<
  { escola_id: number; turma_id: number | null; ano: number; codigo: string; id_externo: string | null },
  { codigo: boolean }
>(
  'find_turma_igual',
  `select t.ano = :ano and t.codigo = :codigo as codigo from turma t
    where t.escola_id = :escola_id and (:turma_id::bigint is null or t.id <> :turma_id)
      and ((t.ano = :ano and t.codigo = :codigo) or t.id_externo = :id_externo::text)
    order by 1 desc limit 1`,
);
const CREATE = insertStatement<NewRow<typeof turma>, Made>(
  'create_turmas',
  'turma',
  [
    'codigo',
    'sede_id',
    'serie_id',
    'turno',
    'ano',
    'versao',
    'id_externo',
    'vidas_ativas',
    'pular_ativo',
    'versao_registro',
  ],
  'on conflict (escola_id, ano, codigo) do nothing returning id as turma_id, codigo',
);
const BY_CODE = statement<{ escola_id: number; ano: number; codigos: readonly string[] }, Made>(
  'find_turmas_por_codigo',
  `select t.id as turma_id, t.codigo from turma t
    where t.escola_id = :escola_id and t.ano = :ano and t.codigo = any(:codigos::text[])`,
);
type Values = Turma & { escola_id: number; turma_id: number; versao: number };
const SAVE = statement<Values, Id>(
  'save_turma',
  `update turma set codigo = :codigo, sede_id = :sede_id, serie_id = :serie_id, turno = :turno, ano = :ano,
          versao = :versao_aluno, id_externo = :id_externo, versao_registro = versao_registro + 1
    where escola_id = :escola_id and id = :turma_id and versao_registro = :versao returning id as turma_id`,
);
const ARCHIVE = statement<{ escola_id: number; turma_id: number; arquivada: boolean; agora: Date }, Id>(
  'archive_turma',
  `update turma set arquivada_em = case when :arquivada::boolean then :agora::timestamptz end,
          versao_registro = versao_registro + 1
    where escola_id = :escola_id and id = :turma_id and (arquivada_em is not null) <> :arquivada::boolean
   returning id as turma_id`,
);
const EM_PROVA = statement<{ escola_id: number; turma_id: number; agora: Date }, { quantas: number }>(
  'count_tentativas_abertas_da_turma',
  `select count(*)::int as quantas from turma_avaliacao ta
     join tentativa x on x.escola_id = :escola_id and x.turma_avaliacao_id = ta.id
    where ta.escola_id = :escola_id and ta.turma_id = :turma_id and x.encerrada_em is null and x.prazo_em > :agora`,
);

/** What another class has already: the code in this year, or the external key; null for nothing. */
export async function findTurmaIgual(
  escola: Tenant,
  turma_id: number | null,
  { ano, codigo, id_externo }: Turma,
): Promise<'codigo' | 'id_externo' | null> {
  const [row] = await escola.run(CLASH, { turma_id, ano, codigo, id_externo });
  if (row === undefined) return null;
  return row.codigo ? 'codigo' : 'id_externo';
}

/** Makes those whose code the year does not have yet, and returns these. */
export function createTurmas(escola: Tenant, turmas: readonly Turma[]): Promise<Made[]> {
  const rows = turmas.map(({ versao_aluno, ...turma }) => ({
    ...turma,
    versao: versao_aluno,
    vidas_ativas: true,
    pular_ativo: true,
    versao_registro: 1,
  }));
  return insertRows(escola, CREATE, rows);
}

/** The classes of a year that have one of these codes. */
export const findPorCodigo = (escola: Tenant, ano: number, codigos: readonly string[]): Promise<Made[]> =>
  escola.run(BY_CODE, { ano, codigos });

/** @throws 409 `versao_diferente` */
export async function saveTurma(escola: Tenant, turma_id: number, versao: number, turma: Turma): Promise<void> {
  requireSaved(await escola.run(SAVE, { ...turma, turma_id, versao }));
}

/** @returns whether something changed */
export async function archiveTurma(
  escola: Tenant,
  turma_id: number,
  arquivada: boolean,
  agora: Date,
): Promise<boolean> {
  return (await escola.run(ARCHIVE, { turma_id, arquivada, agora })).length > 0;
}

/** Attempts of the class that are open. */
export async function countEmProva(escola: Tenant, turma_id: number, agora: Date): Promise<number> {
  const [row] = await escola.run(EM_PROVA, { turma_id, agora });
  return row?.quantas ?? 0;
}
