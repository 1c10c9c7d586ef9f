/** The offer itself, after everything else on the page: it covers nothing, takes no focus, and moves nothing. */
import { Button, Card, Content, Grid, Heading, Stack, Text } from '@luneta/ui';

import { useServices } from '../services/context.tsx';
import { copy } from './copy.ts';

export function RenewalOffer() {
  const { renewal } = useServices();
  return (
    <Content>
      <Card as="section" labelledBy="versao-nova">
        <Stack gap="e16">
          <div role="status">
            <Heading look="h3" id="versao-nova">
              {copy.title}
            </Heading>
          </div>
          <Text>{copy.text}</Text>
          <Grid columns={2} gap="e12">
            <Button variant="secondary" block onClick={renewal.putOff}>
              {copy.later}
            </Button>
            <Button variant="secondary" block onClick={renewal.accept}>
              {copy.accept}
            </Button>
          </Grid>
        </Stack>
      </Card>
    </Content>
  );
}
