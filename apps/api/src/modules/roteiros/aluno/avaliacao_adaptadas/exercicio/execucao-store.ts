/**
 * Runs of a phase: opened once, locked while they change, closed once. Unique keys decide races; nothing is checked
 * beforehand.
 */
import type { ItemResposta } from '@luneta/domain/resposta';

import { statement } from '../../../../../database/statement.ts';
import type { Tenant } from '../../../../../database/tenant.ts';
import type { NavbarRow } from '../../navbar/store.ts';
import type { ItemRow } from './store.ts';

export type ExecucaoRow = {
  readonly fase_execucao_id: number;
  readonly numero: number;
  readonly concluida_em: Date | null;
  readonly estrelas: 0 | 1 | 2 | 3 | null;
  readonly acertos: number | null;
  readonly itens: number | null;
  readonly moedas: number;
  readonly melhor: boolean | null;
};

type FaseOfAluno = { readonly turma_aluno_id: number; readonly trilha_fase_id: number };

const COLUMNS =
  'x.id as fase_execucao_id, x.numero, x.concluida_em, x.estrelas, x.acertos, x.itens, x.moedas, x.melhor';

const runs = statement<{ escola_id: number } & FaseOfAluno, ExecucaoRow>(
  'find_execucoes_of_fase',
  `select ${COLUMNS} from fase_execucao x
   where x.escola_id = :escola_id and x.turma_aluno_id = :turma_aluno_id and x.trilha_fase_id = :trilha_fase_id
   order by x.numero`,
);

/** Every run of the student in the phase, oldest first. */
export function findExecucoes(escola: Tenant, of: FaseOfAluno): Promise<ExecucaoRow[]> {
  return escola.run(runs, of);
}

const open = statement<{ escola_id: number; agora: Date } & FaseOfAluno, never>(
  'start_execucao',
  `insert into fase_execucao (escola_id, turma_aluno_id, trilha_fase_id, numero, iniciada_em)
   select :escola_id, :turma_aluno_id, :trilha_fase_id, coalesce(max(x.numero), 0) + 1, :agora
   from fase_execucao x
   where x.escola_id = :escola_id and x.turma_aluno_id = :turma_aluno_id and x.trilha_fase_id = :trilha_fase_id
   on conflict do nothing`,
);

const lockOpen = statement<{ escola_id: number } & FaseOfAluno, ExecucaoRow>(
  'lock_execucao',
  `select ${COLUMNS} from fase_execucao x
   where x.escola_id = :escola_id and x.turma_aluno_id = :turma_aluno_id and x.trilha_fase_id = :trilha_fase_id
     and x.concluida_em is null
   for update`,
);

/** The open run, locked until the transaction ends; undefined when there is none. */
export async function lockExecucao(tx: Tenant, of: FaseOfAluno): Promise<ExecucaoRow | undefined> {
  const [row] = await tx.run(lockOpen, of);
  return row;
}

/** Opens a run unless one is open. Returns undefined when another call has just closed the run. */
export async function openExecucao(tx: Tenant, of: FaseOfAluno, agora: Date): Promise<ExecucaoRow | undefined> {
  await tx.run(open, { ...of, agora });
  return lockExecucao(tx, of);
}

/** One try to store. */
export type Try = {
  readonly fase_execucao_id: number;
  readonly trilha_item_id: number;
  readonly ordem: number;
  readonly vez: 1 | 2;
  readonly resposta: ItemResposta;
  readonly acertou: boolean;
  readonly pratica: boolean;
  readonly bloqueia: boolean;
  /** Coins paid for this try. */
  readonly moedas: number;
};

/** A stored try, and the wallet after what it paid or cost. */
type SavedTry = Pick<ItemRow, 'resposta_1' | 'resposta_2' | 'acertou' | 'bloqueado_em' | 'pratica'> &
  Pick<NavbarRow, 'moedas' | 'vidas' | 'vidas_desde'>;

const TRY = 'resposta_1, resposta_2, acertou, bloqueado_em, pratica';

