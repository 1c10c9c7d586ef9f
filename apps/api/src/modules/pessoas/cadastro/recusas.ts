/** Why people of a list cannot be written. Nothing was written, or the caller's transaction is rolled back. */

/** What is wrong with one person of the list. */
export type Recusa = {
  /** Place in the list, from 0. */
  readonly indice: number;
  readonly campo: 'login' | 'email' | 'id_externo' | 'pessoa_id' | 'versao';
  readonly codigo: 'login_em_uso' | 'email_em_uso' | 'id_externo_em_uso' | 'nao_encontrado' | 'versao_diferente';
};

export class PessoasRecusadas extends Error {
  override readonly name = 'PessoasRecusadas';
  readonly recusas: readonly Recusa[];

  constructor(recusas: readonly Recusa[]) {
    super(recusas.map(({ indice, codigo }) => `${indice}: ${codigo}`).join(', '));
    this.recusas = recusas;
  }
}

/** @throws PessoasRecusadas when there are any */
export function requireNone(recusas: readonly Recusa[]): void {
  if (recusas.length > 0) throw new PessoasRecusadas(recusas);
}
