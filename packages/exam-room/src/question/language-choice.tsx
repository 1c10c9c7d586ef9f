import { canChangeLanguage } from '@luneta/exam';
import { useProva, useProvaActions } from '@luneta/exam/react';
import { LanguagePicker, Note, Stack } from '@luneta/ui';

import { useExamSetup } from '../setup.tsx';

/** Foreign language of the exam (S3 §2): both sets of answers are kept, only the chosen one counts. */
export function LanguageChoice() {
  const { words: copy } = useExamSetup();
  const state = useProva();
  const { dispatch } = useProvaActions();
  if (state.facts?.solicitar_idioma !== true) return null;
  const { chosen, saving, failed } = state.language;
  const reason =
    saving !== null
      ? copy.language.saving
      : state.connection.status === 'offline'
        ? copy.offlineOptions
        : copy.readOnly;
  return (
    <Stack gap="e8">
      <LanguagePicker
        legend={copy.language.legend}
        names={copy.language.names}
        value={saving ?? chosen}
        onChange={(lingua_estrangeira) => dispatch({ type: 'language-chosen', lingua_estrangeira })}
        stopped={canChangeLanguage(state) ? undefined : reason}
      />
      {failed && (
        <Note tone="danger" alert>
          {copy.language.failed}
        </Note>
      )}
    </Stack>
  );
}
