/** Who had worked meanwhile, and so was not taken back. */
import { importacaoLinhasQuery } from '@luneta/api-client/gestao-importacoes';
import { useServices } from '@luneta/app-shell';
import { Heading, PersonName, Stack } from '@luneta/ui';
import { useInfiniteQuery } from '@tanstack/react-query';

import { copy } from '../copy.ts';
import type { EtapaProps } from '../parts/etapa-props.ts';

export function Ficaram({ of }: Pick<EtapaProps, 'of'>) {
  const { api } = useServices();
  const { data } = useInfiniteQuery(importacaoLinhasQuery(api, of));
  const stayed =
    data?.pages
      .flatMap((page) => page.linhas)
      .filter(({ problemas }) => problemas.some(({ codigo }) => codigo === 'ja_ha_atividade')) ?? [];
  if (stayed.length === 0) return null;
  return (
    <Stack gap="e8">
      <Heading look="h3">{copy.ficaram}</Heading>
      <Stack as="ul" gap="e4">
        {stayed.map(({ ordem, nome }) => (
          <li key={ordem}>
            <PersonName>{nome}</PersonName>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
