/**
 * Maintenance of one school, switched by its staff (decision 177): its students cannot sign in, its staff can. Open
 * sessions go on, and no deadline moves. Maintenance of the whole service is in `servico.ts`.
 */
import { iso } from '../../http/iso.ts';
import { statement } from '../../database/statement.ts';
import type { Tenant } from '../../database/tenant.ts';

export type Manutencao = {
  /** When it was switched on. */
  readonly desde: Date;
  /** When it ends by itself; null until somebody ends it. */
  readonly ate: Date | null;
  /** What a student reads who cannot sign in; null for the usual text. */
  readonly mensagem: string | null;
};

export type EscolaEmManutencao = {
  readonly nome: string;
  readonly fuso_horario: string;
  /** Null while it is off or over. */
  readonly manutencao: Manutencao | null;
};

type Row = { nome: string; fuso_horario: string; desde: Date | null; ate: Date | null; mensagem: string | null };

const COLUMNS = `nome, fuso_horario, (configuracao->'manutencao'->>'desde')::timestamptz as desde,
  (configuracao->'manutencao'->>'ate')::timestamptz as ate, configuracao->'manutencao'->>'mensagem' as mensagem`;

const FIND = statement<{ escola_id: number }, Row>(
  'find_escola_manutencao',
  `select ${COLUMNS} from escola where id = :escola_id`,
);
/** Leaves the version of the settings alone: nobody who edits them is in the way of this. */
const SAVE = statement<{ escola_id: number; manutencao: string }, Row>(
  'set_escola_manutencao',
  `update escola set configuracao = configuracao || jsonb_build_object('manutencao', :manutencao::jsonb)
    where id = :escola_id returning ${COLUMNS}`,
);

function read(row: Row | undefined, agora: Date): EscolaEmManutencao {
  if (!row) throw new Error('the school of a session is gone');
  const { nome, fuso_horario, desde, ate, mensagem } = row;
  const on = desde !== null && (ate === null || agora < ate);
  return { nome, fuso_horario, manutencao: on ? { desde, ate, mensagem } : null };
}

export async function findManutencao(escola: Tenant, agora: Date): Promise<EscolaEmManutencao> {
  const [row] = await escola.run(FIND, {});
  return read(row, agora);
}

/** Switches it on as given, or off with null. */
export async function setManutencao(
  escola: Tenant,
  manutencao: Manutencao | null,
  agora: Date,
): Promise<EscolaEmManutencao> {
  const value = manutencao && { ...manutencao, desde: iso(manutencao.desde), ate: iso(manutencao.ate) };
  const [row] = await escola.run(SAVE, { manutencao: JSON.stringify(value) });
  return read(row, agora);
}
