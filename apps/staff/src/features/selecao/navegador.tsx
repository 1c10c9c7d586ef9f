/** From campus to grade to class to student: three columns where there is space, accordions on a phone. */
import { turnoName } from '@luneta/app-shell';
import { ClassTree, ColumnBrowser, useMediaQuery, type BrowserGroup, type PickItem } from '@luneta/ui';
import { from } from '@luneta/ui/theme';
import { useState } from 'react';

import { byTurma, groupBy, sedeNamer, type Aluno, type TurmaAlunos } from '../../aluno.ts';
import { copy as words } from '../../copy.ts';
import { copy } from './copy.ts';

export type NavegadorProps = { turmas: readonly TurmaAlunos[]; onAbrir: (aluno: Aluno) => void };

export function Navegador({ turmas, onAbrir }: NavegadorProps) {
  const wide = useMediaQuery(from.expanded);
  const nameOf = sedeNamer(turmas.map(({ turma }) => turma));
  const sedes = groupBy(turmas, ({ turma }) => nameOf(turma)).toSorted((a, b) => a.name.localeCompare(b.name, 'pt-BR'));
  const Shape = wide ? Columns : Tree;
  return <Shape sedes={sedes} onAbrir={onAbrir} />;
}

type Sede = { name: string; entries: readonly TurmaAlunos[] };
type ShapeProps = { sedes: readonly Sede[]; onAbrir: (aluno: Aluno) => void };

const seriesOf = (turmas: readonly TurmaAlunos[]) =>
  groupBy(
    turmas.toSorted((a, b) => byTurma(a.turma, b.turma)),
    ({ turma }) => turma.serie_nome,
  );

const turmaLabel = ({ turma }: TurmaAlunos) => `${turma.turma_codigo} · ${turnoName(turma.turma_turno)}`;

const turmaItem = (entry: TurmaAlunos): PickItem => ({
  id: entry.turma.turma_id,
  label: turmaLabel(entry),
  meta: words.alunosOf(entry.alunos.length),
});

const alunoItem = ({ turma_aluno_id, aluno_nome, avatar_code }: Aluno): PickItem => ({
  id: turma_aluno_id,
  label: aluno_nome,
  meta: String(turma_aluno_id),
  avatar: avatar_code,
});

/** Under the name of the school where there are several; said once, not at each campus. */
function bySchool(sedes: readonly Sede[]): readonly BrowserGroup[] {
  const item = ({ name, entries: [first] }: Sede): PickItem => ({ id: name, label: first?.turma.sede_nome ?? name });
  const schools = groupBy(sedes, ({ entries: [first] }) => first?.turma.escola_nome ?? '').toSorted((a, b) =>
    a.name.localeCompare(b.name, 'pt-BR'),
  );
  if (schools.length === 1) return [{ items: sedes.map(item) }];
  return schools.map(({ name, entries }) => ({ title: name, items: entries.map(item) }));
}

function Columns({ sedes, onAbrir }: ShapeProps) {
  const [sedeName, setSede] = useState<PickItem['id'] | null>(null);
  const [turmaId, setTurma] = useState<PickItem['id'] | null>(null);
  const sede = sedes.find(({ name }) => name === sedeName) ?? sedes[0];
  const chosen = sede?.entries.find(({ turma }) => turma.turma_id === turmaId);
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
          current: chosen?.turma.turma_id ?? null,
          empty: copy.chooseSede,
        },
        {
          title: copy.alunos,
          groups: [{ items: (chosen?.alunos ?? []).map(alunoItem) }],
          onPick: (id) => open(chosen?.alunos ?? [], id, onAbrir),
          empty: chosen === undefined ? copy.chooseTurma : copy.noAlunos,
        },
      ]}
    />
  );
}

function Tree({ sedes, onAbrir }: ShapeProps) {
  const alunos = sedes.flatMap(({ entries }) => entries.flatMap((entry) => entry.alunos));
  return (
    <ClassTree
      campuses={sedes.map(({ name, entries }) => ({
        label: name,
        grades: seriesOf(entries).map((serie) => ({
          label: serie.name,
          classes: serie.entries.map((entry) => ({ ...turmaItem(entry), people: entry.alunos.map(alunoItem) })),
        })),
      }))}
      onPick={(id) => open(alunos, id, onAbrir)}
      peopleLabel={copy.alunos}
      emptyText={copy.noAlunos}
    />
  );
}

function open(alunos: readonly Aluno[], id: PickItem['id'], onAbrir: (aluno: Aluno) => void) {
  const aluno = alunos.find(({ turma_aluno_id }) => turma_aluno_id === id);
  if (aluno) onAbrir(aluno);
}
