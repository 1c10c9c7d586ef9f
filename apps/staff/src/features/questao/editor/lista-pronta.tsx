/** What a question needs before it can be used, with what is there already. */
import { Card, Heading, Icon, Inline, Stack, Text, VisuallyHidden } from '@luneta/ui';
import { CircleCheck, CircleDashed } from '@luneta/ui/icons';

import { copy } from './copy.ts';
import { listaDe } from './faltas.ts';
import type { Valores } from './valores.ts';

export function ListaPronta({ valores }: { valores: Valores }) {
  return (
    <Card padding="sm" as="section" labelledBy="questao-lista">
      <Stack gap="e8">
        <Heading look="bodyStrong" id="questao-lista">
          {copy.lista.title}
        </Heading>
        <Stack as="ul" gap="e4">
          {listaDe(valores).map(({ id, text, done }) => (
            <li key={id}>
              <Inline gap="e8">
                <Text as="span" tone={done ? 'success' : 'warning'}>
                  <Icon of={done ? CircleCheck : CircleDashed} size={20} />
                </Text>
                <Text as="span" look={done ? 'body' : 'bodyStrong'}>
                  {text}
                  <VisuallyHidden>: {done ? copy.lista.done : copy.lista.missing}</VisuallyHidden>
                </Text>
              </Inline>
            </li>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}
