/** Reads and writes the options of a class. */
import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';

export type OpcoesRow = {
  readonly turma_id: number;
  readonly vidas_ativas: boolean;
  readonly pular_ativo: boolean;
  readonly opcoes_alteradas_em: Date | null;
  readonly opcoes_alteradas_por: string | null;
};

const COLUMNS = 'id as turma_id, vidas_ativas, pular_ativo, opcoes_alteradas_em, opcoes_alteradas_por';

const FIND = statement<{ escola_id: number; turma_id: number }, OpcoesRow>(
  'find_turma_opcoes',
  `select ${COLUMNS} from turma where escola_id = :escola_id and id = :turma_id`,
);
const SET = statement<
  {
    escola_id: number;
    turma_id: number;
    vidas_ativas: boolean;
    pular_ativo: boolean;
    por: string;
    agora: Date;
  },
  OpcoesRow
>(
  'set_turma_opcoes',
  `update turma set vidas_ativas = :vidas_ativas, pular_ativo = :pular_ativo, opcoes_alteradas_em = :agora, opcoes_alteradas_por = :por
    where escola_id = :escola_id and id = :turma_id returning ${COLUMNS}`,
);

function there<Row>([row]: readonly Row[]): Row {
  if (!row) throw new Error('a class within reach is gone');
  return row;
}

export async function findOpcoes(escola: Tenant, turma_id: number): Promise<OpcoesRow> {
  return there(await escola.run(FIND, { turma_id }));
}

export type NovasOpcoes = {
  readonly turma_id: number;
  readonly vidas_ativas: boolean;
  readonly pular_ativo: boolean;
  /** Full name of the person who changes them. */
  readonly por: string;
  readonly agora: Date;
};

export async function setOpcoes(escola: Tenant, novas: NovasOpcoes): Promise<OpcoesRow> {
  return there(await escola.run(SET, novas));
}
