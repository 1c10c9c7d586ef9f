/** The question as a student reads it, with key and comment; as wide as a phone when asked for. */
import type { Questao } from '@luneta/api-client';
import { itemRespostaOf } from '@luneta/domain';
import { Badge, Card, Comment, Heading, Inline, Note, Options, RichHtml, Segments, Stack, Text } from '@luneta/ui';
import { CircleCheck } from '@luneta/ui/icons';
import { useState } from 'react';

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
            <Heading level={2} look="h3" id="questao-vista">
              {copy.seen}
            </Heading>
            <Text look="small" tone="muted">
              {copy.seenHint}
            </Text>
          </Stack>
          <Segments legend={copy.width} options={WIDTHS} value={width} onChange={setWidth} />
        </Inline>
        <div className={width === 'phone' ? phone : undefined}>
          <Texto questao={questao} />
        </div>
      </Stack>
    </Card>
  );
}

function Texto({ questao }: { questao: Questao }) {
  const { banco_questao_id, enunciado, opcao_a, opcao_b, opcao_c, opcao_d, opcao_e, gabarito, comentario } = questao;
  const options = {
    label: copy.options(banco_questao_id),
    options: [opcao_a, opcao_b, opcao_c, opcao_d, opcao_e ?? ''].map((html, n) => ({ value: n + 1, html })),
    selected: null,
  };
  return (
    <Stack gap="e16">
      <RichHtml html={enunciado} />
      {gabarito === null ? (
        <>
          <Note tone="info">{copy.withoutKey}</Note>
          <Options mode="readonly" {...options} />
        </>
      ) : (
        <>
          <Inline>
            <Badge tone="success" icon={CircleCheck}>
              {copy.key(gabarito)}
            </Badge>
          </Inline>
          <Options mode="review" {...options} correct={itemRespostaOf(gabarito)} />
        </>
      )}
      <Comment label={copy.comment} html={comentario} open />
    </Stack>
  );
}
