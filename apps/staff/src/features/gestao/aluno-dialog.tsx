/** One student: who it is, and what staff may do (S1 §2.9; decision 26). */
import { turnoName, useSession } from '@luneta/app-shell';
import { capabilities, isPerfil } from '@luneta/domain';
import { Button, Dialog, FactsList } from '@luneta/ui';
import { Eye, KeyRound } from '@luneta/ui/icons';

import type { Aluno } from '../../aluno.ts';
import { copy } from './copy.ts';

export type AlunoDialogProps = { aluno: Aluno; onClose: () => void; onAbrir: () => void; onReset: () => void };

export function AlunoDialog({ aluno, onClose, onAbrir, onReset }: AlunoDialogProps) {
  const { turma } = aluno;
  return (
    <Dialog
      open
      onClose={onClose}
      title={aluno.aluno_nome}
      footer={
        <>
          <Button icon={Eye} onClick={onAbrir}>
            {copy.openExperience}
          </Button>
          {useMayReset() && (
            <Button variant="dangerOutline" icon={KeyRound} onClick={onReset}>
              {copy.reset}
            </Button>
          )}
        </>
      }
    >
      <FactsList
        facts={[
          { term: copy.codigo, value: aluno.turma_aluno_id },
          { term: copy.turma, value: turma.turma_codigo },
          { term: copy.serie, value: turma.serie_nome },
          { term: copy.turno, value: turnoName(turma.turma_turno) },
          { term: copy.sede, value: turma.sede_nome },
          { term: copy.escola, value: turma.escola_nome },
        ]}
      />
    </Dialog>
  );
}

/** [PER-8]: gestao_vida and admin. The server decides again. */
function useMayReset(): boolean {
  const { perfil_real } = useSession();
  return isPerfil(perfil_real) && capabilities({ perfil_real, modo: null, turmaAtual: true }).resetsPassword;
}
