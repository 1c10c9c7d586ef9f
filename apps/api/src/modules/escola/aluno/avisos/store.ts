/** Notices of a school. Times are given in the school's time zone and stored as instants (decision 16). */
import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';

/** The contract's limit for every list of notices. */
export const MAX_SHOWN = 50;

export type Aviso = {
  readonly chave: string;
  readonly titulo: string;
  readonly texto: string;
  readonly inicio: Date;
  readonly fim: Date;
};

const ON = statement<{ escola_id: number; agora: Date; maximo: number }, Aviso>(
  'find_avisos_vigentes',
  `select chave, titulo, texto, inicio, fim from aviso
    where escola_id = :escola_id and inicio <= :agora and fim > :agora
    order by inicio desc, chave limit :maximo`,
);
const NEWEST = statement<{ escola_id: number; maximo: number | null }, Aviso>(
  'find_avisos_recentes',
  `select chave, titulo, texto, inicio, fim from aviso where escola_id = :escola_id
    order by inicio desc, chave limit :maximo`,
);

/** Notices shown at `agora`, newest first. */
export function listOn(escola: Tenant, agora: Date): Promise<Aviso[]> {
  return escola.run(ON, { agora, maximo: MAX_SHOWN });
}

/** Every notice of the school, newest first. */
export function listAll(escola: Tenant): Promise<Aviso[]> {
  return escola.run(NEWEST, { maximo: null });
}

/** The newest notices of the school, including past and future ones. */
export function listNewest(escola: Tenant): Promise<Aviso[]> {
  return escola.run(NEWEST, { maximo: MAX_SHOWN });
}

export type NewAviso = {
  /** The key under which a device remembers the notice as dismissed. It is never used again for another text. */
  readonly chave: string;
  readonly titulo: string;
  readonly texto: string;
  /** Time in the school's time zone, `AAAA-MM-DDTHH:MM`. */
  readonly inicio: string;
  readonly fim: string;
};

const ACRESCENTAR = statement<{ escola_id: number } & NewAviso, { chave: string }>(
  'create_aviso',
  `insert into aviso (escola_id, chave, titulo, texto, inicio, fim)
   select e.id, :chave, :titulo, :texto, :inicio::timestamp at time zone e.fuso_horario, :fim::timestamp at time zone e.fuso_horario
     from escola e where e.id = :escola_id
   on conflict do nothing returning chave`,
);

/** Adds a notice. Returns false when the school already has one with this `chave`. */
export async function createAviso(escola: Tenant, notice: NewAviso): Promise<boolean> {
  return (await escola.run(ACRESCENTAR, notice)).length > 0;
}

const SAVE = statement<{ escola_id: number } & Aviso, Aviso>(
  'save_aviso',
  `insert into aviso (escola_id, chave, titulo, texto, inicio, fim)
   values (:escola_id, :chave, :titulo, :texto, :inicio, :fim)
   on conflict (escola_id, chave) do update
      set titulo = excluded.titulo, texto = excluded.texto, inicio = excluded.inicio, fim = excluded.fim
   returning chave, titulo, texto, inicio, fim`,
);
const REMOVE = statement<{ escola_id: number; chave: string }, { chave: string }>(
  'delete_aviso',
  'delete from aviso where escola_id = :escola_id and chave = :chave returning chave',
);

/** Writes a notice, or changes the one with this `chave`. */
export async function saveAviso(escola: Tenant, notice: Aviso): Promise<Aviso> {
  const { chave, titulo, texto, inicio, fim } = notice;
  const [row] = await escola.run(SAVE, { chave, titulo, texto, inicio, fim });
  if (!row) throw new Error('insert returned no row');
  return row;
}

/** Returns false when there is no notice with this `chave`. */
export async function deleteAviso(escola: Tenant, chave: string): Promise<boolean> {
  return (await escola.run(REMOVE, { chave })).length > 0;
}

/** Adds the notices that every school starts with (S1 §4, decision 14). Calling it twice is safe. */
export async function seedAvisos(escola: Tenant): Promise<void> {
  await createAviso(escola, {
    chave: 'atualizacao-2025-05-03',
    titulo: 'Atualização da plataforma',
    texto: 'Uma atualização da infraestrutura pode causar instabilidade temporária.',
    inicio: '2025-05-03T00:00',
    fim: '2025-05-03T13:00',
  });
}
