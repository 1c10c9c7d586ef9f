import { useNomeSocial } from '@luneta/app-shell';
import { NOME_SOCIAL_MAX } from '@luneta/domain';
import { Button, FailureText, Stack, TextInput } from '@luneta/ui';
import type { FormEvent } from 'react';

import { copy } from './copy.ts';

/** The older field is capped; Save waits for a change that may be saved (S1 §5). */
export function NicknameForm({ heldBy }: { heldBy: string | undefined }) {
  const { value, type, problem, changed, saving, failure, save } = useNomeSocial(copy.saved);
  const ready = (changed && problem === null) || saving;
  function submit(event: FormEvent) {
    event.preventDefault();
    if (heldBy === undefined) save();
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="e16">
        <TextInput
          label={copy.nickname}
          help={copy.nicknameHelp}
          name="nome_social"
          autoComplete="nickname"
          prose
          maxLength={NOME_SOCIAL_MAX}
          limit={NOME_SOCIAL_MAX}
          readOnly={heldBy !== undefined}
          value={value}
          onChange={type}
        />
        <FailureText>{failure}</FailureText>
        <Button type="submit" block busy={saving} heldBy={heldBy} disabled={heldBy === undefined && !ready}>
          {copy.save}
        </Button>
      </Stack>
    </form>
  );
}
