import type { RoteiroFase } from '@luneta/api-client';
import { createVisualizacaoConteudoMutation } from '@luneta/api-client/trilha-fase';
import { useMayWrite, useServices } from '@luneta/app-shell';
import { Heading, MediaList, Stack, Text } from '@luneta/ui';
import { useMutation } from '@tanstack/react-query';

import { copy } from './copy.ts';

/** Media to study with. Opening one is recorded for the student; who only looks records nothing. */
export function Midias({ fase }: { fase: RoteiroFase }) {
  const { api } = useServices();
  const mayWrite = useMayWrite();
  const view = useMutation(createVisualizacaoConteudoMutation(api));
  const { midias, trilha_fase_id, trilha_aberta, info } = fase;
  // Without media and without a course there is nothing to point to.
  if (midias.length === 0 && info.base_conhecimento_id === null) return null;
  return (
    <Stack as="section" labelledBy="midias" gap="e12">
      <Heading id="midias">{copy.media}</Heading>
      {midias.length === 0 ? (
        <Text tone="muted">{copy.noMedia}</Text>
      ) : (
        <MediaList
          label={copy.media}
          variant="grid"
          items={midias.map(({ id, tipo, descricao, url, plataforma, label_01, label_02 }) => ({
            id,
            kind: tipo,
            kindLabel: copy.kinds[tipo],
            title: descricao,
            // What only repeats the kind says nothing.
            source: [...new Set([plataforma, label_01, label_02])]
              .filter((part) => part !== null && part !== copy.kinds[tipo])
              .join(' · '),
            href: url,
            onOpen: () => {
              if (mayWrite && trilha_aberta)
                view.mutate({ objeto_conhecimento_conteudo_digital_id: id, trilha_fase_id });
            },
          }))}
        />
      )}
    </Stack>
  );
}
