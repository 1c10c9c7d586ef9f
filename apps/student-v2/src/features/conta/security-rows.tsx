/** 'Alteração de senha' and 'Perguntas de segurança': two rows, each with its modal, a whole screen on a phone (S1 §2.7). */
import { Dialog, Loading, RowButton, Skeleton, Stack } from '@luneta/ui';
import { CircleQuestionMark, KeyRound } from '@luneta/ui/icons';
import { lazy, Suspense, useState, type ReactNode } from 'react';

import { copy } from './copy.ts';

// Fetched with the first press: the account itself does not need them.
const forms = () => import('@luneta/app-shell/security');
const SenhaForm = lazy(async () => ({ default: (await forms()).SenhaForm }));
const PerguntasForm = lazy(async () => ({ default: (await forms()).PerguntasForm }));

export type SecurityRowsProps = {
  /** Nothing can be changed; the id of the sentence that says why. */
  disabledReason: { readonly id: string } | undefined;
  /** Something was saved, and its dialog closes. */
  onSaved?: () => void;
};

export function SecurityRows({ disabledReason, onSaved }: SecurityRowsProps) {
  const [open, setOpen] = useState<'senha' | 'perguntas' | null>(null);
  const close = () => setOpen(null);
  const saved = () => {
    close();
    onSaved?.();
  };
  return (
    <Stack gap="e12">
      <RowButton icon={KeyRound} disabledReason={disabledReason} onClick={() => setOpen('senha')}>
        {copy.senha}
      </RowButton>
      <RowButton icon={CircleQuestionMark} disabledReason={disabledReason} onClick={() => setOpen('perguntas')}>
        {copy.perguntas}
      </RowButton>
      <Dialog open={open === 'senha'} onClose={close} title={copy.senha} size="full">
        <Fetched>
          <SenhaForm variant="newer" onSaved={saved} untitled />
        </Fetched>
      </Dialog>
      <Dialog open={open === 'perguntas'} onClose={close} title={copy.perguntas} size="full">
        <Fetched>
          <PerguntasForm onSaved={saved} untitled />
        </Fetched>
      </Dialog>
    </Stack>
  );
}

const Fetched = ({ children }: { children: ReactNode }) => (
  <Suspense
    fallback={
      <Loading>
        <Skeleton shape="card" size={320} />
      </Loading>
    }
  >
    {children}
  </Suspense>
);
