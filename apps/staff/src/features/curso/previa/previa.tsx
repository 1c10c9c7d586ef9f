/** The text as the student sees it: the part being edited, or all of it one below the other. */
import { Card, Stack, Text, type Tema } from '@luneta/ui';
import { StudentPreview } from '@luneta/ui/editor';
import { useDeferredValue, useState } from 'react';

import { copy } from '../copy.ts';
import { SECTIONS, type CursoForm, type Section } from '../curso-form.ts';
import { PreviaParte } from './previa-parte.tsx';

const TEMAS = [
  { value: 'claro', label: copy.preview.claro },
  { value: 'plano', label: copy.preview.escuro },
] as const satisfies readonly { value: Tema; label: string }[];

/** @param section the part to show; null for all of them */
export function Previa({ form, section }: { form: CursoForm; section: Section | null }) {
  const [tema, setTema] = useState<Tema>('claro');
  // Typing comes first: the screen beside follows when there is time.
  const shown = useDeferredValue(form);
  const sections = section === null ? SECTIONS : [section];
  return (
    <Card padding="sm">
      <StudentPreview
        title={copy.preview.title}
        tema={tema}
        onChange={setTema}
        temas={TEMAS}
        temaLegend={copy.preview.tema}
        screenLabel={copy.preview.screen}
      >
        <Stack gap="e24">
          {sections.map((one) => (
            <PreviaParte key={one} form={shown} section={one} empty={<Text tone="muted">{copy.preview.empty}</Text>} />
          ))}
        </Stack>
      </StudentPreview>
    </Card>
  );
}
