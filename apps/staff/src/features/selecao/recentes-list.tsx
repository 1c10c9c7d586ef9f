import { Button, Heading, Inline, PersonName, Stack } from '@luneta/ui';
import { UserRound } from '@luneta/ui/icons';

import { nomeDe, type Aluno } from '../../shared/aluno.ts';
import { copy as words } from '../../shared/copy.ts';
import { copy } from './copy.ts';

/** Chips of the students opened last in this browser session; nothing while there is none. */
export function Recentes({ alunos, onPick }: { alunos: readonly Aluno[]; onPick: (aluno: Aluno) => void }) {
  if (alunos.length === 0) return null;
  return (
    <Stack as="section" gap="e8" labelledBy="recentes">
      <Heading look="h3" id="recentes">
        {copy.recent}
      </Heading>
      <Inline as="ul" gap="e8" wrap>
        {alunos.map((aluno) => (
          <li key={aluno.turma_aluno_id}>
            <Button variant="secondary" size="sm" icon={UserRound} onClick={() => onPick(aluno)}>
              <PersonName
                in={copy.recentLabel(
                  nomeDe(aluno.aluno_nome),
                  words.turmaOf(aluno.turma.serie_nome, aluno.turma.turma_codigo),
                  aluno.turma_aluno_id,
                )}
              >
                {nomeDe(aluno.aluno_nome)}
              </PersonName>
            </Button>
          </li>
        ))}
      </Inline>
    </Stack>
  );
}