/**
 * The first try inserts the row. The second updates it only while it holds the first try alone, so each try is stored
 * once.
 */
const saveTryStatement = statement<{ escola_id: number; turma_aluno_id: number; agora: Date } & Try, SavedTry>(
  'save_execucao_try',
  `with paga as (
     update fase_execucao set moedas = moedas + :moedas
     where escola_id = :escola_id and id = :fase_execucao_id and :moedas::int > 0
   ), nova as (
     insert into fase_item (escola_id, fase_execucao_id, trilha_item_id, ordem, servido_em, resposta_1, respondida_1_em,
                            acertou, bloqueado_em, pratica)
     select :escola_id, :fase_execucao_id, :trilha_item_id, :ordem, :agora, :resposta, :agora, :acertou,
            case when :bloqueia::boolean then :agora::timestamptz end, :pratica
     where :vez::int = 1
     on conflict do nothing
     returning ${TRY}
   ), segunda as (
     update fase_item set resposta_2 = :resposta, respondida_2_em = :agora, acertou = :acertou, pratica = :pratica,
            bloqueado_em = :agora
     where escola_id = :escola_id and fase_execucao_id = :fase_execucao_id and trilha_item_id = :trilha_item_id
       and :vez::int = 2 and resposta_2 is null and bloqueado_em is null
     returning ${TRY}
   )
   select t.*, coalesce(c.moedas, 0) as moedas, coalesce(c.vidas, 5::smallint) as vidas, c.vidas_desde
   from (select * from nova union all select * from segunda) t
   left join carteira c on c.escola_id = :escola_id and c.turma_aluno_id = :turma_aluno_id`,
);

/** @throws when the try was already stored; this cannot happen, because the caller locked and read the run */
export async function saveTry(tx: Tenant, turma_aluno_id: number, given: Try, agora: Date): Promise<SavedTry> {
  const [row] = await tx.run(saveTryStatement, { turma_aluno_id, ...given, agora });
  if (!row) throw new Error(`try ${given.vez} of item ${given.trilha_item_id} was stored beside the lock of its run`);
  return row;
}

const lockItem = statement<{ escola_id: number; fase_execucao_id: number; trilha_item_id: number; agora: Date }, never>(
  'continue_execucao',
  `update fase_item set bloqueado_em = :agora
   where escola_id = :escola_id and fase_execucao_id = :fase_execucao_id and trilha_item_id = :trilha_item_id
     and bloqueado_em is null`,
);

/** Locks an item when the student continues after a wrong first try. It takes no second life. */
export async function lockTry(
  tx: Tenant,
  where: { fase_execucao_id: number; trilha_item_id: number },
  agora: Date,
): Promise<void> {
  await tx.run(lockItem, { ...where, agora });
}

const closeStatement = statement<
  {
    escola_id: number;
    fase_execucao_id: number;
    estrelas: number;
    acertos: number;
    itens: number;
    melhor: boolean;
    agora: Date;
  },
  ExecucaoRow
>(
  'close_execucao',
  `with bloqueia as (
     update fase_item set bloqueado_em = :agora
     where escola_id = :escola_id and fase_execucao_id = :fase_execucao_id and resposta_1 is not null and bloqueado_em is null
   )
   update fase_execucao x set concluida_em = :agora, estrelas = :estrelas, acertos = :acertos, itens = :itens, melhor = :melhor
   where x.escola_id = :escola_id and x.id = :fase_execucao_id and x.concluida_em is null
   returning ${COLUMNS}`,
);

/** Ends the run once, with the result that the server recomputed. What was answered in it takes no more tries. */
export async function closeExecucao(
  tx: Tenant,
  fase_execucao_id: number,
  result: { estrelas: number; acertos: number; itens: number; melhor: boolean },
  agora: Date,
): Promise<ExecucaoRow> {
  const [row] = await tx.run(closeStatement, { fase_execucao_id, ...result, agora });
  if (!row) throw new Error(`run ${fase_execucao_id} was closed beside its lock`);
  return row;
}
