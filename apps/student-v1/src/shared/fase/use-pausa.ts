import { useServices } from '@luneta/app-shell';
import { continueJogo, suggestsPausa, type Jogo } from '@luneta/domain';
import { useLayoutEffect, useState } from 'react';

const NOTE = 'jogo';

/** Whether a break is suggested. Decided once, when this place of the game appears: nothing moves while one reads. */
export function usePausa(): { suggested: boolean; dismiss: () => void } {
  const { session } = useServices();
  const [jogo, setJogo] = useState(() => continueJogo(read(session.note(NOTE)), Date.now()));
  // Before anybody sees the place: what is noted afterwards is not overwritten.
  useLayoutEffect(() => session.setNote(NOTE, JSON.stringify(jogo)), [session, jogo]);
  return { suggested: suggestsPausa(jogo), dismiss: () => setJogo({ ...jogo, dispensada: true }) };
}

function read(text: string | null): Jogo | null {
  const value: unknown = text === null ? null : JSON.parse(text);
  return isJogo(value) ? value : null;
}

const isJogo = (value: unknown): value is Jogo =>
  typeof value === 'object' && value !== null && 'desdeMs' in value && 'ultimoMs' in value && 'dispensada' in value;
