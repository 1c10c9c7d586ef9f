/** The students of some filters: the list, the drawer of one, the ticks of several, and the passwords of those. */
import type { ReactNode } from 'react';

import { countOf, sedeNamer, type Aluno } from '../../../shared/aluno.ts';
import { copy as words } from '../../../shared/copy.ts';
import { useMayCall } from '../../../shared/use-may-call.ts';
import { useRelogio } from '../../../shared/use-relogio.ts';
import type { useTurmas } from '../../../shared/use-turmas.ts';
import { AlunoGaveta } from '../aluno/aluno-gaveta.tsx';
import { alvoOf, type Alvo } from '../senhas/alvo.ts';
import type { Fichas } from '../senhas/fichas.ts';
import { ResetMuitos } from '../senhas/reset-muitos.tsx';
import { useAlunoAberto } from '../use-aluno-aberto.ts';
import { AlunosList } from './alunos-list.tsx';
import type { Filtros } from './filtros.ts';
import { SelecaoBar } from './selecao-bar.tsx';
import { usePages } from './use-pages.ts';
import { useSelecao } from './use-selecao.ts';
import { useTeclas } from './use-teclas.ts';

/** What the filters say of the list. */
export type Estado = { readonly loading: boolean; readonly count: string | undefined };

export type AlunosPartProps = {
  filtros: Filtros;
  /** Something was left out by a person. */
  filtered: boolean;
  /** What is said when there is nobody and nothing was left out. */
  empty: string;
  turmas: ReturnType<typeof useTurmas>['turmas'];
  /** All students are of one class, which stands above the list. */
  umaTurma?: boolean;
  /** What a student of this class needs in exams. */
  condicaoOf?: ((turma_aluno_id: number) => string) | null;
  /** A reset that was asked for above the list; the ticks of the list ask for one, too. */
  alvo: Alvo | null;
  onAlvo: (alvo: Alvo | null) => void;
  onClear: () => void;
  onOpenAluno: (aluno: Aluno) => void;
  onFichas: (fichas: Fichas) => void;
  renderBar: (estado: Estado) => ReactNode;
};

export function AlunosPart(props: AlunosPartProps) {
  const {
    filtros,
    turmas,
    umaTurma = false,
    condicaoOf = null,
    alvo,
    onAlvo,
    onOpenAluno,
    onFichas,
    renderBar,
    ...list
  } = props;
  const pages = usePages(filtros);
  const selecao = useSelecao(pages.list, pages.pending ? null : pages.alunos);
  const relogio = useRelogio();
  const { aberto, hrefOf, open, close } = useAlunoAberto();
  const mayReset = useMayCall()('resetSenhasTurma');
  useTeclas(mayReset);
  const sedes = new Set(turmas.map(sedeNamer(turmas)));
  const all = umaTurma ? (pages.count ?? 0) : countOf(turmas);
  return (
    <>
      {renderBar({
        loading: pages.pending,
        count: pages.count === null || pages.pending ? undefined : countText(pages.count, all),
      })}
      <AlunosList
        {...list}
        pages={pages}
        onOpenAluno={onOpenAluno}
        onMore={({ turma_aluno_id }) => open(turma_aluno_id)}
        hrefOf={({ turma_aluno_id }) => hrefOf(turma_aluno_id)}
        selecao={mayReset ? selecao : null}
        sedeOf={sedes.size > 1 ? sedeNamer(turmas) : null}
        umaTurma={umaTurma}
        condicaoOf={condicaoOf}
        relogio={relogio}
      />
      {mayReset && (
        <SelecaoBar
          filtros={filtros}
          selecao={selecao}
          total={pages.count}
          onReset={(alunos) => onAlvo(alvoOf(alunos))}
        />
      )}
      {aberto !== null && (
        <AlunoGaveta key={aberto} codigo={aberto} onClose={close} onOpenAluno={onOpenAluno} onFichas={onFichas} />
      )}
      {alvo !== null && <ResetMuitos alvo={alvo} onClose={() => onAlvo(null)} onFichas={onFichas} />}
    </>
  );
}

/** How many are left of how many; once when nothing is left out. */
const countText = (count: number, all: number): string =>
  all > count ? words.alunosDe(count, all) : words.alunosOf(count);
