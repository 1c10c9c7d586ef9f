/** 'Gerenciamento de Alunos' (S1 §2.9): the list with the drawer of one student, or the slips of a reset just made. */
import { useState } from 'react';

import type { Aluno } from '../../shared/aluno.ts';
import { ListaScreen } from './lista-screen.tsx';
import { FichasDeAlunos } from './senhas/fichas-de-alunos.tsx';
import type { Fichas } from './senhas/fichas.ts';

export function GestaoScreen({ onOpenAluno }: { onOpenAluno: (aluno: Aluno) => void }) {
  // Passwords live here and nowhere else: leaving the slips forgets them.
  const [fichas, setFichas] = useState<Fichas | null>(null);
  if (fichas !== null) return <FichasDeAlunos fichas={fichas} onDone={() => setFichas(null)} />;
  return <ListaScreen onOpenAluno={onOpenAluno} onFichas={setFichas} />;
}
