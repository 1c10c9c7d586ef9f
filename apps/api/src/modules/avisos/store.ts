/** Notices of a school. Moments are typed as the school's clock shows them and kept as instants (decision 16). */
import { and, desc, eq, gt, lte } from 'drizzle-orm';

import { aviso } from '../../database/schema/index.ts';
import { statement } from '../../database/statement.ts';
import type { Tenant } from '../../database/tenant.ts';

/** The contract's bound of every list of notices. */
export const MAX_SHOWN = 50;

/** Those that are on, newest first. */
export function listOn(escola: Tenant, agora: Date) {
  return escola
    .select()
    .from(aviso)
    .where(and(lte(aviso.inicio, agora), gt(aviso.fim, agora)))
    .orderBy(desc(aviso.inicio), aviso.chave)
    .limit(MAX_SHOWN);
}

/** Every notice of the school, newest first. */
export function listAll(escola: Tenant) {
  return escola.select().from(aviso).orderBy(desc(aviso.inicio), aviso.chave);
}

/** The newest of them, past and future ones too. */
export function listNewest(escola: Tenant) {
  return listAll(escola).limit(MAX_SHOWN);
}

export type Aviso = Awaited<ReturnType<typeof listOn>>[number];

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

/** Writes a notice or changes the one of this `chave`. */
export async function saveAviso(escola: Tenant, notice: Omit<Aviso, 'escola_id'>): Promise<Aviso> {
  const { chave: _name, ...changes } = notice;
  const [row] = await escola
    .insert(aviso)
    .values(notice)
    .onConflictDoUpdate({ target: [aviso.escola_id, aviso.chave], set: changes })
    .returning();
  if (!row) throw new Error('insert returned no row');
  return row;
}

/** False when there is none with this `chave`. */
export async function removeAviso(escola: Tenant, chave: string): Promise<boolean> {
  return (await escola.delete(aviso).where(eq(aviso.chave, chave)).returning()).length > 0;
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
