/** Stops a draft whose question has another key than INEP's, until a person decides which one holds (rule QIM-3). */
import { chaveEsperada } from '@luneta/domain/conferencia-importada';
import { checagem, type Checagem } from '@luneta/domain/rascunho';

import type { Tenant } from '../../../../database/tenant.ts';
import { type Esperada, findConferidas } from '../../../questoes/index.ts';
import type { Documento } from './documento.ts';
import { type CadernoImportado, lugarDoItem } from './importado.ts';

/** The key that each question should have by the booklet. */
export const esperadasOf = ({ dias }: Pick<Documento, 'dias'>, caderno: CadernoImportado | null): Esperada[] =>
  dias.flatMap(({ itens }) =>
    itens.map((item) => {
      const lugar = lugarDoItem(caderno, item);
      return { questao_id: item.questao_id, chave: chaveEsperada(lugar?.gabarito ?? null, lugar?.decidido ?? null) };
    }),
  );

/**
 * One check for each question with another key; none without a booklet.
 * @param lacradas questions whose key is sealed for the reader, and is nobody else's to compare
 */
export async function divergentesOf(
  escola: Tenant,
  documento: Documento,
  caderno: CadernoImportado | null,
  lacradas: ReadonlySet<number>,
): Promise<Checagem[]> {
  if (caderno === null) return [];
  const found = await findConferidas(escola, esperadasOf(documento, caderno));
  const differ = new Set(
    found.flatMap(({ questao_id, diverge }) => (diverge && !lacradas.has(questao_id) ? [questao_id] : [])),
  );
  return documento.dias.flatMap(({ dia_prova, itens }) =>
    itens
      .filter(({ questao_id }) => differ.has(questao_id))
      .map(({ numero, questao_id }) => checagem('impede', 'gabarito_diverge', { dia_prova, numero, questao_id })),
  );
}
