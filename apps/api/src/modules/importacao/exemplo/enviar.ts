/** Hands in the example bank in the name of a person, as one hands in a file: judged, applied and taken back like any other. */
import { isResponsavel } from '@luneta/domain/questao-lacre';

import type { Tenant } from '../../../database/tenant.ts';
import type { Services } from '../../../http/services.ts';
import type { Sessao } from '../../../http/sessao.ts';
import { findMaterias } from '../../questoes/index.ts';
import { ensureMaterias } from '../enem/materias.ts';
import { receive } from '../staff/envio.ts';
import { fold } from '../targets/texto.ts';
import { arquivoDeExemplo, NOME_DO_EXEMPLO } from './arquivo.ts';
import { materiasDoExemplo } from './exemplos.ts';

/** An empty school has no subjects: who answers for the bank brings those of the questions with them. */
async function ensureMateriasDoExemplo(escola: Tenant): Promise<void> {
  await escola.transaction(async (tx) => {
    const known = new Set((await findMaterias(tx)).map(({ nome }) => fold(nome)));
    await ensureMaterias(
      tx,
      materiasDoExemplo().filter(({ materia }) => !known.has(fold(materia))),
    );
  });
}

/** @returns the id of the import. The same questions once more are known again. @throws 409, 429 */
export async function receiveExemplo(
  escola: Tenant,
  { sessao, agora }: { readonly sessao: Sessao; readonly agora: Date },
  services: Pick<Services, 'defer'>,
): Promise<string> {
  if (isResponsavel(sessao.perfil_real)) await ensureMateriasDoExemplo(escola);
  const envio = { sessao, tipo: 'questoes', nome_arquivo: NOME_DO_EXEMPLO, forcar: true, prova: null, agora } as const;
  return receive(escola, arquivoDeExemplo(), envio, services);
}
