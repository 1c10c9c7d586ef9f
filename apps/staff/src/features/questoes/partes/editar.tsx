/** The action of a row that opens what it is about. */
import { Button, VisuallyHidden } from '@luneta/ui';
import { PenLine } from '@luneta/ui/icons';

import { copy } from './copy.ts';

export const Editar = ({ nome, onClick }: { nome: string; onClick: () => void }) => (
  <Button variant="text" size="sm" icon={PenLine} onClick={onClick}>
    {copy.edit}
    <VisuallyHidden>{copy.editOf(nome)}</VisuallyHidden>
  </Button>
);
