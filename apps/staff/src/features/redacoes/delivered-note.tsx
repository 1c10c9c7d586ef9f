/** For ten seconds after a delivery: it can be taken back, wherever the person went meanwhile (decision 227). */
import { errorMessage } from '@luneta/app-shell';
import { Button, Inline, Note, useToast } from '@luneta/ui';
import { Undo2 } from '@luneta/ui/icons';

import { copy } from './copy.ts';
import type { CorrecaoOutbox } from './outbox/correcao-outbox.ts';
import { useEntrega } from './outbox/use-correcao-outbox.ts';

type DeliveredNoteProps = {
  outbox: CorrecaoOutbox;
  /** Opens the essay whose marking is a draft again. */
  onUndone: (redacao_id: number) => void;
};

export function DeliveredNote({ outbox, onUndone }: DeliveredNoteProps) {
  const entrega = useEntrega(outbox);
  const { show } = useToast();
  const undo = async (redacao_id: number) => {
    try {
      await outbox.undo(redacao_id);
      onUndone(redacao_id);
    } catch (error) {
      show({ tone: 'danger', text: errorMessage(error) });
    }
  };
  return (
    <div role="status">
      {entrega !== null && (
        <Note tone="success">
          <Inline justify="between" wrap gap="e8">
            <span>{copy.delivered(entrega.codigo)}</span>
            <Button size="sm" variant="secondary" icon={Undo2} onClick={() => void undo(entrega.redacao_id)}>
              {copy.undo}
            </Button>
          </Inline>
        </Note>
      )}
    </div>
  );
}
