/**
 * Opens a student's experience for the screen inside: gestao_vida chooses a mode first, everyone else goes straight in
 * to look (S1 §6; decision 23). The server decides again.
 */
import { useServices, useSession } from '@luneta/app-shell';
import { isPerfil, modosOf } from '@luneta/domain';
import { useCallback, useState, type ReactNode } from 'react';
import { useLocation } from '@luneta/app-shell/router';

import type { Aluno } from '../aluno.ts';
import { noteOrigem } from '../origem.ts';
import { ModoDialog } from './modo-dialog.tsx';
import { OpeningDialog } from './opening-dialog.tsx';

export type OnOpenAluno = (aluno: Aluno) => void;

export function OpenAluno({ children }: { children: (open: OnOpenAluno) => ReactNode }) {
  const { perfil_real } = useSession();
  const [aluno, setAluno] = useState<Aluno | null>(null);
  const { session } = useServices();
  const { pathname, search } = useLocation();
  const open = (chosen: Aluno) => {
    noteOrigem(session, pathname + search, chosen);
    setAluno(chosen);
  };
  const close = useCallback(() => setAluno(null), []);
  const chooses = isPerfil(perfil_real) && modosOf(perfil_real).length > 1;
  const Opening = chooses ? ModoDialog : OpeningDialog;
  return (
    <>
      {children(open)}
      {aluno !== null && <Opening key={aluno.turma_aluno_id} aluno={aluno} onClose={close} />}
    </>
  );
}
