/** What two people saved of the same student: both values are shown, and the person says which one stays. */
import { Button, Inline, Note, PersonName, Stack, Text } from '@luneta/ui';
import { useId } from 'react';

import type { Conflito, Diferenca } from './conflitos.ts';
import { copy } from './copy.ts';

type Escolha = 'minha' | 'servidor';
type ConflitosNoteProps = {
  conflitos: readonly Conflito[];
  onChoose: (turma_aluno_id: number, escolha: Escolha) => void;
};

export function ConflitosNote({ conflitos, onChoose }: ConflitosNoteProps) {
  const id = useId();
  const idOf = (turma_aluno_id: number) => `${id}${turma_aluno_id}`;
  if (conflitos.length === 0) return null;
  return (
    <Note tone="warning" alert title={copy.conflictTitle(conflitos.length)}>
      <Stack gap="e16" as="ul">
        {conflitos.map(({ turma_aluno_id, nome, celulas }) => (
          <li key={turma_aluno_id}>
            <Stack gap="e8">
              <Text look="smallStrong" id={idOf(turma_aluno_id)}>
                <PersonName in={copy.conflictOf(nome)}>{nome}</PersonName>
              </Text>
              {celulas.map((celula) => (
                <Text key={celula.label} look="small">
                  {lineOf(celula)}
                </Text>
              ))}
              <Inline gap="e8" align="start" wrap>
                <Button size="sm" describedBy={idOf(turma_aluno_id)} onClick={() => onChoose(turma_aluno_id, 'minha')}>
                  {copy.keepMine}
                </Button>
                <Button
                  size="sm"
                  variant="secondary"
                  describedBy={idOf(turma_aluno_id)}
                  onClick={() => onChoose(turma_aluno_id, 'servidor')}
                >
                  {copy.takeServer}
                </Button>
              </Inline>
            </Stack>
          </li>
        ))}
      </Stack>
    </Note>
  );
}

const valueOf = (text: string) => (text === '' ? copy.empty : text);
const lineOf = ({ label, minha, deles }: Diferenca) => copy.conflictCell(label, valueOf(minha), valueOf(deles));
