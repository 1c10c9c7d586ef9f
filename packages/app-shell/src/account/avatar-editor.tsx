/** The button 'Editar avatar' with its dialog. The choice is saved only by 'Salvar'; closing forgets it. */
import { Avatar, Button, Center, Dialog, FailureText, Grid, Skeleton, Stack } from '@luneta/ui';
import { PenLine } from '@luneta/ui/icons';
import { lazy, Suspense, useState } from 'react';

import { useConta } from '../session/use-conta.ts';
import { copy } from './copy.ts';
import { useUpdateConta } from './use-update-conta.ts';

const AvatarPicker = lazy(async () => ({ default: (await import('./avatar-choice.tsx')).AvatarPicker }));

export type AvatarEditorProps = {
  /** 24 on the older screen, 69 on the newer (S1 §9). */
  count: 24 | 69;
  /** The sentence that tells the success. */
  saved: string;
  /** Id of the sentence that says why nothing may be changed. */
  disabledReason?: { readonly id: string } | undefined;
};

export function AvatarEditor({ count, saved, disabledReason }: AvatarEditorProps) {
  const { avatar_code } = useConta();
  const { saving, failure, forgetFailure, save } = useUpdateConta(saved);
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState(avatar_code);
  const close = () => setOpen(false);
  function start() {
    setChosen(avatar_code);
    forgetFailure();
    setOpen(true);
  }
  return (
    <>
      <Button variant="secondary" size="sm" icon={PenLine} disabledReason={disabledReason} onClick={start}>
        {copy.editAvatar}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        size="sm"
        title={copy.editAvatar}
        footer={
          // Side by side, so that the whole choice fits a phone.
          <Grid columns={2}>
            <Button variant="secondary" block onClick={close}>
              {copy.cancel}
            </Button>
            <Button
              block
              busy={saving}
              disabled={chosen === avatar_code && !saving}
              onClick={() => save({ avatar_code: chosen }, close)}
            >
              {copy.save}
            </Button>
          </Grid>
        }
      >
        <Stack gap="e12">
          {/* Large, so that a choice is seen before it is saved. */}
          <Center>
            <Avatar code={chosen} size={104} />
          </Center>
          <Suspense fallback={<Skeleton shape="card" size={360} />}>
            <AvatarPicker label={copy.avatar} count={count} value={chosen} onChange={setChosen} saving={saving} />
          </Suspense>
        </Stack>
        <FailureText>{failure}</FailureText>
      </Dialog>
    </>
  );
}
