/** Staff accounts of a school with the state of their two-step sign-in, for who helps somebody that lost the app. */
import type { GestaoEquipePessoa } from '@luneta/api-client';
import { equipeQuery } from '@luneta/api-client/gestao-escolas';
import { useServices } from '@luneta/app-shell';
import { isStaff } from '@luneta/domain';
import { Badge, Button, Card, Inline, Loading, Skeleton, Stack, Text, useToast, VisuallyHidden } from '@luneta/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { perfilNames } from '../../../copy.ts';
import { ListaPaginada } from '../../../lista/lista-paginada.tsx';
import { copy } from './copy.ts';
import { RedefinirDialog } from './redefinir-dialog.tsx';

const waiting = (
  <Loading label={copy.loading}>
    {[1, 2, 3, 4].map((n) => (
      <Skeleton key={n} shape="card" size={72} />
    ))}
  </Loading>
);

export function Equipe({ escola_id }: { escola_id: number }) {
  const { api } = useServices();
  const toast = useToast();
  const query = useInfiniteQuery(equipeQuery(api, escola_id));
  const [asked, setAsked] = useState<GestaoEquipePessoa | null>(null);
  const equipe = query.data?.pages.flatMap((page) => page.equipe) ?? [];
  return (
    <Stack gap="e16">
      <Text tone="muted" measure>
        {copy.intro}
      </Text>
      <ListaPaginada
        query={query}
        rows={equipe.length}
        loading={waiting}
        filtered={false}
        onClear={() => undefined}
        words={copy}
      >
        {(error) => (
          <>
            <Stack as="ul" gap="e8">
              {equipe.map((pessoa) => (
                // The own account is changed under Segurança, with password and code.
                <Pessoa
                  key={pessoa.pessoa_id}
                  pessoa={pessoa}
                  {...(pessoa.propria ? {} : { onReset: () => setAsked(pessoa) })}
                />
              ))}
            </Stack>
            {error}
          </>
        )}
      </ListaPaginada>
      {asked !== null && (
        <RedefinirDialog
          escola_id={escola_id}
          pessoa={asked}
          onClose={() => setAsked(null)}
          onDone={() => {
            setAsked(null);
            toast.show({ tone: 'success', text: copy.done(asked.nome) });
          }}
        />
      )}
    </Stack>
  );
}

function Pessoa({ pessoa, onReset }: { pessoa: GestaoEquipePessoa; onReset?: () => void }) {
  const { nome, perfil, duas_etapas, codigos_restantes } = pessoa;
  return (
    <Card as="li">
      <Inline justify="between" gap="e12" wrap>
        <Stack gap="e4">
          <Text>{nome}</Text>
          <Text look="small" tone="muted">
            {isStaff(perfil) ? perfilNames[perfil] : perfil}
          </Text>
        </Stack>
        <Inline gap="e12" wrap>
          {duas_etapas && (
            <Text as="span" look="small" tone="muted">
              {copy.left(codigos_restantes)}
            </Text>
          )}
          <Badge tone={duas_etapas ? 'success' : 'neutral'}>{duas_etapas ? copy.on : copy.off}</Badge>
          {duas_etapas && onReset !== undefined && (
            <Button size="sm" variant="secondary" onClick={onReset}>
              <span aria-hidden="true">{copy.reset}</span>
              <VisuallyHidden>{copy.resetOf(nome)}</VisuallyHidden>
            </Button>
          )}
        </Inline>
      </Inline>
    </Card>
  );
}
