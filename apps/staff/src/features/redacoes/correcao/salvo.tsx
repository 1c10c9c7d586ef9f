import { useConta } from '@luneta/app-shell';
import { formatHora } from '@luneta/domain';
import { SavedIndicator, type SavedState } from '@luneta/ui';

import { copy } from '../copy.ts';
import type { Estado, Situacao } from '../outbox/estado.ts';

const STATE: Readonly<Record<Situacao, SavedState>> = {
  salva: 'saved',
  alterada: 'saving',
  enviando: 'saving',
  sem_conexao: 'offline',
  conflito: 'unsaved',
  recusada: 'unsaved',
};

/** Where the marking stands, in words. */
export function Salvo({ estado: { situacao, savedMs, concluir } }: { estado: Estado }) {
  const { fuso_horario } = useConta();
  // Nothing was marked, so there is nothing to say.
  if (situacao === 'salva' && savedMs === null && !concluir) return null;
  const words = () => {
    if (situacao !== 'salva') return copy.saved[situacao];
    if (concluir) return copy.saved.entregue;
    return savedMs === null ? copy.saved.salva : copy.saved.salvaAt(formatHora(savedMs, fuso_horario));
  };
  return <SavedIndicator state={STATE[situacao]} text={words()} />;
}
