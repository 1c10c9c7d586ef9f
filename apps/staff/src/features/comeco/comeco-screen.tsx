/** `/primeiro_acesso`: the first person of a deployment makes the school and the own account, once. */
import { ApiError } from '@luneta/api-client';
import { instalacaoQuery } from '@luneta/api-client/instalacao';
import { PublicFrame, QueryState, usePageTitle, useServices } from '@luneta/app-shell';
import { ButtonLink, LoadingLayout, EmptyState, PageTitle, Stack, Text } from '@luneta/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { ComecoForm } from './comeco-form.tsx';
import { copy } from './copy.ts';

const NAME = 'inicio';

/** The code of the printed address. It is taken out of the address at once. */
function useCodigo(): string {
  const { address } = useServices();
  const [codigo] = useState(() => new URLSearchParams(address.hash.replace(/^#/u, '')).get(NAME) ?? '');
  useEffect(() => {
    if (codigo !== '') address.replace(address.pathname + address.search);
  }, [address, codigo]);
  return codigo;
}

export function ComecoScreen() {
  const { api } = useServices();
  const heading = usePageTitle(copy.title);
  const codigo = useCodigo();
  const query = useQuery(instalacaoQuery(api));
  const over = query.error instanceof ApiError && query.error.status === 404;
  return (
    <PublicFrame width="panel">
      <Stack gap="e24">
        <Stack gap="e8">
          <PageTitle ref={heading}>{over ? copy.over : copy.title}</PageTitle>
          {!over && <Text tone="muted">{copy.intro}</Text>}
        </Stack>
        {over ? (
          <EmptyState text={copy.overText} mood="feliz" action={<ButtonLink href="/">{copy.toLogin}</ButtonLink>} />
        ) : (
          <QueryState query={query} loading={<LoadingLayout of="cards" count={2} label={copy.loading} />}>
            {() => <ComecoForm codigo={codigo} />}
          </QueryState>
        )}
      </Stack>
    </PublicFrame>
  );
}
