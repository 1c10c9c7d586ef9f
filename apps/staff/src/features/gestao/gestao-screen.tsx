/** 'Gerenciamento de Alunos' (S1 §2.9): find a student, open the experience, reset the password. */
import { Help, usePageTitle } from '@luneta/app-shell';
import { Content, Heading, Stack } from '@luneta/ui';
import { useState } from 'react';

import { sedeNamer, type Aluno } from '../../aluno.ts';
import { useTurmas } from '../../use-turmas.ts';
import { AlunoDialog } from './aluno-dialog.tsx';
import { AlunosList } from './alunos-list.tsx';
import { copy } from './copy.ts';
import { FilterBar } from './filter-bar.tsx';
import { ResetSenha } from './reset-senha.tsx';
import { useFiltros } from './use-filtros.ts';

type Shown = { aluno: Aluno; what: 'options' | 'reset' };

export function GestaoScreen({ onAbrir }: { onAbrir: (aluno: Aluno) => void }) {
  const heading = usePageTitle(copy.title);
  const filters = useFiltros();
  const { turmas } = useTurmas();
  const known = turmas.map(({ turma }) => turma);
  const [shown, setShown] = useState<Shown | null>(null);
  const close = () => setShown(null);
  return (
    <Content width="staff">
      <Stack gap="e16">
        <Heading level={1} focusable ref={heading}>
          {copy.title}
        </Heading>
        <FilterBar {...filters} turmas={known} />
        <AlunosList
          filtros={filters.filtros}
          onClear={filters.clear}
          onAbrir={onAbrir}
          onMore={(aluno) => setShown({ aluno, what: 'options' })}
          sedeOf={sedeNamer(known)}
        />
        <Help />
      </Stack>
      {shown?.what === 'options' && (
        <AlunoDialog
          aluno={shown.aluno}
          onClose={close}
          onAbrir={() => {
            close();
            onAbrir(shown.aluno);
          }}
          onReset={() => setShown({ ...shown, what: 'reset' })}
        />
      )}
      {shown?.what === 'reset' && <ResetSenha aluno={shown.aluno} onClose={close} />}
    </Content>
  );
}
