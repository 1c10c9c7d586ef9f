/** 'Alteração de senha' and 'Perguntas de segurança': two rows, each with its modal, a whole screen on a phone (S1 §2.7). */
import { PerguntasForm, SenhaForm } from '@luneta/app-shell/security';
import { Dialog, RowButton, Stack } from '@luneta/ui';
import { CircleQuestionMark, KeyRound } from '@luneta/ui/icons';
import { useState } from 'react';

import { copy } from './copy.ts';

export function SecurityRows({ heldBy }: { heldBy: string | undefined }) {
  const [open, setOpen] = useState<'senha' | 'perguntas' | null>(null);
  const close = () => setOpen(null);
  return (
    <Stack gap="e12">
      <RowButton icon={KeyRound} heldBy={heldBy} onClick={() => setOpen('senha')}>
        {copy.senha}
      </RowButton>
      <RowButton icon={CircleQuestionMark} heldBy={heldBy} onClick={() => setOpen('perguntas')}>
        {copy.perguntas}
      </RowButton>
      <Dialog open={open === 'senha'} onClose={close} title={copy.senha} size="full">
        <SenhaForm variant="newer" onSaved={close} untitled />
      </Dialog>
      <Dialog open={open === 'perguntas'} onClose={close} title={copy.perguntas} size="full">
        <PerguntasForm onSaved={close} untitled />
      </Dialog>
    </Stack>
  );
}
