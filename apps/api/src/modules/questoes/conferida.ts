/** What the bank says of the questions of an imported exam, beside what every draft is told. Keys are compared here, and none leaves. */
import type { Letra } from '@luneta/domain/resposta';

import { statement } from '../../database/statement.ts';
import type { Tenant } from '../../database/tenant.ts';

/** A question and the key that it should have; null where nobody says. */
export type Esperada = { readonly questao_id: number; readonly chave: Letra | null };

export type Conferida = {
  readonly questao_id: number;
  readonly sem_gabarito: boolean;
  /** It has another key than it should. */
  readonly diverge: boolean;
  /** A picture of it could not be brought, and words stand in its place. */
  readonly sem_imagem: boolean;
};

const FIND = statement<{ escola_id: number; esperadas: string }, Conferida>(
  'find_questoes_conferidas',
  `select q.id as questao_id, q.gabarito is null as sem_gabarito, coalesce(q.gabarito <> x.chave, false) as diverge,
          position('[Imagem indisponível' in concat(q.enunciado, q.opcao_a, q.opcao_b, q.opcao_c, q.opcao_d, q.opcao_e)) > 0
            as sem_imagem
     from jsonb_to_recordset(:esperadas::jsonb) as x(questao_id bigint, chave text)
     join questao q on q.escola_id = :escola_id and q.id = x.questao_id`,
);

/** Compares keys and looks for lost pictures, in one statement for any number. */
export async function findConferidas(escola: Tenant, esperadas: readonly Esperada[]): Promise<Conferida[]> {
  return esperadas.length === 0 ? [] : escola.run(FIND, { esperadas: JSON.stringify(esperadas) });
}
