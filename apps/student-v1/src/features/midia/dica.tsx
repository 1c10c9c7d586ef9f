import type { AdaptadaConteudo } from '@luneta/api-client';
import { Card, Heading, Text } from '@luneta/ui';

import { SpeechBubble } from './parts/speech-bubble/speech-bubble.tsx';
import { copy } from './copy.ts';

/** How to study with the only content of a phase: without suggestions below it the screen would end here. */
export const Dica = ({ tipo }: Pick<AdaptadaConteudo, 'tipo'>) => (
  <Card padding="sm">
    <SpeechBubble mood="pensando">
      <Heading look="h3">{copy.dica.title}</Heading>
      {[copy.dica[tipo], copy.dica.next].map((text) => (
        <Text key={text}>{text}</Text>
      ))}
    </SpeechBubble>
  </Card>
);
