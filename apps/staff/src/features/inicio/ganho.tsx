/** Beside the steps: what the one of now gives to the school. */
import type { PassoInicial } from '@luneta/domain';
import { Heading, Pipa, Stack, Text } from '@luneta/ui';

import { copy } from './copy.ts';
import * as css from './inicio.css.ts';

export function Ganho({ passo }: { passo: PassoInicial }) {
  return (
    <section className={css.sky} aria-labelledby="ganho">
      <div className={css.skyHead}>
        <Stack gap="e8">
          <Text look="small" tone="inherit">
            {copy.givesTitle}
          </Text>
          <Heading level={2} id="ganho" look="h1" tone="inherit">
            {copy.passos[passo].gives}
          </Heading>
        </Stack>
        <Pipa size={96} mood="feliz" />
      </div>
    </section>
  );
}
