import { Button, Stack, Text } from '@luneta/ui';
import { CirclePlay, PencilRuler } from '@luneta/ui/icons';

import { copy } from './copy.ts';
import type { ExercicioNow } from './use-exercicio.ts';

/** What the lives dialog of an exercise offers while a life is on its way: practice, and the contents. */
export function Meanwhile({ now, study }: { now: ExercicioNow; study: boolean }) {
  return (
    <Stack gap="e8">
      <Text tone="muted">{copy.lives.meanwhile}</Text>
      {now.mayWrite && (
        <Button block variant="secondary" size="sm" icon={PencilRuler} onClick={() => now.practise(true)}>
          {copy.lives.practice}
        </Button>
      )}
      {study && (
        <Button block variant="secondary" size="sm" icon={CirclePlay} onClick={now.study}>
          {copy.study}
        </Button>
      )}
    </Stack>
  );
}
