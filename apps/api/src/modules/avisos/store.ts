/** Notices of a school. Moments are typed as the school's clock shows them and kept as instants (decision 16). */
import { statement } from '../../database/statement.ts';
import type { Tenant } from '../../database/tenant.ts';

/** The contract's bound of every list of notices. */
export const MAX_SHOWN = 50;

export type Aviso = {
  readonly chave: string;
  readonly titulo: string;
  readonly texto: string;
  readonly inicio: Date;
  readonly fim: Date;
};

const ON = statement<{ escola_id: number; agora: Date; maximo: number }, Aviso>(
  'avisos_vigentes',
  `select chave, titulo, texto, inicio, fim from aviso
    where escola_id = :escola_id and inicio <= :agora and fim > :agora
    order by inicio desc, chave limit :maximo`,
);
const NEWEST = statement<{ escola_id: number; maximo: number | null }, Aviso>(
  'avisos_recentes',
  `select chave, titulo, texto, inicio, fim from aviso where escola_id = :escola_id
    order by inicio desc, chave limit :maximo`,
);

/** Those that are on, newest first. */
export function listOn(escola: Tenant, agora: Date): Promise<Aviso[]> {
  return escola.run(ON, { agora, maximo: MAX_SHOWN });
}

/** Every notice of the school, newest first. */
export function listAll(escola: Tenant): Promise<Aviso[]> {
  return escola.run(NEWEST, { maximo: null });
}

/** The newest of them, past and future ones too. */
export function listNewest(escola: Tenant): Promise<Aviso[]> {
  return escola.run(NEWEST, { maximo: MAX_SHOWN });
}

export type NewAviso = {
  /** What a device remembers as dismissed: never used again for another text. */
  readonly chave: string;
  readonly titulo: string;
  readonly texto: string;
  /** Local to the school, `AAAA-MM-DDTHH:MM`. */
  readonly inicio: string;
  readonly fim: string;
};

const ACRESCENTAR = statement<{ escola_id: number } & NewAviso, { chave: string }>(
  'aviso_acrescentar',
  `insert into aviso (escola_id, chave, titulo, texto, inicio, fim)
   select e.id, :chave, :titulo, :texto, :inicio::timestamp at time zone e.fuso_horario, :fim::timestamp at time zone e.fuso_horario
     from escola e where e.id = :escola_id
   on conflict do nothing returning chave`,
);

/** Adds a notice; false when the school has one with this `chave`. */
export async function addAviso(escola: Tenant, notice: NewAviso): Promise<boolean> {
  return (await escola.run(ACRESCENTAR, notice)).length > 0;
}

const SAVE = statement<{ escola_id: number } & Aviso, Aviso>(
  'aviso_gravar',
  `insert into aviso (escola_id, chave, titulo, texto, inicio, fim)
   values (:escola_id, :chave, :titulo, :texto, :inicio, :fim)
   on conflict (escola_id, chave) do update
      set titulo = excluded.titulo, texto = excluded.texto, inicio = excluded.inicio, fim = excluded.fim
   returning chave, titulo, texto, inicio, fim`,
);
const REMOVE = statement<{ escola_id: number; chave: string }, { chave: string }>(
  'aviso_remover',
  'delete from aviso where escola_id = :escola_id and chave = :chave returning chave',
);

/** Writes a notice or changes the one of this `chave`. */
export async function saveAviso(escola: Tenant, notice: Aviso): Promise<Aviso> {
  const { chave, titulo, texto, inicio, fim } = notice;
  const [row] = await escola.run(SAVE, { chave, titulo, texto, inicio, fim });
  if (!row) throw new Error('insert returned no row');
  return row;
}

/** False when there is none with this `chave`. */
export async function removeAviso(escola: Tenant, chave: string): Promise<boolean> {
  return (await escola.run(REMOVE, { chave })).length > 0;
}

/** The notices every school starts with (S1 §4, decision 14). Safe to call twice. */
export async function seedAvisos(escola: Tenant): Promise<void> {
  await addAviso(escola, {
    chave: 'atualizacao-2025-05-03',
    titulo: 'Atualização da plataforma',
    texto: 'Uma atualização da infraestrutura pode causar instabilidade temporária.',
    inicio: '2025-05-03T00:00',
    fim: '2025-05-03T13:00',
  });
}
