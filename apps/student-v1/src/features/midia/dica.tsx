import type { AdaptadaConteudo } from '@luneta/api-client';
import { Heading, SpeechBubble, Stack } from '@luneta/ui';

import { copy } from './dica-copy.ts';

/** How to study with the only content of a phase: without suggestions below it the screen would end here. */
export function Dica({ tipo }: Pick<AdaptadaConteudo, 'tipo'>) {
  return (
    <SpeechBubble mood="pensando">
      <Stack gap="e4">
        <Heading level={2} look="h3">
          {copy.title}
        </Heading>
        <p>{copy[tipo]}</p>
        <p>{copy.next}</p>
      </Stack>
    </SpeechBubble>
  );
}
