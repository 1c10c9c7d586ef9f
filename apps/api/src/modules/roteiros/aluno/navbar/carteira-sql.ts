/**
 * The statements that move coins and lives. Each writes the ledger row and the wallet together. Only
 * `carteira-store.ts` runs them.
 */
import { statement } from '../../../../database/statement.ts';

/** A wallet as stored, locked by the transaction that reads it. */
export type Locked = { readonly moedas: number; readonly vidas: number; readonly vidas_desde: Date | null };

export const payStatement = statement<
  {
    escola_id: number;
    turma_aluno_id: number;
    motivo: 'item' | 'boss';
    chaves: readonly string[];
    valores: readonly number[];
    agora: Date;
  },
  { pago: number }
>(
  'pay_carteira',
  `with novo as (
     insert into moeda_lancamento (escola_id, turma_aluno_id, motivo, chave, valor, criada_em)
     select :escola_id, :turma_aluno_id, :motivo, p.chave, p.valor, :agora
     from unnest(:chaves::text[], :valores::int[]) as p(chave, valor)
     on conflict on constraint moeda_lancamento_unico do nothing
     returning valor
   ), soma as (select coalesce(sum(valor), 0)::int as pago from novo),
   creditada as (
     insert into carteira as c (escola_id, turma_aluno_id, moedas)
     select :escola_id, :turma_aluno_id, pago from soma where pago > 0
     on conflict (escola_id, turma_aluno_id) do update set moedas = c.moedas + excluded.moedas
   )
   select pago from soma`,
);

/** Creates the wallet if there is none, locks it, and reads it as earlier transactions have left it. */
export const lockStatement = statement<{ escola_id: number; turma_aluno_id: number }, Locked>(
  'lock_carteira',
  `insert into carteira as c (escola_id, turma_aluno_id) values (:escola_id, :turma_aluno_id)
   on conflict (escola_id, turma_aluno_id) do update set moedas = c.moedas
   returning moedas, vidas, vidas_desde`,
);

export const spendStatement = statement<
  {
    escola_id: number;
    turma_aluno_id: number;
    motivo: 'vidas' | 'pular';
    chave: string;
    valor: number;
    agora: Date;
  },
  { id: number }
>(
  'spend_carteira',
  `with novo as (
     insert into moeda_lancamento (escola_id, turma_aluno_id, motivo, chave, valor, criada_em)
     values (:escola_id, :turma_aluno_id, :motivo, :chave, -(:valor::int), :agora)
     on conflict on constraint moeda_lancamento_unico do nothing
     returning id, valor
   ), debitada as (
     update carteira c set moedas = c.moedas + novo.valor from novo
     where c.escola_id = :escola_id and c.turma_aluno_id = :turma_aluno_id
   )
   select id from novo`,
);

export const spentStatement = statement<
  { escola_id: number; turma_aluno_id: number; motivo: 'vidas' | 'pular'; chave: string },
  { id: number }
>(
  'find_carteira_spent',
  `select id from moeda_lancamento
   where escola_id = :escola_id and turma_aluno_id = :turma_aluno_id and motivo = :motivo and chave = :chave`,
);

export const lostStatement = statement<{ escola_id: number; turma_aluno_id: number; chave: string }, { id: number }>(
  'find_carteira_lost',
  `select id from vida_lancamento
   where escola_id = :escola_id and turma_aluno_id = :turma_aluno_id and motivo = 'erro' and chave = :chave`,
);

export const livesStatement = statement<
  {
    escola_id: number;
    turma_aluno_id: number;
    motivo: 'erro' | 'compra';
    chave: string;
    valor: number;
    vidas: number;
    vidas_desde: Date | null;
    agora: Date;
  },
  { id: number }
>(
  'find_carteira_vidas',
  `with novo as (
     insert into vida_lancamento (escola_id, turma_aluno_id, motivo, chave, valor, criada_em)
     values (:escola_id, :turma_aluno_id, :motivo, :chave, :valor, :agora)
     on conflict on constraint vida_lancamento_unico do nothing
     returning id
   ), mudada as (
     update carteira c set vidas = :vidas, vidas_desde = :vidas_desde from novo
     where c.escola_id = :escola_id and c.turma_aluno_id = :turma_aluno_id
   )
   select id from novo`,
);

/**
 * Takes a life from a wallet that still holds what the caller has read, and does nothing to any other wallet or for a
 * `chave` that has taken one. No row stands for all lives.
 */
export const loseStatement = statement<
  {
    escola_id: number;
    turma_aluno_id: number;
    chave: string;
    antes: number;
    antes_desde: Date | null;
    vidas: number;
    vidas_desde: Date | null;
    agora: Date;
  },
  { id: number }
>(
  'charge_carteira',
  `with mudada as (
     insert into carteira as c (escola_id, turma_aluno_id, vidas, vidas_desde)
     select :escola_id, :turma_aluno_id, :vidas, :vidas_desde
     where not exists (select from vida_lancamento l where l.escola_id = :escola_id
                         and l.turma_aluno_id = :turma_aluno_id and l.motivo = 'erro' and l.chave = :chave)
     on conflict (escola_id, turma_aluno_id) do update set vidas = excluded.vidas, vidas_desde = excluded.vidas_desde
       where c.vidas = :antes and c.vidas_desde is not distinct from :antes_desde::timestamptz
     returning c.turma_aluno_id
   )
   insert into vida_lancamento (escola_id, turma_aluno_id, motivo, chave, valor, criada_em)
   select :escola_id, turma_aluno_id, 'erro', :chave, -1, :agora from mudada
   returning id`,
);
