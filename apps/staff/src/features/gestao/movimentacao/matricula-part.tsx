/** The enrolment in the drawer of a student: what may be done with it now. */
import type { GestaoAlunoDetalhe } from '@luneta/api-client';
import { Button, Inline } from '@luneta/ui';

import { useMayCall } from '../../../shared/use-may-call.ts';
import { Part } from '../aluno/part.tsx';
import { copy } from './copy.ts';
import type { Movimento } from './mover-aluno.tsx';

const CURRENT: readonly Movimento[] = ['remanejar', 'concluir', 'transferir'];

type MatriculaPartProps = {
  aluno: GestaoAlunoDetalhe;
  onAto: (ato: Movimento) => void;
};

export function MatriculaPart({ aluno, onAto }: MatriculaPartProps) {
  const may = useMayCall();
  if (!may('createMovimentacao')) return null;
  const back = aluno.matricula !== 'Atual' || aluno.situacao === 'inativo';
  const acts: readonly Movimento[] = back ? ['reativar'] : CURRENT;
  return (
    <Part title={copy.part}>
      <Inline gap="e8" wrap>
        {acts.map((ato) => (
          <Button key={ato} size="sm" variant="secondary" onClick={() => onAto(ato)}>
            {copy.acts[ato]}
          </Button>
        ))}
      </Inline>
    </Part>
  );
}
