/** SQL of two-step sign-ins and their recovery codes. Conditional updates alone decide who uses a step or a code. */
import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';

export type DuasEtapas = {
  /** As `cofre.ts` encrypted it. */
  readonly segredo: string;
  /** Null until it is confirmed by a code. */
  readonly confirmada_em: Date | null;
  readonly ultimo_passo: number | null;
  readonly codigos_restantes: number;
};

const FIND = statement<{ escola_id: number; pessoa_id: number }, DuasEtapas>(
  'find_duas_etapas',
  `select d.segredo, d.confirmada_em, d.ultimo_passo,
          (select count(*)::int from codigo_recuperacao c
            where c.escola_id = :escola_id and c.pessoa_id = d.pessoa_id and c.usado_em is null) as codigos_restantes
     from duas_etapas d where d.escola_id = :escola_id and d.pessoa_id = :pessoa_id`,
);

/** Null when the person never began to set it up. */
export async function findDuasEtapas(escola: Tenant, pessoa_id: number): Promise<DuasEtapas | null> {
  const [row] = await escola.run(FIND, { pessoa_id });
  return row ?? null;
}

const BEGIN = statement<{ escola_id: number; pessoa_id: number; segredo: string; agora: Date }, { pessoa_id: number }>(
  'start_duas_etapas',
  `insert into duas_etapas as d (escola_id, pessoa_id, segredo, criada_em) values (:escola_id, :pessoa_id, :segredo, :agora)
   on conflict (escola_id, pessoa_id) do update set segredo = :segredo, criada_em = :agora, ultimo_passo = null
   where d.confirmada_em is null
   returning pessoa_id`,
);

/** Stores a key that waits to be confirmed. False when one is in use. */
export async function beginDuasEtapas(escola: Tenant, pessoa_id: number, segredo: string, agora: Date) {
  return (await escola.run(BEGIN, { pessoa_id, segredo, agora })).length > 0;
}

type Use = { escola_id: number; pessoa_id: number; segredo: string; passo: number };

const CONFIRM = statement<Use & { agora: Date }, { pessoa_id: number }>(
  'confirm_duas_etapas',
  `update duas_etapas set confirmada_em = :agora, ultimo_passo = :passo
    where escola_id = :escola_id and pessoa_id = :pessoa_id and segredo = :segredo and confirmada_em is null
   returning pessoa_id`,
);

/** Takes the key into use. False when it was replaced or confirmed meanwhile. */
export async function confirmDuasEtapas(escola: Tenant, use: Omit<Use, 'escola_id'>, agora: Date): Promise<boolean> {
  return (await escola.run(CONFIRM, { ...use, agora })).length > 0;
}

const USE_STEP = statement<Use, { pessoa_id: number }>(
  'use_duas_etapas_passo',
  `update duas_etapas set ultimo_passo = :passo
    where escola_id = :escola_id and pessoa_id = :pessoa_id and segredo = :segredo and confirmada_em is not null
      and ultimo_passo < :passo
   returning pessoa_id`,
);

/** Uses a step up. Of any number of simultaneous uses one is true. */
export async function useStep(escola: Tenant, use: Omit<Use, 'escola_id'>): Promise<boolean> {
  return (await escola.run(USE_STEP, use)).length > 0;
}

const USE_CODE = statement<
  { escola_id: number; pessoa_id: number; codigo_hash: string; agora: Date },
  { pessoa_id: number }
>(
  'use_codigo_recuperacao',
  `update codigo_recuperacao set usado_em = :agora
    where escola_id = :escola_id and pessoa_id = :pessoa_id and codigo_hash = :codigo_hash and usado_em is null
   returning pessoa_id`,
);

/** Uses a recovery code up. Of any number of simultaneous uses one is true. */
export async function useRecoveryCode(escola: Tenant, pessoa_id: number, codigo_hash: string, agora: Date) {
  return (await escola.run(USE_CODE, { pessoa_id, codigo_hash, agora })).length > 0;
}

const DROP_CODES = statement<{ escola_id: number; pessoa_id: number }, never>(
  'delete_codigos_recuperacao',
  'delete from codigo_recuperacao where escola_id = :escola_id and pessoa_id = :pessoa_id',
);
const ADD_CODES = statement<{ escola_id: number; pessoa_id: number; hashes: readonly string[]; agora: Date }, never>(
  'create_codigos_recuperacao',
  `insert into codigo_recuperacao (escola_id, pessoa_id, codigo_hash, criado_em)
   select :escola_id::bigint, :pessoa_id::bigint, h, :agora::timestamptz from unnest(:hashes::text[]) as n(h)`,
);

/** Replaces all recovery codes. @param escola inside a transaction */
export async function saveCodes(escola: Tenant, pessoa_id: number, hashes: readonly string[], agora: Date) {
  await escola.run(DROP_CODES, { pessoa_id });
  await escola.run(ADD_CODES, { pessoa_id, hashes, agora });
}

const DROP = statement<{ escola_id: number; pessoa_id: number }, { pessoa_id: number }>(
  'delete_duas_etapas',
  'delete from duas_etapas where escola_id = :escola_id and pessoa_id = :pessoa_id returning pessoa_id',
);

/** Removes key and codes. False when there was no key. @param escola inside a transaction */
export async function dropDuasEtapas(escola: Tenant, pessoa_id: number): Promise<boolean> {
  await escola.run(DROP_CODES, { pessoa_id });
  return (await escola.run(DROP, { pessoa_id })).length > 0;
}
