/** The students of one class, or the slips of a reset just made. */
import { FilterControls, useFilters } from '@luneta/app-shell/list';
import { lazyPart } from '@luneta/app-shell';
import { Button, Inline } from '@luneta/ui';
import { Plus, Printer } from '@luneta/ui/icons';
import { useState } from 'react';

import type { Aluno } from '../../../shared/aluno.ts';
import { useMayCall } from '../../../shared/use-may-call.ts';
import { useTurmas } from '../../../shared/use-turmas.ts';
import { useCondicoes } from '../acomodacoes/use-condicoes.ts';
import { copy as words } from '../copy.ts';
import { AlunosPart } from '../lista/alunos-part.tsx';
import { DA_TURMA, NO_FILTERS } from '../lista/filtros.ts';
import { turmaAlvo, type Alvo } from '../senhas/alvo.ts';
import { Saidas } from '../movimentacao/saidas.tsx';
import { useAlunoAberto } from '../use-aluno-aberto.ts';
import { FichasDeAlunos } from '../senhas/fichas-de-alunos.tsx';
import type { Fichas } from '../senhas/fichas.ts';
import { copy } from './copy.ts';
import { TurmaFrame } from './turma-frame.tsx';

/** Few visits enter a student. */
const NovoAluno = lazyPart(async () => (await import('../cadastro/novo-aluno.tsx')).NovoAluno);

export type TurmaAlunosProps = { turma_id: number; onOpenAluno: (aluno: Aluno) => void };

export function TurmaAlunosScreen({ turma_id, onOpenAluno }: TurmaAlunosProps) {
  // Passwords live here and nowhere else: leaving the slips forgets them.
  const [fichas, setFichas] = useState<Fichas | null>(null);
  const [alvo, setAlvo] = useState<Alvo | null>(null);
  const [entering, setEntering] = useState(false);
  const { open } = useAlunoAberto();
  const may = useMayCall();
  if (fichas !== null) return <FichasDeAlunos fichas={fichas} onDone={() => setFichas(null)} />;
  return (
    <TurmaFrame
      turma_id={turma_id}
      renderActions={(turma) => (
        <Inline gap="e8" wrap>
          {may('resetSenhasTurma') && (
            <Button
              variant="secondary"
              size="sm"
              icon={Printer}
              onClick={() => setAlvo(turmaAlvo(turma, turma.dados.qtde_alunos))}
            >
              {words.fichasDaTurma}
            </Button>
          )}
          {may('createAlunoGestao') && (
            <Button size="sm" icon={Plus} onClick={() => setEntering(true)}>
              {words.newAluno}
            </Button>
          )}
        </Inline>
      )}
    >
      {() => (
        <>
          <Alunos turma_id={turma_id} alvo={alvo} onAlvo={setAlvo} onOpenAluno={onOpenAluno} onFichas={setFichas} />
          {may('createMovimentacao') && <Saidas turma_id={turma_id} onOpen={open} />}
          {entering && (
            <NovoAluno
              turmas={[]}
              turma_id={turma_id}
              onClose={() => setEntering(false)}
              onOpen={(codigo) => {
                setEntering(false);
                open(codigo);
              }}
            />
          )}
        </>
      )}
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
  const condicaoOf = useCondicoes(turma_id);
  return (
    <AlunosPart
      {...rest}
      filtros={{ ...NO_FILTERS, ...filters.values, turma: String(turma_id) }}
      filtered={filters.filtered}
      empty={copy.noAlunos}
      turmas={turmas}
      umaTurma
      condicaoOf={condicaoOf}
      onClear={filters.clear}
      renderBar={(estado) => (
        <FilterControls of={filters} label={words.filterLabel} applyLabel={words.apply} {...estado} />
      )}
    />
  );
}
