/** What a row of the board opens on a phone: one student in detail, and more time. */
import { Dialog, PersonName, Stack } from '@luneta/ui';
import type { ReactNode } from 'react';

import { nomeDe } from '../../../shared/aluno.ts';
import { AlunoFatos, canExtend, type AlunoFatosProps } from './aluno-fatos.tsx';
import { copy } from './copy.ts';

export type AlunoFolhaProps = AlunoFatosProps & {
  onClose: () => void;
  /** More time; absent where the profile may not give it. */
  tempo?: ReactNode;
};

export function AlunoFolha({ onClose, tempo, ...fatos }: AlunoFolhaProps) {
  const { aluno } = fatos;
  return (
    <Dialog
      open
      onClose={onClose}
      title={<PersonName>{nomeDe(aluno.aluno_nome)}</PersonName>}
      description={`${copy.codigo} ${aluno.turma_aluno_id}`}
    >
      <Stack gap="e16">
        <AlunoFatos {...fatos} />
        {canExtend(aluno) && tempo}
      </Stack>
    </Dialog>
  );
}
