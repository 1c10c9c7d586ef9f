import { languageRefusal } from '@luneta/exam';
import { useProvaActions, useProvaValue } from '@luneta/exam/react';
import { LanguagePicker, Note, Stack } from '@luneta/ui';

import { useExamSetup } from '../setup.tsx';

/** Foreign language of the exam (S3 §2): both sets of answers are kept, only the chosen one counts. */
export function LanguageChoice() {
  const { words } = useExamSetup();
  const { dispatch } = useProvaActions();
  const asked = useProvaValue(({ facts }) => facts?.solicitar_idioma === true);
  const { chosen, saving, failed } = useProvaValue(({ language }) => language);
  const refusal = useProvaValue(languageRefusal);
  if (!asked) return null;
  const { legend, names, ...said } = words.language;
  const stopped = refusal === null ? undefined : refusal === 'saving' ? said.saving : words.refused[refusal];
  return (
    <Stack gap="e8">
      <LanguagePicker
        legend={legend}
        names={names}
        value={saving ?? chosen}
        onChange={(lingua_estrangeira) => dispatch({ type: 'language-chosen', lingua_estrangeira })}
        stopped={stopped}
      />
      {failed && (
        <Note tone="danger" alert>
          {said.failed}
        </Note>
      )}
    </Stack>
  );
}
