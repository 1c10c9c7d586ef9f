/** The board on a phone: a bar, filters, a search, and rows that open what can be done for a student. */
import { FilterStrip, SearchBox, Stack, StackedBar, Text } from '@luneta/ui';
import { useState } from 'react';

import { LiveList } from '../parts/live-list/live-list.tsx';
import { AlunoFolha } from './aluno-folha.tsx';
import type { TempoDe } from './aluno-fatos.tsx';
import { copy, grupos } from './copy.ts';
import {
  countGrupos,
  matches,
  GRUPOS,
  linhaDe,
  mesmaOrdem,
  ordemDe,
  type GrupoCounts,
  type ShownGrupo,
  type Sala,
} from './grupos.ts';
import { useSettled } from './use-settled.ts';

export type TelefoneProps = {
  sala: Sala;
  nowMs: number;
  /** The student whose sheet is open. */
  aberto: number | null;
  onOpenAluno: (turma_aluno_id: number | null) => void;
  tempoDe?: TempoDe | undefined;
};

export function Telefone({ sala, nowMs, aberto, onOpenAluno, tempoDe }: TelefoneProps) {
  const [shown, setShown] = useState<ShownGrupo>('todos');
  const [busca, setBusca] = useState('');
  const counts = countGrupos(sala, nowMs);
  const ordem = useSettled(ordemDe(sala, nowMs), mesmaOrdem);
  const byId = new Map(sala.alunos.map((aluno) => [aluno.turma_aluno_id, aluno]));
  const groups = ordem
    .filter(({ grupo }) => shown === 'todos' || grupo === shown)
    .map(({ grupo, ids }) => {
      const alunos = ids.map((id) => byId.get(id)).filter((aluno) => aluno !== undefined);
      const found = alunos.filter((aluno) => matches(aluno, busca));
      const urgent = grupo === 'em_silencio';
      return {
        id: grupo,
        title: copy.heading(urgent ? copy.needs : grupos[grupo], found.length),
        tone: urgent ? ('warning' as const) : ('plain' as const),
        rows: found.map((aluno) => linhaDe(aluno, sala, nowMs)),
      };
    });
  const aluno = aberto === null ? undefined : byId.get(aberto);
  return (
    <Stack gap="e8">
      <StackedBar label={copy.counts} bare parts={partsOf(counts)} />
      <FilterStrip
        label={copy.show}
        value={shown}
        onChange={setShown}
        options={[
          { value: 'todos' as const, label: copy.todos(sala.alunos.length) },
          ...GRUPOS.filter((grupo) => counts[grupo] > 0 || grupo === shown).map((grupo) => ({
            value: grupo,
            label: copy.grupo(grupos[grupo], counts[grupo]),
          })),
        ]}
      />
      <SearchBox label={copy.search} hideLabel placeholder={copy.search} value={busca} onChange={setBusca} />
      {groups.every(({ rows }) => rows.length === 0) ? (
        <Text tone="muted">{copy.nobody}</Text>
      ) : (
        <LiveList groups={groups} onOpen={onOpenAluno} />
      )}
      {aluno && (
        <AlunoFolha
          aluno={aluno}
          sala={sala}
          nowMs={nowMs}
          onClose={() => onOpenAluno(null)}
          tempo={tempoDe?.(aluno, nowMs)}
        />
      )}
    </Stack>
  );
}

/** The colours of the bar; its words are those of the filters. */
const TONES = {
  entregou: 'done',
  digitada: 'done',
  respondendo: 'running',
  em_silencio: 'warning',
  nao_iniciou: 'rest',
  a_digitar: 'rest',
} as const;

const partsOf = (contagens: GrupoCounts) =>
  (['entregou', 'digitada', 'respondendo', 'em_silencio', 'nao_iniciou', 'a_digitar'] as const).map((grupo) => ({
    tone: TONES[grupo],
    value: contagens[grupo],
    words: copy.grupo(grupos[grupo], contagens[grupo]),
  }));
