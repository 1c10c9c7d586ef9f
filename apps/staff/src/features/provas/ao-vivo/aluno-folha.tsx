/** What a row of the board opens on a phone: one student in detail, and more time. */
import { Button, Dialog, PersonName } from '@luneta/ui';
import { Timer } from '@luneta/ui/icons';

import { nomeDe } from '../../../aluno.ts';
import { AlunoFatos, podeEstender, type AlunoFatosProps } from './aluno-fatos.tsx';
import { copy } from './copy.ts';

export type AlunoFolhaProps = AlunoFatosProps & {
  onClose: () => void;
  /** Absent where the profile may not give time. */
  onExtend?: (() => void) | undefined;
};

export function AlunoFolha({ onClose, onExtend, ...fatos }: AlunoFolhaProps) {
  const { aluno } = fatos;
  return (
    <Dialog
      open
      onClose={onClose}
      title={<PersonName>{nomeDe(aluno.aluno_nome)}</PersonName>}
      description={`${copy.codigo} ${aluno.turma_aluno_id}`}
      {...(onExtend &&
        podeEstender(aluno) && {
          footer: (
            <Button icon={Timer} block onClick={onExtend}>
              {copy.extend}
            </Button>
          ),
        })}
    >
      <AlunoFatos {...fatos} />
    </Dialog>
  );
}
