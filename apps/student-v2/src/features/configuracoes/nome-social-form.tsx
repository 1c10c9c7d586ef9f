import { useNomeSocial } from '@luneta/app-shell';
import { NOME_SOCIAL_MAX } from '@luneta/domain';
import { Button, FailureText, Stack, TextInput } from '@luneta/ui';
import { useRef, useState, type FormEvent } from 'react';

import { copy } from './copy.ts';

const ERRORS = { vazio: copy.required, maximo: copy.tooLong } as const;

/** Saving is blocked when empty, and says so (S3 §4, §5). */
export function NomeSocialForm({ disabledReason }: { disabledReason: { readonly id: string } | undefined }) {
  const { value, type, problem, changed, saving, failure, save } = useNomeSocial(copy.saved);
  const [asked, setAsked] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  // A long name is reported while typing; a missing name only when it is saved.
  const shown = problem === 'maximo' || (asked && problem !== null) ? problem : null;
  function submit(event: FormEvent) {
    event.preventDefault();
    if (disabledReason !== undefined) return;
    setAsked(true);
    if (problem === null) save();
    else input.current?.focus();
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="e16">
        <TextInput
          ref={input}
          label={copy.label}
          help={copy.help}
          name="nome_social"
          autoComplete="nickname"
          prose
          required
          limit={NOME_SOCIAL_MAX}
          readOnly={disabledReason !== undefined}
          value={value}
          onChange={type}
          error={shown === null ? undefined : ERRORS[shown]}
        />
        <FailureText>{failure}</FailureText>
        <Button
          type="submit"
          block
          busy={saving}
          disabledReason={disabledReason}
          disabled={disabledReason === undefined && !changed && problem === null && !saving}
        >
          {copy.save}
        </Button>
      </Stack>
    </form>
  );
}
