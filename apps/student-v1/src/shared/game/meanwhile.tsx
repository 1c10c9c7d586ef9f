import { ButtonLink, Stack, Text } from '@luneta/ui';
import { CirclePlay, PencilRuler } from '@luneta/ui/icons';

import { copy } from './meanwhile-copy.ts';
import type { Studied } from './lives-sheet.tsx';
import { useMeanwhile } from './use-meanwhile.ts';

/** What the lives dialog offers while a life is on its way, on a screen that says nothing of its own. */
export function Meanwhile({ studied }: { studied: Studied | undefined }) {
  const { study, practice } = useMeanwhile(studied);
  if (study === null && practice === null) return <Text tone="muted">{copy.text}</Text>;
  return (
    <Stack gap="e8">
      <Text tone="muted">{copy.title}</Text>
      {study && (
        <ButtonLink block variant="secondary" size="sm" icon={CirclePlay} href={study.href}>
          {study.label}
        </ButtonLink>
      )}
      {practice && (
        <ButtonLink block variant="secondary" size="sm" icon={PencilRuler} href={practice.href}>
          {practice.label}
        </ButtonLink>
      )}
    </Stack>
  );
}
