/** Who may read, save and publish a draft (school §0.3). */
import { mayPublishProvas } from '@luneta/domain/autoria-direito';

import type { Alcance } from '../../../escola/index.ts';
import type { Sessao } from '../../../../http/sessao.ts';
import { rascunhoErrors } from './errors.ts';
import type { RascunhoRow } from './store.ts';

type Reader = Pick<Sessao, 'pessoa_id' | 'perfil_real'>;
type Turmas = Alcance['turmas'];

const turmasOf = ({ documento }: Pick<RascunhoRow, 'documento'>) => documento.turmas.map(({ turma_id }) => turma_id);

/** Profiles that write drafts of the whole school. */
const WRITERS: readonly string[] = ['coordenador', 'gestao_vida', 'diretor', 'admin'];

export const isMine = (row: Pick<RascunhoRow, 'autor_id'>, { pessoa_id }: Reader): boolean =>
  row.autor_id === pessoa_id;

/** A teacher reads the own drafts and those that name a class taught; others all of the school. */
export function mayRead(row: RascunhoRow, reader: Reader, turmas: Turmas): boolean {
  return turmas === null || isMine(row, reader) || turmasOf(row).some((id) => turmas.includes(id));
}

/** A teacher saves the own drafts and those for own classes alone. */
export function mayEdit(row: RascunhoRow, reader: Reader, turmas: Turmas): boolean {
  if (reader.perfil_real !== 'professor') return WRITERS.includes(reader.perfil_real);
  const ids = turmasOf(row);
  return isMine(row, reader) || (ids.length > 0 && ids.every((id) => turmas?.includes(id)));
}

/** @throws 404 for a draft that the reader may not read, whether it exists or not */
export function requireRead(row: RascunhoRow | undefined, reader: Reader, turmas: Turmas): RascunhoRow {
  if (!row || !mayRead(row, reader, turmas)) throw rascunhoErrors.notFound();
  return row;
}

/** @throws 404, and 403 for one that the reader may only read */
export function requireEdit(row: RascunhoRow | undefined, reader: Reader, turmas: Turmas): RascunhoRow {
  const found = requireRead(row, reader, turmas);
  if (!mayEdit(found, reader, turmas)) throw rascunhoErrors.deOutro();
  return found;
}

/** A teacher publishes for own classes alone, where the school lets teachers publish (PER-13). */
export function mayPublish(
  row: Pick<RascunhoRow, 'documento'>,
  { perfil_real }: Pick<Reader, 'perfil_real'>,
  turmas: Turmas,
  { professor_publica }: { readonly professor_publica: boolean },
): boolean {
  if (!mayPublishProvas(perfil_real, professor_publica)) return false;
  const ids = turmasOf(row);
  return perfil_real !== 'professor' || (ids.length > 0 && ids.every((id) => turmas?.includes(id)));
}
