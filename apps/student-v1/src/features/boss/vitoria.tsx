import type { BossInfo } from '@luneta/api-client';
import { BossEnergy, Card, Heading, Inline, Stack, Text } from '@luneta/ui';

import { copy } from './copy.ts';

/** How the Boss is won and what a win pays, said before the attack (decision 219). */
export function Vitoria({ info }: { info: BossInfo }) {
  const { qtde_itens, acertos_para_vencer, moedas_por_acerto } = info;
  if (qtde_itens === 0) return null;
  return (
    <Card as="section" labelledBy="vitoria" padding="sm">
      <Stack gap="e8">
        <Inline gap="e8" justify="between" wrap>
          <Heading look="h3" id="vitoria">
            {copy.win.title(acertos_para_vencer, qtde_itens)}
          </Heading>
          {moedas_por_acerto > 0 && <Text look="smallStrong">{copy.win.perHit(moedas_por_acerto)}</Text>}
        </Inline>
        <BossEnergy
          label={copy.energy}
          acertos={0}
          total={qtde_itens}
          win={{ at: acertos_para_vencer, text: copy.win.mark(acertos_para_vencer) }}
        />
        {moedas_por_acerto > 0 && (
          <Text look="small" tone="muted">
            {copy.win.pays(acertos_para_vencer * moedas_por_acerto, qtde_itens * moedas_por_acerto)}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
