/** Find a student by search and filters; open the drawer of one; tick several. */
import { Help, lazyPart, usePageTitle } from '@luneta/app-shell';
import { FilterControls, useFilters } from '@luneta/app-shell/list';
import { Button, ButtonLink, Content, Inline, Note, PageTitle, Stack } from '@luneta/ui';
import { GraduationCap, Plus, Printer } from '@luneta/ui/icons';
import { useState } from 'react';

import type { Aluno } from '../../shared/aluno.ts';
import { paths } from '../../shared/paths.ts';
import { useMayCall } from '../../shared/use-may-call.ts';
import { useTurmas } from '../../shared/use-turmas.ts';
import { copy } from './copy.ts';
import { AlunosPart } from './lista/alunos-part.tsx';
import { filterOptions } from './lista/filter-options.ts';
import { FILTERS } from './lista/filtros.ts';
import { turmaAlvo, type Alvo } from './senhas/alvo.ts';
import type { Fichas } from './senhas/fichas.ts';
import { useAlunoAberto } from './use-aluno-aberto.ts';

/** Few visits enter a student. */
const NovoAluno = lazyPart(async () => (await import('./cadastro/novo-aluno.tsx')).NovoAluno);

type ListaProps = { onOpenAluno: (aluno: Aluno) => void; onFichas: (fichas: Fichas) => void };

export function ListaScreen({ onOpenAluno, onFichas }: ListaProps) {
  const heading = usePageTitle(copy.title);
  const filters = useFilters(FILTERS);
  const { turmas, broken, resume } = useTurmas();
  const [alvo, setAlvo] = useState<Alvo | null>(null);
  const may = useMayCall();
  const mayReset = may('resetSenhasTurma');
  const [entering, setEntering] = useState(false);
  const { open } = useAlunoAberto();
  const turma = turmas.find(({ turma_id }) => String(turma_id) === filters.values.turma);
  return (
    <Content width="staff">
      <Stack gap="e16">
        <Inline justify="between" wrap>
          {/* It gives way: its longest word is wider than a phone at twice its size. */}
          <Stack gap="e0">
            <PageTitle ref={heading}>{copy.title}</PageTitle>
          </Stack>
          <Inline gap="e8" wrap>
            {turma && (
              <ButtonLink variant="secondary" size="sm" icon={GraduationCap} href={paths.turma(turma.turma_id)}>
                {copy.openTurma}
              </ButtonLink>
            )}
            {turma && mayReset && (
              <Button
                variant="secondary"
                size="sm"
                icon={Printer}
                onClick={() => setAlvo(turmaAlvo(turma, turma.qtde_alunos))}
              >
                {copy.fichasDaTurma}
              </Button>
            )}
            {turmas.length > 0 && may('createAlunoGestao') && (
              <Button size="sm" icon={Plus} onClick={() => setEntering(true)}>
                {copy.newAluno}
              </Button>
            )}
          </Inline>
        </Inline>
        <AlunosPart
          filtros={filters.values}
          filtered={filters.filtered}
          empty={copy.empty}
          turmas={turmas}
          alvo={alvo}
          onAlvo={setAlvo}
          onClear={filters.clear}
          onOpenAluno={onOpenAluno}
          onFichas={onFichas}
          renderBar={(estado) => (
            <>
              <FilterControls
                of={filters}
                label={copy.filterLabel}
                applyLabel={copy.apply}
                options={filterOptions(turmas, filters.values)}
                {...estado}
              />
              {broken && (
                <Note tone="warning" action={<Retry onClick={resume} />}>
                  {copy.turmasBroken}
                </Note>
              )}
            </>
          )}
        />
        <Help />
        {entering && (
          <NovoAluno
            turmas={turmas}
            turma_id={turma?.turma_id ?? null}
            onClose={() => setEntering(false)}
            onOpen={(codigo) => {
              setEntering(false);
              open(codigo);
            }}
          />
        )}
      </Stack>
    </Content>
  );
}

function Retry({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="secondary" size="sm" onClick={onClick}>
      {copy.retry}
    </Button>
  );
}
