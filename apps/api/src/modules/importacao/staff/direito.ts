/** Who hands in and reads which files: people are of the heads, questions of those who write questions. */
import { AUTORES } from '@luneta/domain/questao-lacre';
import type { Perfil } from '@luneta/domain/perfil';

import { errors } from '../../../http/errors.ts';
import type { Sessao } from '../../../http/sessao.ts';
import type { Tipo } from '../arquivo/modelo.ts';
import type { ImportacaoRow, Visiveis } from '../arquivo/store.ts';
import { importacaoErrors } from '../errors.ts';

type Quem = Pick<Sessao, 'perfil_real' | 'pessoa_id'>;

const PESSOAS: readonly Tipo[] = ['alunos', 'equipe', 'turmas', 'pessoas'];
/** Questions, and the parameters of an exam, whose own right `alvo.ts` asks. */
const QUESTOES: readonly Tipo[] = ['questoes', 'parametros_tri'];
const ENVIAM_PESSOAS: readonly Perfil[] = ['gestao_escola', 'diretor', 'admin'];
const LEEM_PESSOAS: readonly Perfil[] = [...ENVIAM_PESSOAS, 'gestao_vida', 'supervisor'];

const maySend = (perfil: Perfil, tipo: Tipo): boolean =>
  (QUESTOES.includes(tipo) ? AUTORES : ENVIAM_PESSOAS).includes(perfil);

/** The files that a list shows: a teacher the own ones. */
export function visiveisPara({ perfil_real, pessoa_id }: Quem): Visiveis {
  const pessoas = LEEM_PESSOAS.includes(perfil_real) ? PESSOAS : [];
  const questoes = AUTORES.includes(perfil_real) ? QUESTOES : [];
  return { tipos: [...pessoas, ...questoes], de: perfil_real === 'professor' ? pessoa_id : null };
}

/** @throws 403 */
export function requireEnvio({ perfil_real }: Quem, tipo: Tipo): void {
  if (!maySend(perfil_real, tipo)) throw importacaoErrors.notYours();
}

/** @throws 404 for a file that this person may not know of */
export function requireLeitura(quem: Quem, { tipo, criada_por }: ImportacaoRow): void {
  const { tipos, de } = visiveisPara(quem);
  if (!tipos.includes(tipo) || (de !== null && de !== criada_por)) throw errors.notFound();
}

/** @throws 404 for a file that this person may not know of, 403 for one of another's to change */
export function requireEscrita(quem: Quem, row: ImportacaoRow): void {
  requireLeitura(quem, row);
  requireEnvio(quem, row.tipo);
}
