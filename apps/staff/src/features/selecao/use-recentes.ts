import { useServices } from '@luneta/app-shell';
import { useEffect, useState } from 'react';

import type { Aluno } from '../../shared/aluno.ts';
import { readRecentes } from '../../shared/recentes.ts';

/** Students opened last. Read again when the browser restores the page: one more was opened when it was left. */
export function useRecentes(): readonly Aluno[] {
  const { session } = useServices();
  const [recentes, setRecentes] = useState(() => readRecentes(session));
  useEffect(() => {
    const read = () => setRecentes(readRecentes(session));
    window.addEventListener('pageshow', read);
    return () => window.removeEventListener('pageshow', read);
  }, [session]);
  return recentes;
}
