/** The key beside the question on a wide screen: the dialog's grid, always open, with what its marks mean. */
import { gabaritoState } from '@luneta/domain';
import { AnswersLegend, Card, Heading, Inline, Stack, Text } from '@luneta/ui';

import { copy } from './copy.ts';
import { ReviewKey, type ReviewKeyProps } from './key-grid.tsx';

export function KeyPanel(props: Omit<ReviewKeyProps, 'onSelect'>) {
  return (
    <Card>
      <Stack gap="e16">
        <Inline justify="between" align="baseline" wrap>
          <Heading look="h3">{copy.dialog}</Heading>
          <Text look="small" tone="muted">
            {copy.place(props.at + 1, props.questoes.length)}
          </Text>
        </Inline>
        <ReviewKey {...props} />
        <AnswersLegend label={copy.legend} states={statesOf(props)} />
      </Stack>
    </Card>
  );
}

/** Those every key has, and what else stands in this one. */
function statesOf({ gabarito, questoes }: Pick<ReviewKeyProps, 'gabarito' | 'questoes'>) {
  if (gabarito.situacao !== 'liberado') return ['respondida', 'branco'] as const;
  const there = new Set(questoes.map((questao) => gabaritoState(questao, true)));
  return [
    'acerto',
    'erro',
    'branco',
    ...(['anulada', 'bonificada', 'subjetiva'] as const).filter((one) => there.has(one)),
  ] as const;
}
