/** The key beside the question on a wide screen: the dialog's grid, always open, with what its marks mean. */
import { AnswersLegend, Card, Heading, Inline, Stack, Text } from '@luneta/ui';

import { copy } from './copy.ts';
import { ReviewKey, type ReviewKeyProps } from './key-grid.tsx';

export function KeyPanel(props: Omit<ReviewKeyProps, 'onSelect'>) {
  const liberado = props.gabarito.situacao === 'liberado';
  return (
    <Card>
      <Stack gap="e16">
        <Inline justify="between" align="baseline" wrap>
          <Heading level={2} look="h3">
            {copy.dialog}
          </Heading>
          <Text look="small" tone="muted">
            {copy.place(props.at + 1, props.questoes.length)}
          </Text>
        </Inline>
        <ReviewKey {...props} />
        <AnswersLegend
          label={copy.legend}
          states={liberado ? ['acerto', 'erro', 'branco'] : ['respondida', 'branco']}
        />
      </Stack>
    </Card>
  );
}
