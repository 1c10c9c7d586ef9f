/** For ten seconds after a delivery: it can be taken back, wherever the person went meanwhile (decision 227). */
import { errorMessage } from '@luneta/app-shell';
import { Button, Inline, Note, useToast } from '@luneta/ui';
import { Undo2 } from '@luneta/ui/icons';

import { copy } from './copy.ts';
import type { Guarda } from './guarda/guarda.ts';
import { useEntrega } from './guarda/use-guarda.ts';

type DeliveredNoteProps = {
  guarda: Guarda;
  /** Opens the essay whose marking is a draft again. */
  onDesfeita: (redacao_id: number) => void;
};

export function DeliveredNote({ guarda, onDesfeita }: DeliveredNoteProps) {
  const entrega = useEntrega(guarda);
  const { show } = useToast();
  const undo = async (redacao_id: number) => {
    try {
      await guarda.desfazer(redacao_id);
      onDesfeita(redacao_id);
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
