/** Which run's result this tab showed last, so that it is there again after a reload and by the browser's back and forward. */
import type { FaseIds } from '@luneta/api-client/fase';
import type { Services } from '@luneta/app-shell';

type Session = Pick<Services['session'], 'note' | 'setNote'>;

const NOTE = 'resultado';
const placeOf = (ids: FaseIds) =>
  [ids.tipo, ids.turma_avaliacao_id, ids.materia_id, ids.objeto_conhecimento_id, ''].join('/');

export const noteResult = (session: Session, ids: FaseIds, tentativa: number): void =>
  session.setNote(NOTE, placeOf(ids) + String(tentativa));

/** The number of the run; null when the last result was that of another phase. */
export function resultShown(session: Session, ids: FaseIds): number | null {
  const note = session.note(NOTE);
  const place = placeOf(ids);
  return note?.startsWith(place) === true ? Number(note.slice(place.length)) : null;
}
