/** Students with two answers, above the grid: which one counts, and the way to choose (rule MON-4). */
import type { DiaDaTurma } from '@luneta/api-client/gestao-provas';
import type { Grade } from '@luneta/api-client';
import { Button, Inline, Note, PersonName, Select, Stack, Text } from '@luneta/ui';
import { useId, useState } from 'react';

import { nomeDe } from '../../../shared/aluno.ts';
import { copy } from './duas-copy.ts';
import { DuasDialog, DuasLidas } from './duas-dialog.tsx';
import { comDuas, soNaTela } from './duas.ts';

type DuasNoteProps = { grade: Grade; path: DiaDaTurma; mayChoose: boolean };

export function DuasNote({ grade, path, mayChoose }: DuasNoteProps) {
  const id = useId();
  const [aberta, setAberta] = useState<number | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const alunos = comDuas(grade);
  const aluno = alunos.find(({ turma_aluno_id }) => turma_aluno_id === aberta);
  if (alunos.length === 0) return null;
  const close = () => setAberta(null);
  return (
    <>
      {done !== null && (
        <Note tone="success" alert onDismiss={() => setDone(null)}>
          {done}
        </Note>
      )}
      <Note
        tone={alunos.every(({ duas_respostas }) => duas_respostas.escolhida) ? 'info' : 'warning'}
        title={copy.title(alunos.length)}
      >
        <Stack gap="e12">
          <Text look="small">{copy.text}</Text>
          <Stack gap="e12" as="ul">
            {alunos.map(({ turma_aluno_id, aluno_nome, duas_respostas: { vale, escolhida } }) => (
              <li key={turma_aluno_id}>
                <Inline gap="e8" justify="between" wrap>
                  <Stack gap="e0">
                    <Text look="smallStrong" id={`${id}${turma_aluno_id}`}>
                      <PersonName>{nomeDe(aluno_nome)}</PersonName>
                    </Text>
                    <Text look="small">{copy.vale(vale, escolhida)}</Text>
                  </Stack>
                  <Button
                    size="sm"
                    variant="secondary"
                    describedBy={`${id}${turma_aluno_id}`}
                    onClick={() => setAberta(turma_aluno_id)}
                  >
                    {mayChoose ? copy.compare : copy.look}
                  </Button>
                </Inline>
              </li>
            ))}
          </Stack>
        </Stack>
      </Note>
      {aluno && !mayChoose && <DuasLidas grade={grade} aluno={aluno} onClose={close} />}
      {aluno && mayChoose && (
        <DuasDialog
          grade={grade}
          aluno={aluno}
          path={path}
          onClose={close}
          onChosen={({ vale, recalculo }) => {
            close();
            setDone(copy.done(nomeDe(aluno.aluno_nome), vale, recalculo));
          }}
        />
      )}
    </>
  );
}

/** Opens the row of somebody who answered on a screen, to type a sheet that was handed in, too. */
export function AbrirFolha({ grade, onOpen }: { grade: Grade; onOpen: (turma_aluno_id: number) => void }) {
  const [chosen, setChosen] = useState('');
  const alunos = soNaTela(grade);
  if (alunos.length === 0) return null;
  const options = alunos.map(({ turma_aluno_id, aluno_nome }) => ({
    value: String(turma_aluno_id),
    label: nomeDe(aluno_nome),
  }));
  return (
    <Inline gap="e8" align="end" wrap>
      <Select
        label={copy.open}
        help={copy.openHelp}
        value={chosen}
        options={[{ value: '', label: copy.openNone }, ...options]}
        onChange={setChosen}
      />
      <Button
        size="sm"
        variant="secondary"
        disabled={chosen === ''}
        onClick={() => {
          onOpen(Number(chosen));
          setChosen('');
        }}
      >
        {copy.openAct}
      </Button>
    </Inline>
  );
}
