/** The question as a student reads it, with key and comment; as wide as a phone when asked for. */
import type { Questao } from '@luneta/api-client';
import { Card, Heading, Inline, Segments, Stack, Text } from '@luneta/ui';
import { useState } from 'react';

import { TextoDaQuestao } from '../../shared/questao/texto-da-questao.tsx';
import { copy } from './copy.ts';
import { phone } from './questao.css.ts';

const WIDTHS = [
  { value: 'wide', label: copy.wide },
  { value: 'phone', label: copy.phone },
] as const;

export function QuestaoVista({ questao }: { questao: Questao }) {
  const [width, setWidth] = useState<'phone' | 'wide'>('wide');
  return (
    <Card as="section" labelledBy="questao-vista">
      <Stack gap="e16">
        <Inline justify="between" wrap>
          <Stack gap="e2">
            <Heading look="h3" id="questao-vista">
              {copy.seen}
            </Heading>
            <Text look="small" tone="muted">
              {copy.seenHint}
            </Text>
          </Stack>
          <Segments legend={copy.width} options={WIDTHS} value={width} onChange={setWidth} />
        </Inline>
        <div className={width === 'phone' ? phone : undefined}>
          <TextoDaQuestao questao={questao} nome={String(questao.banco_questao_id)} />
        </div>
      </Stack>
    </Card>
  );
}
