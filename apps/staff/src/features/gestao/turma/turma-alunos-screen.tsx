/** The students of one class, or the slips of a reset just made. */
import { FilterControls, useFilters } from '@luneta/app-shell/list';
import { Button } from '@luneta/ui';
import { Printer } from '@luneta/ui/icons';
import { useState } from 'react';

import type { Aluno } from '../../../shared/aluno.ts';
import { useMayCall } from '../../../shared/use-may-call.ts';
import { useTurmas } from '../../../shared/use-turmas.ts';
import { copy as words } from '../copy.ts';
import { AlunosPart } from '../lista/alunos-part.tsx';
import { DA_TURMA, NO_FILTERS } from '../lista/filtros.ts';
import { turmaAlvo, type Alvo } from '../senhas/alvo.ts';
import { FichasDeAlunos } from '../senhas/fichas-de-alunos.tsx';
import type { Fichas } from '../senhas/fichas.ts';
import { copy } from './copy.ts';
import { TurmaFrame } from './turma-frame.tsx';

export type TurmaAlunosProps = { turma_id: number; onOpenAluno: (aluno: Aluno) => void };

export function TurmaAlunosScreen({ turma_id, onOpenAluno }: TurmaAlunosProps) {
  // Passwords live here and nowhere else: leaving the slips forgets them.
  const [fichas, setFichas] = useState<Fichas | null>(null);
  const [alvo, setAlvo] = useState<Alvo | null>(null);
  const mayReset = useMayCall()('resetSenhasTurma');
  if (fichas !== null) return <FichasDeAlunos fichas={fichas} onDone={() => setFichas(null)} />;
  return (
    <TurmaFrame
      turma_id={turma_id}
      renderActions={(turma) =>
        mayReset && (
          <Button
            variant="secondary"
            size="sm"
            icon={Printer}
            onClick={() => setAlvo(turmaAlvo(turma, turma.dados.qtde_alunos))}
          >
            {words.fichasDaTurma}
          </Button>
        )
      }
    >
      {() => <Alunos turma_id={turma_id} alvo={alvo} onAlvo={setAlvo} onOpenAluno={onOpenAluno} onFichas={setFichas} />}
    </TurmaFrame>
  );
}

type AlunosProps = TurmaAlunosProps & {
  alvo: Alvo | null;
  onAlvo: (alvo: Alvo | null) => void;
  onFichas: (fichas: Fichas) => void;
};

function Alunos({ turma_id, ...rest }: AlunosProps) {
  const filters = useFilters(DA_TURMA);
  const { turmas } = useTurmas();
  return (
    <AlunosPart
      {...rest}
      filtros={{ ...NO_FILTERS, ...filters.values, turma: String(turma_id) }}
      filtered={filters.filtered}
      empty={copy.noAlunos}
      turmas={turmas}
      umaTurma
      onClear={filters.clear}
      renderBar={(estado) => (
        <FilterControls of={filters} label={words.filterLabel} applyLabel={words.apply} {...estado} />
      )}
    />
  );
}
