/** Find a student by search and filters; open the drawer of one; tick several. */
import { Help, late, usePageTitle } from '@luneta/app-shell';
import { Button, Content, Heading, Inline, Note, Stack } from '@luneta/ui';
import { Printer, Settings } from '@luneta/ui/icons';
import { useState } from 'react';

import { countOf, sedeNamer, type Aluno, type Turma } from '../../aluno.ts';
import { copy as words } from '../../copy.ts';
import { useMayCall } from '../../use-may-call.ts';
import { useRelogio } from '../../use-relogio.ts';
import { useTurmas } from '../../use-turmas.ts';
import { AlunoGaveta } from './aluno/aluno-gaveta.tsx';
import { copy } from './copy.ts';
import { AlunosList } from './lista/alunos-list.tsx';
import { FilterBar } from './lista/filter-bar.tsx';
import { SelecaoBar } from './lista/selecao-bar.tsx';
import { useFiltros } from './lista/use-filtros.ts';
import { usePages } from './lista/use-pages.ts';
import { useSelecao } from './lista/use-selecao.ts';
import { useTeclas } from './lista/use-teclas.ts';
import type { Fichas } from './senhas/fichas.ts';
import { alvoOf, turmaAlvo, type Alvo } from './senhas/alvo.ts';
import { ResetMuitos } from './senhas/reset-muitos.tsx';
import { useAlunoAberto } from './use-aluno-aberto.ts';

/** Few open it. */
const OpcoesDialog = late(async () => (await import('./turma/opcoes-dialog.tsx')).OpcoesDialog);

type ListaProps = { onAbrir: (aluno: Aluno) => void; onFichas: (fichas: Fichas) => void };

export function ListaScreen({ onAbrir, onFichas }: ListaProps) {
  const heading = usePageTitle(copy.title);
  const filters = useFiltros();
  const { turmas, broken, resume } = useTurmas();
  const pages = usePages(filters.filtros);
  const selecao = useSelecao(pages.list, pages.pending ? null : pages.alunos);
  const relogio = useRelogio();
  const { aberto, hrefOf, open, close } = useAlunoAberto();
  const [alvo, setAlvo] = useState<Alvo | null>(null);
  const [opcoes, setOpcoes] = useState<Turma | null>(null);
  const may = useMayCall();
  const mayReset = may('resetSenhasTurma');
  useTeclas(mayReset);
  const turma = turmas.find(({ turma_id }) => String(turma_id) === filters.filtros.turma);
  // Lives and the skip for coins belong to version 1.
  const hasGame = turma?.versao === 1 && may('setTurmaOpcoes');
  const sedes = new Set(turmas.map(sedeNamer(turmas)));
  return (
    <Content width="staff">
      <Stack gap="e16">
        <Inline justify="between" wrap>
          <Heading level={1} focusable ref={heading}>
            {copy.title}
          </Heading>
          {turma && (
            <Inline gap="e8" wrap>
              {hasGame && (
                <Button variant="secondary" size="sm" icon={Settings} onClick={() => setOpcoes(turma)}>
                  {copy.opcoesDaTurma}
                </Button>
              )}
              {mayReset && (
                <Button variant="secondary" size="sm" icon={Printer} onClick={() => setAlvo(turmaAlvo(turma))}>
                  {copy.fichasDaTurma}
                </Button>
              )}
            </Inline>
          )}
        </Inline>
        <FilterBar
          {...filters}
          turmas={turmas}
          loading={pages.pending}
          count={pages.count === null || pages.pending ? undefined : countText(pages.count, countOf(turmas))}
        />
        {broken && (
          <Note tone="warning" action={<Retry onClick={resume} />}>
            {copy.turmasBroken}
          </Note>
        )}
        <AlunosList
          filtros={filters.filtros}
          pages={pages}
          onClear={filters.clear}
          onAbrir={onAbrir}
          onMore={({ turma_aluno_id }) => open(turma_aluno_id)}
          hrefOf={({ turma_aluno_id }) => hrefOf(turma_aluno_id)}
          selecao={mayReset ? selecao : null}
          sedeOf={sedes.size > 1 ? sedeNamer(turmas) : null}
          relogio={relogio}
        />
        {mayReset && (
          <SelecaoBar
            filtros={filters.filtros}
            selecao={selecao}
            total={pages.count}
            onReset={(alunos) => setAlvo(alvoOf(alunos))}
          />
        )}
        <Help />
      </Stack>
      {aberto !== null && (
        <AlunoGaveta key={aberto} codigo={aberto} onClose={close} onAbrir={onAbrir} onFichas={onFichas} />
      )}
      {opcoes !== null && <OpcoesDialog turma={opcoes} onClose={() => setOpcoes(null)} />}
      {alvo !== null && <ResetMuitos alvo={alvo} onClose={() => setAlvo(null)} onFichas={onFichas} />}
    </Content>
  );
}

/** How many are left of how many; once when nothing is left out. */
const countText = (count: number, all: number): string =>
  all > count ? words.alunosDe(count, all) : words.alunosOf(count);

function Retry({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="secondary" size="sm" onClick={onClick}>
      {copy.retry}
    </Button>
  );
}
