/** From campus to grade to class to student: three columns where there is space, accordions on a phone. */
import type { GestaoTurmaResumo } from '@luneta/api-client';
import { useMediaQuery } from '@luneta/ui';
import { from } from '@luneta/ui/theme';
import { useState } from 'react';

import { ColumnBrowser, type BrowserGroup } from './parts/column-browser/column-browser.tsx';
import type { PickItem } from './parts/column-browser/pick-list.tsx';
import { ClassTree } from './parts/class-tree/class-tree.tsx';
import { byTurma, groupBy, sedeNamer, type Aluno } from '../../shared/aluno.ts';
import { copy as words } from '../../shared/copy.ts';
import { copy } from './copy.ts';
import { TurmaAlunos } from './turma-alunos.tsx';
import { nomeDoTurno } from '../../shared/turno.ts';

export type NavegadorProps = { turmas: readonly GestaoTurmaResumo[]; onOpenAluno: (aluno: Aluno) => void };

export function Navegador({ turmas, onOpenAluno }: NavegadorProps) {
  const wide = useMediaQuery(from.expanded);
  const nameOf = sedeNamer(turmas);
  const sedes = [...groupBy(turmas, nameOf)].sort((a, b) => a.name.localeCompare(b.name, 'pt-BR'));
  const Shape = wide ? Columns : Tree;
  return <Shape sedes={sedes} onOpenAluno={onOpenAluno} />;
}

type Sede = { name: string; entries: readonly GestaoTurmaResumo[] };
type ShapeProps = { sedes: readonly Sede[]; onOpenAluno: (aluno: Aluno) => void };

const seriesOf = (turmas: readonly GestaoTurmaResumo[]) =>
  groupBy([...turmas].sort(byTurma), ({ serie_nome }) => serie_nome);

const turmaItem = ({ turma_id, turma_codigo, turma_turno, qtde_alunos }: GestaoTurmaResumo): PickItem => ({
  id: turma_id,
  label: `${turma_codigo} · ${nomeDoTurno(turma_turno)}`,
  meta: words.alunosOf(qtde_alunos),
});

/** Under the name of the school where there are several; said once, not at each campus. */
function bySchool(sedes: readonly Sede[]): readonly BrowserGroup[] {
  const item = ({ name, entries: [first] }: Sede): PickItem => ({ id: name, label: first?.sede_nome ?? name });
  const schools = [...groupBy(sedes, ({ entries: [first] }) => first?.escola_nome ?? '')].sort((a, b) =>
    a.name.localeCompare(b.name, 'pt-BR'),
  );
  if (schools.length === 1) return [{ items: sedes.map(item) }];
  return schools.map(({ name, entries }) => ({ title: name, items: entries.map(item) }));
}

function Columns({ sedes, onOpenAluno }: ShapeProps) {
  const [sedeName, setSede] = useState<PickItem['id'] | null>(null);
  const [turmaId, setTurma] = useState<PickItem['id'] | null>(null);
  const sede = sedes.find(({ name }) => name === sedeName) ?? sedes[0];
  const chosen = sede?.entries.find(({ turma_id }) => turma_id === turmaId);
  return (
    <ColumnBrowser
      columns={[
        {
          title: copy.sede,
          groups: bySchool(sedes),
          onPick: (name) => {
            setSede(name);
            setTurma(null);
          },
          current: sede?.name ?? null,
          empty: copy.empty,
        },
        {
          title: copy.turma,
          groups: seriesOf(sede?.entries ?? []).map(({ name, entries }) => ({
            title: name,
            items: entries.map(turmaItem),
          })),
          onPick: setTurma,
          current: chosen?.turma_id ?? null,
          empty: copy.chooseSede,
        },
        {
          title: copy.alunos,
          groups: [],
          onPick: () => undefined,
          empty: copy.chooseTurma,
          content: chosen && <TurmaAlunos key={chosen.turma_id} turma_id={chosen.turma_id} onOpenAluno={onOpenAluno} />,
        },
      ]}
    />
  );
}

function Tree({ sedes, onOpenAluno }: ShapeProps) {
  return (
    <ClassTree
      campuses={sedes.map(({ name, entries }) => ({
        label: name,
        grades: seriesOf(entries).map((serie) => ({
          label: serie.name,
          classes: serie.entries.map((turma) => ({
            ...turmaItem(turma),
            content: <TurmaAlunos turma_id={turma.turma_id} onOpenAluno={onOpenAluno} />,
          })),
        })),
      }))}
      onPick={() => undefined}
      peopleLabel={copy.alunos}
      emptyText={copy.noAlunos}
    />
  );
}
