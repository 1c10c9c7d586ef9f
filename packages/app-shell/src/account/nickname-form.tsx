import { NOME_SOCIAL_MAX } from '@luneta/domain';
import { Button, FailureText, Stack, TextInput } from '@luneta/ui';
import type { FormEvent } from 'react';

import { copy } from './copy.ts';
import { useNomeSocial } from './use-nome-social.ts';

export interface NicknameFormProps {
  /** What is said when it has been saved. */
  saved: string;
  /** Given: the field takes more than 20 characters and says this. Absent: it is capped (S1 §5: the newer and the older screen). */
  tooLong?: string;
  /** Id of the note that says why nothing may be changed; undefined where it may. */
  disabledReason: { readonly id: string } | undefined;
}

/** The nickname of an account screen; Save waits for a change that may be saved (S1 §5). */
export function NicknameForm({ saved, tooLong, disabledReason }: NicknameFormProps) {
  const { value, type, problem, changed, saving, failure, save } = useNomeSocial(saved);
  const ready = (changed && problem === null) || saving;
  function submit(event: FormEvent) {
    event.preventDefault();
    if (disabledReason === undefined) save();
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
          {...(tooLong === undefined && { maxLength: NOME_SOCIAL_MAX })}
          limit={NOME_SOCIAL_MAX}
          readOnly={disabledReason !== undefined}
          value={value}
          onChange={type}
          error={problem === 'maximo' ? tooLong : undefined}
        />
        <FailureText>{failure}</FailureText>
        <Button
          type="submit"
          block
          busy={saving}
          disabledReason={disabledReason}
          disabled={disabledReason === undefined && !ready}
        >
          {copy.save}
        </Button>
      </Stack>
    </form>
  );
}
